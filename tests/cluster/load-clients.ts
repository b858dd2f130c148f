import { type Answer, Client } from '../support/client.ts'

/** A client with its own user agent, by which the proxy assigns clients to nodes. */
class NamedClient extends Client {
  constructor(
    url: string,
    readonly browser: string,
  ) {
    super(url)
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set('user-agent', this.browser)
    return super.fetch(path, { ...init, headers })
  }
}

/** A client of the proxy with this user agent, signed in if a cookie is given. */
export function clientOf(url: string, browser: string, cookie?: string): Client {
  const client = new NamedClient(url, browser)
  client.cookie = cookie
  return client
}

const PAUSE_MS = 100

/** The pause between two requests of a client of the load. */
export const pause = (ms = PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, ms))
