import { type Answer, Client } from '../support/client.ts'

/** A client with a user agent of its own, by which the proxy distributes clients over the nodes. */
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

/** A client of the proxy with a browser of that name, signed in if it has a cookie. */
export function clientOf(url: string, browser: string, cookie?: string): Client {
  const client = new NamedClient(url, browser)
  client.cookie = cookie
  return client
}

const PAUSE_MS = 100

/** Waits as long as a client of the load does between two requests. */
export const pause = (ms = PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, ms))
