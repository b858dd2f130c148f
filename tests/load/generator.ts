import { connect, type Socket } from 'node:net'

import { processorSeconds } from './process-figures.ts'

export interface Measured {
  /** Requests per second. */
  rate: number
  /** Microseconds of the server's processor time per request; undefined where the system does not report it. */
  cpu: number | undefined
  /** Response times in milliseconds, sorted. */
  waits: readonly number[]
}

const CONNECTIONS = 32

/** The next request of a connection and the expected status; undefined ends the connection. */
export type Requests = () => { request: string; status: number } | undefined

/** The same request repeatedly. */
export function repeated(path: string, headers: Readonly<Record<string, string>>, status = 200): () => Requests {
  const request = getRequest(path, headers)
  return () => () => ({ request, status })
}

/** A GET request as text. */
export const getRequest = (path: string, headers: Readonly<Record<string, string>>): string =>
  [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', ...Object.entries(headers).map((pair) => pair.join(': ')), '\r\n'].join(
    '\r\n',
  )

/**
 * Sends requests to a local server for the given time, one at a time on each of several connections. Uses sockets, since Node's HTTP client
 * takes longer to send a request than the server to respond.
 */
export async function load(
  port: number,
  pid: number,
  ms: number,
  requestsOf: () => Requests,
  connections = CONNECTIONS,
): Promise<Measured> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(port)))
  const [started, cpu] = [performance.now(), processorSeconds(pid)]
  const until = started + ms
  const all = await Promise.all(sockets.map((socket) => ask(socket, requestsOf(), until)))
  const seconds = (performance.now() - started) / 1000
  const after = processorSeconds(pid)
  for (const socket of sockets) socket.destroy()
  const waits = all.flat().sort((a, b) => a - b)
  return {
    rate: waits.length / seconds,
    cpu: cpu === undefined || after === undefined ? undefined : ((after - cpu) / waits.length) * 1e6,
    waits,
  }
}

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Sends the next request once a response is complete; resolves to the response times. */
function ask(socket: Socket, requests: Requests, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const waits: number[] = []
    let [sent, left, expected] = [0, 0, 0]
    const next = () => {
      const now = performance.now()
      if (sent > 0) waits.push(now - sent)
      const wanted = now < until ? requests() : undefined
      if (!wanted) return resolve(waits)
      ;[sent, left, expected] = [now, -1, wanted.status]
      socket.write(wanted.request)
    }
    socket.on('data', (chunk: Buffer) => {
      if (left >= 0) left -= chunk.length
      else {
        const { status, length } = headOf(chunk)
        if (status !== expected) return reject(new Error(`an answer of ${status} in place of ${expected}`))
        left = length - chunk.length
      }
      if (left <= 0) next()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a connection')))
    next()
  })
}

/** The status and total length of a response, from its first chunk, which contains the whole head on a local connection. */
function headOf(chunk: Buffer): { status: number; length: number } {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) throw new Error('the head of an answer came in pieces')
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return { status: Number(head.slice(9, 12)), length: end + 4 + (head.startsWith('304', 9) ? 0 : Number(length)) }
}

/** The given quantile of sorted values. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN

export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
