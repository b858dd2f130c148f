import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A connection that sends given bytes only; `closedAfter` resolves to the milliseconds until the server closed it. Without reading, a
 * client does not notice that.
 */
export interface SlowClient {
  socket: Socket
  closedAfter: Promise<number>
}

/** Connects and sends a text, then nothing; reads nothing if `reads` is false. */
export async function slowClient(port: number, text: string, reads = true): Promise<SlowClient> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const started = performance.now()
  const closedAfter = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - started))
  })
  if (reads) socket.resume()
  socket.write(text)
  return { socket, closedAfter }
}

/** Opens several at the same time. */
export const slowClients = (count: number, ...given: Parameters<typeof slowClient>): Promise<SlowClient[]> =>
  Promise.all(Array.from({ length: count }, () => slowClient(...given)))

/** Sends one byte at a time until the connection is closed. */
export function drip({ socket }: SlowClient, everyMs: number): void {
  const timer = setInterval(() => socket.write('x'), everyMs)
  socket.once('close', () => clearInterval(timer))
}
