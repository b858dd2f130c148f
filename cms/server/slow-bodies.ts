import type { IncomingMessage } from 'node:http'

import { SECOND_MS } from '#contract/time.ts'

/** How long a body may take whatever its rate, and the least rate beyond that, in bytes per second: less than a phone on 2G. */
const GRACE_MS = 60 * SECOND_MS
const LEAST_RATE = 2000

/**
 * Closes the connection of a client that sends a body by the byte, which no limit of idle time notices: without a least rate each of them
 * would occupy a connection for the time that the largest upload may take.
 */
export function requireBodyRate(req: IncomingMessage, graceMs = GRACE_MS): void {
  const { socket, headers } = req
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return
  const [start, before] = [performance.now(), socket.bytesRead]
  const check = () => {
    if (req.complete) return
    const allowedMs = graceMs + ((socket.bytesRead - before) / LEAST_RATE) * SECOND_MS
    const leftMs = start + allowedMs - performance.now()
    if (leftMs <= 0) socket.destroy()
    else timer = setTimeout(check, leftMs).unref()
  }
  let timer = setTimeout(check, graceMs).unref()
  const stop = () => clearTimeout(timer)
  req.once('end', stop).once('close', stop)
}
