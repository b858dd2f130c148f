import { expect, it } from 'vitest'

import { areRowsFew } from './form-rows.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n), title: 'T' }))
const named = (count: number) =>
  Object.fromEntries(
    rows(count).flatMap(({ id }) => [`slides.${id}.id`, `slides.${id}.title`].map((name) => [name, {}])),
  )
/** A list's state names its rows as well. */
const state = (count: number) => ({ slides: { rows: rows(count) }, ...named(count) })

it.each<[string, object, boolean]>([
  [
    'settings with full lists',
    { data: { slides: rows(24), plans: rows(24).map((row) => ({ ...row, points: rows(24) })) }, formState: state(624) },
    true,
  ],
  ['2,000 rows', { data: { slides: rows(2000) } }, true],
  ['2,001 rows', { data: { slides: rows(2001) } }, false],
  ['lists of lists', { data: { slides: rows(100).map((row) => ({ ...row, points: rows(100) })) } }, false],
  ['a form’s state with 2,000 rows', { formState: state(2000) }, true],
  ['a form’s state with 2,001 rows', { formState: state(2001) }, false],
  ['2,001 rows beside a root', { data: { root: {}, slides: rows(2001) } }, false],
  ['a long rich text', { data: { description: { root: { children: rows(5000) } } } }, true],
])('%s', (_what, args, expected) => {
  expect(areRowsFew({ ...args })).toBe(expected)
})
