/** The response to a call; `body` is the parsed JSON, or the text if it is not JSON. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  text: string
}

export type Encoding = 'json' | 'form' | 'multipart'
export type Fields = Readonly<Record<string, unknown>>

export interface Sending {
  /** The encoding of the body: by default JSON, or multipart with a picture. */
  as?: Encoding
  image?: Picture | undefined
  headers?: Readonly<Record<string, string>>
}

/** A picture's bytes, with the file name and type that a client sends. */
export interface Picture {
  bytes: Uint8Array
  name?: string
  type?: string
}

/** An API client of one server and user, which stores cookies like a browser. */
export class Client {
  /** The session's cookie. */
  cookie: string | undefined
  /** The cookie that marks a known device; stored from responses, sent to the API only. */
  device: string | undefined

  /** An API key, sent in place of any cookie. */
  key: string | undefined

  constructor(readonly url: string) {}

  /** Sends any request to a path of the server. */
  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    const cookies = [this.cookie, path.startsWith('/api/') ? this.device : undefined].filter(Boolean)
    if (this.key !== undefined) headers.set('authorization', `users API-Key ${this.key}`)
    else if (cookies.length > 0 && !headers.has('cookie')) headers.set('cookie', cookies.join('; '))
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    this.keepCookies(response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(response.headers, text) }
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.fetch(`/api${path}`, { headers })
  }

  /** Sends a body in one of the contract's encodings. */
  send(method: string, path: string, fields: Fields = {}, { as, image, headers = {} }: Sending = {}): Promise<Answer> {
    const { body, type } = encoded(as ?? (image ? 'multipart' : 'json'), fields, image)
    return this.fetch(`/api${path}`, {
      method,
      body,
      headers: { ...(type ? { 'content-type': type } : {}), ...headers },
    })
  }

  post(path: string, fields: Fields = {}, sending?: Sending): Promise<Answer> {
    return this.send('POST', path, fields, sending)
  }

  patch(path: string, fields: Fields = {}, sending?: Sending): Promise<Answer> {
    return this.send('PATCH', path, fields, sending)
  }

  remove(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.fetch(`/api${path}`, { method: 'DELETE', headers })
  }

  /** Sends a body unchanged. */
  raw(method: string, path: string, body: BodyInit, headers: Readonly<Record<string, string>>): Promise<Answer> {
    return this.fetch(`/api${path}`, { method, body, headers })
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const pair = line.split(';', 1)[0] ?? ''
      const kept = pair.endsWith('=') ? undefined : pair
      if (/^(__Secure-)?device=/.test(pair)) this.device = kept
      else this.cookie = kept
    }
  }
}

function parsed(headers: Headers, text: string): unknown {
  if (!headers.get('content-type')?.includes('json') || text === '') return text
  return JSON.parse(text)
}

function encoded(as: Encoding, fields: Fields, image: Picture | undefined): { body: BodyInit; type?: string } {
  if (as === 'json') return { body: JSON.stringify(fields), type: 'application/json' }
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  if (as === 'form') return { body: new URLSearchParams(texts) }
  const form = new FormData()
  for (const [name, value] of texts) form.append(name, value)
  if (image) form.append('image', fileOf(image))
  return { body: form }
}

/** A POST request whose body is streamed without a Content-Length. */
export const inPieces = (body: ReadableStream<Uint8Array>, type: string) => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
  duplex: 'half' as const,
})

/** A picture as a File. */
export const fileOf = ({ bytes, name = 'picture.png', type = 'image/png' }: Picture): File =>
  new File([new Uint8Array(bytes)], name, { type })
