import { expect, it } from 'vitest'

import type { EntryChange } from '#contract/writing.ts'
import { changedVisibility, newestChange } from './conflict-facts.ts'

const change = (who: string, minute: number): EntryChange => ({
  at: `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`,
  who,
  isOwn: who === 'Asha',
})

it.each([
  ['another person’s, after the form’s content', [change('Dipa', 20), change('Asha', 5)], 'Dipa'],
  ['another person’s, although one’s own Nepali came after it', [change('Asha', 30), change('Dipa', 20)], 'Dipa'],
  ['one’s own in another window', [change('Asha', 30), change('Dipa', 5)], 'Asha'],
  ['none', [], undefined],
])('a newer version is of the change that the form lacks: %s', (_name, changes, who) => {
  expect(newestChange(changes, '2026-11-20T08:10:00.000Z')?.who).toBe(who)
})

it.each([
  ['the last one, if all are one person’s', [change('Dipa', 30), change('Dipa', 20)], change('Dipa', 30)],
  ['none of several people’s', [change('Asha', 30), change('Dipa', 20)], undefined],
  ['none', [], undefined],
])('without the time of the form’s content it is of %s', (_name, changes, newest) => {
  expect(newestChange(changes, undefined)).toEqual(newest)
})

it.each([
  ['published', 'draft', 'withdrawn'],
  ['changed', 'draft', 'withdrawn'],
  ['draft', 'published', 'published'],
  ['draft', 'changed', 'published'],
  ['draft', 'draft', undefined],
  ['published', 'changed', undefined],
  [undefined, undefined, undefined],
] as const)('an entry that was %s and is %s: %s', (before, now, expected) => {
  expect(changedVisibility(before, now)).toBe(expected)
})
