import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { atEndOfGroup } from '../support/at-end.ts'
import { cases } from '../support/search/cases.ts'
import { lineOf } from '../support/search/request.ts'
import { type Searched, tried } from '../support/search/search.ts'
import { watchStalls } from '../support/search/stalls.ts'
import { makeWorld } from '../support/search/world.ts'
import { ownServer } from './support/context.ts'

const atEnd = atEndOfGroup()
let searched: Searched

beforeAll(async () => {
  const server = await ownServer({ SEED: 'demo', SLOW_CLIENT_SECONDS: '2' }, undefined, atEnd)
  const world = await makeWorld(server)
  const stalls = await watchStalls(server.port)
  const none = { ms: 0, line: '' }
  searched = { world, stalls, longest: { visitor: { ...none }, staff: { ...none } } }
}, 120_000)
afterAll(() => searched.stalls.stop())

describe('what was found once', () => {
  it.each(cases.map((one) => [lineOf(one.sent).slice(0, 160), one] as const))('%s', async (_, { sent, statuses }) => {
    await searched.world.renew()
    const { violations, status } = await tried(searched, sent)
    expect(violations).toEqual([])
    expect(statuses).toContain(status)
  })
})
