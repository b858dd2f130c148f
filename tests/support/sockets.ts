import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A connection that only sends what it is given; `closedAfter` resolves to the milliseconds after which the server closed it
 * (one that does not read does not notice).
 */
export interface SlowClient {
  socket: Socket
  closedAfter: Promise<number>
}

/** Connects, sends some text and falls silent; reads nothing at all if `reads` is false. */
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

/** Opens several at once. */
export const slowClients = (count: number, ...given: Parameters<typeof slowClient>): Promise<SlowClient[]> =>
  Promise.all(Array.from({ length: count }, () => slowClient(...given)))

/** Sends one byte after the other until the connection is closed. */
export function drip({ socket }: SlowClient, everyMs: number): void {
  const timer = setInterval(() => socket.write('x'), everyMs)
  socket.once('close', () => clearInterval(timer))
}
