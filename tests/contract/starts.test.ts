import { expect, it } from 'vitest'

import { rounds } from '../support/rounds.ts'
import { ownServer } from './support/context.ts'

/** The machines of tests are busy: under a quiet one it takes a quarter of this. */
const MOST_MS = 15_000

it('F1: every start succeeds', async () => {
  const server = await ownServer()
  let next = server
  for (let n = 0; n < rounds(3, 100); n += 1) {
    expect(await next.end('SIGTERM')).toBe(0)
    const started = performance.now()
    next = await server.restart()
    expect(performance.now() - started).toBeLessThan(MOST_MS)
  }
  await next.end('SIGTERM')
}, 600_000)
