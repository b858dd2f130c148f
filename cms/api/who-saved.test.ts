import { expect, it } from 'vitest'

import { MINUTE_MS, SECOND_MS } from '#contract/time.ts'
import { whoSaved } from './who-saved.ts'

const by = (who: string | null, at: number) => ({ who, at: at * SECOND_MS })

it.each<[what: string, times: number[], saves: ReturnType<typeof by>[], who: (string | null)[]]>([
  ['no version', [], [], []],
  ['each by its record', [20, 10], [by('B', 20.2), by('A', 10.2)], ['B', 'A']],
  ['two within a second', [10.5, 10], [by('B', 10.6), by('A', 10.1)], ['B', 'A']],
  ['a record of the same millisecond', [10], [by('A', 10)], ['A']],
  ['a repeat, which is not recorded', [50, 10], [by('A', 10.2)], ['A', 'A']],
  ['a version of the server, long after', [200, 10], [by('A', 10.2)], [null, 'A']],
  ['without any record', [20, 10], [], [null, null]],
  ['of somebody who is gone', [10], [by(null, 10.2)], [null]],
  ['what made no version', [10], [by('B', 90), by('A', 10.2)], ['A']],
  ['what made no version, of one whose record is deleted', [10], [by('B', 90)], [null]],
])('%s', (_what, times, saves, who) => {
  expect(
    whoSaved(
      times.map((time) => time * SECOND_MS),
      saves,
    ),
  ).toEqual(who)
})

it('a repeat is recorded again after a minute', () => {
  expect(whoSaved([MINUTE_MS + 1], [by('A', 0)])).toEqual([null])
})
