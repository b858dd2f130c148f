import { connect } from 'node:net'

import { type Got, type HeaderLine, type Sent, valuesOf } from './request.ts'

const MOST_MS = 30_000
const HEAD_END = '\r\n\r\n'

/** Sends a request on a new connection; resolves to what is received until the server closes it. */
export const exchange = (port: number, sent: Sent): Promise<Got> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const parts: string[] = []
    let silent = false
    const timer = setTimeout(() => {
      silent = parts.length === 0
      socket.destroy()
    }, MOST_MS)
    socket.setEncoding('latin1').on('data', (part: string) => parts.push(part))
    // The connection may be reset after the response.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve({ ...answerOf(parts.join('')), silent })
    })
    socket.write(headOf(port, sent), 'latin1')
    socket.write(sent.body, 'latin1')
  })

function headOf(port: number, { method, target, headers, body }: Sent): string {
  const has = (name: string) => valuesOf(headers, name).length > 0
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  if (!has('host')) lines.unshift(`Host: 127.0.0.1:${port}`)
  if (body !== '' && !has('content-length') && !has('transfer-encoding')) lines.push(`Content-Length: ${body.length}`)
  return `${[`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n')}${HEAD_END}`
}

/** The final response in the received text; interim (1xx) responses come before it. */
function answerOf(text: string): Omit<Got, 'silent'> {
  const end = text.indexOf(HEAD_END)
  const [first = '', ...lines] = (end < 0 ? '' : text.slice(0, end)).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0)
  const rest = text.slice(end + HEAD_END.length)
  if (status >= 100 && status < 200) return answerOf(rest)
  const headers = lines.map((line): HeaderLine => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const isChunked = valuesOf(headers, 'transfer-encoding').includes('chunked')
  return { status, headers, text: status === 0 ? '' : decoded(isChunked ? unchunked(rest) : rest) }
}

const decoded = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

function unchunked(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\r\n', at)
    const size = Number.parseInt(text.slice(at, end), 16)
    if (end < 0 || !(size > 0)) break
    parts.push(text.slice(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return parts.join('')
}
