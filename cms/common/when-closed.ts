import type { ServerResponse } from 'node:http'

const waiting = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Calls back when a response is sent or its client has disconnected. All callbacks of a response share a listener: Node.js warns of more than
 * ten, and sending a stream adds seven.
 */
export function whenClosed(res: ServerResponse, then: () => void): void {
  const others = waiting.get(res)
  if (others) return void others.push(then)
  const all = [then]
  waiting.set(res, all)
  res.once('close', () => {
    for (const each of all) each()
  })
}
