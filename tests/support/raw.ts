import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

/** The response to a raw request. */
export interface RawAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Uint8Array
  /** The number of bytes by which Content-Length exceeds the body that is sent. */
  missing?: number
}

/** Sends a request with this method, target and headers unchanged; fetch would normalize or reject them. */
export const raw = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '', missing = 0 }: Sent = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    // For some methods Node.js sets no Content-Length by itself.
    const length = Buffer.byteLength(body) + missing
    const all = length > 0 ? { 'content-length': length, ...headers } : headers
    const asked = request({ hostname, port, path, method, headers: all, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, text })
        if (missing > 0) asked.destroy()
      })
    })
    asked.once('error', reject)
    if (missing > 0) asked.write(body)
    else asked.end(body)
  })
