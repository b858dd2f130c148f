import { expect, it } from 'vitest'

import { noCounts } from './counts.ts'
import { described, problems, type SoakResult } from './soak-result.ts'

const refusal = { from: 1000, to: 2000, retryAfter: '2', what: 'post' }
const seen = { from: 100, to: 600, node: 'http://b', staleMs: 500 }
const sound: SoakResult = {
  ...noCounts(),
  lost: [],
  revived: [],
  seconds: 60,
  propagations: [seen],
  repeats: 1,
  happened: [
    { name: 'updated', kind: 'orderly', from: 20_000, to: 25_000 },
    { name: 'killed', kind: 'node', from: 40_000, to: 45_000 },
    { name: 'frozen', kind: 'frozen', from: 46_000, to: 49_000 },
  ],
  gaps: [{ from: 30_000, to: 31_000 }],
  killed: 50_000,
}

it('reports no problem where nodes end and the primary changes', () => {
  const unseen = { ...seen, from: 41_000, to: 44_000, staleMs: 2900 }
  const result = {
    ...sound,
    propagations: [seen, unseen],
    refusals: [
      { ...refusal, from: 30_500, to: 33_000 },
      { ...refusal, from: 47_000, to: 49_500 },
    ],
    unanswered: [{ ...refusal, from: 40_000, to: 41_000 }],
  }
  expect(problems(result)).toEqual([])
  expect(described(result)).toContain('nothing that anybody could have noticed')
})

it.each<[string, Partial<SoakResult>, RegExp]>([
  ['a read that fails', { failedReads: ['/: 502'] }, /failed read/],
  ['a write that fails', { failedWrites: ['500'] }, /failed write/],
  ['a write that is lost', { lost: ['T: 404'] }, /lost/],
  ['a deletion that is undone', { revived: ['T'] }, /there again/],
  ['a create that is there twice', { duplicates: ['T'] }, /there twice/],
  ['a refusal while there is a primary', { refusals: [refusal] }, /refused while there was a primary/],
  [
    'a refused read when the primary steps down',
    { refusedReads: [{ ...refusal, from: 30_500, to: 30_600 }] },
    /refused while/,
  ],
  ['a read that a frozen node refuses', { refusedReads: [{ ...refusal, from: 47_000, to: 49_500 }] }, /refused while/],
  [
    'a refusal without Retry-After',
    { refusals: [{ ...refusal, from: 30_500, to: 33_000, retryAfter: null }] },
    /without Retry-After/,
  ],
  [
    'a request that an update leaves without an answer',
    { unanswered: [{ ...refusal, from: 20_500, to: 21_000 }] },
    /orderly update/,
  ],
  [
    'a write that a node does not show for a second',
    { propagations: [seen, { ...seen, to: 1700, staleMs: 1001 }] },
    /not seen/,
  ],
  ['no write that was looked for', { propagations: [] }, /no write was seen/],
  [
    'writes that were looked for at restarts alone',
    { propagations: [{ ...seen, from: 41_000, to: 44_000 }] },
    /no write was seen/,
  ],
  ['no create that was repeated', { repeats: 0 }, /no create was repeated/],
])('%s is a problem', (_, change, line) => {
  expect(problems({ ...sound, ...change })).toEqual([expect.stringMatching(line)])
})
