import { afterAll, describe, expect, it } from 'vitest'

import { atEndOfGroup } from '../support/at-end.ts'
import { measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import { cases } from '../support/fuzz/cases.ts'
import { type Requester, lineOf } from '../support/fuzz/request.ts'
import { search, textOf } from '../support/fuzz/rounds.ts'
import { type Searched, tried } from '../support/fuzz/search.ts'
import { watchStalls } from '../support/fuzz/stalls.ts'
import { makeFixture } from '../support/fuzz/fixture.ts'
import { prepareGroup } from '../support/prepare-group.ts'
import { ownServerWithAdmin } from './support/context.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? rounds(30, 3600))
/** Staff's requests change the content, so a new server is started after this time. */
const SECONDS_OF_A_FIXTURE = 120
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const longest = { visitor: { ms: 0, line: '' }, staff: { ms: 0, line: '' } }

/** A server with content, shared by the tests of the group. */
function groupFixture(): () => Searched {
  const atEnd = atEndOfGroup()
  let searched: Searched | undefined
  prepareGroup(async () => {
    const { server } = await ownServerWithAdmin({ SEED: 'demo', SLOW_CLIENT_SECONDS: '2' }, undefined, atEnd)
    const fixture = await makeFixture(server)
    const stalls = await watchStalls(server.port)
    atEnd(stalls.stop)
    searched = { fixture, stalls, longest }
  }, 300_000)
  return () => {
    if (!searched) throw new Error('the fixture of the group is not made yet')
    return searched
  }
}

const count = Math.max(1, Math.round(SECONDS / 2 / SECONDS_OF_A_FIXTURE))
const known = new Set<string>()

function itSearches(searched: () => Searched, what: string, callers: readonly Requester[], round: number): void {
  it(
    `F19: what ${what} request, round ${round}, has responses by the rules, logs no fault and does not block other requests`,
    async () => {
      const seconds = SECONDS / 2 / count
      const { findings, tried: all } = await search(searched(), {
        callers,
        seed: seed + round * 1_000_000,
        seconds,
        known,
      })
      process.stdout.write(`\nsearched with FUZZ_SEED=${seed}: ${all} requests of ${callers.join(' and ')}\n`)
      const texts = findings.map(textOf).join('\n\n')
      // Printed immediately, since Vitest reports failures only after all rounds.
      if (texts !== '') process.stdout.write(`\n${texts}\n`)
      expect(texts).toBe('')
    },
    SECONDS * 1000 + 60_000,
  )
}

const visitors: readonly Requester[] = ['visitor', 'ended']
const staff: readonly Requester[] = ['editor', 'administrator']

describe('what was found once, and the first round of visitors, who change nothing', () => {
  const searched = groupFixture()

  it.each(cases.map((one) => [lineOf(one.sent).slice(0, 160), one] as const))(
    'F19: %s',
    async (_, { sent, statuses }) => {
      await searched().fixture.renew()
      const { violations, status } = await tried(searched(), sent)
      expect(violations).toEqual([])
      expect(statuses).toContain(status)
    },
  )

  itSearches(searched, 'visitors', visitors, 0)
})

const searches = Array.from({ length: count }, (_, round) => [
  { who: 'visitors', callers: visitors, round },
  { who: 'staff', callers: staff, round },
]).flat()

describe.each(searches.slice(1))('a fixture of its own: $who, round $round', ({ who, callers, round }) => {
  itSearches(groupFixture(), who, callers, round)
})

afterAll(() => {
  for (const [who, most] of [
    ['visitor', 100],
    ['staff', 250],
  ] as const) {
    const value = `${longest[who].ms.toFixed(0)} ms: ${longest[who].line || 'none was worth a second look'}`
    measured('F19', `longest stall by one request, ${who}`, `${most} ms`, value)
    process.stdout.write(`longest stall by one request, ${who}: ${value}\n`)
  }
})
