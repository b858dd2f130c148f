import { expect, it } from 'vitest'

import { withSpansInRange } from './clamp-spans.ts'

const table = (cell: object) => ({
  root: {
    type: 'root',
    children: [{ type: 'table', children: [{ type: 'tablerow', children: [{ type: 'tablecell', ...cell }] }] }],
  },
})

it.each([
  [
    { colSpan: 0, rowSpan: -1 },
    { colSpan: 1, rowSpan: 1 },
  ],
  [
    { colSpan: 1001, rowSpan: 65_534 },
    { colSpan: 1000, rowSpan: 1000 },
  ],
  [{ rowSpan: 0.5 }, { rowSpan: 0.5 }],
  [{ rowSpan: '0' }, { rowSpan: '0' }],
])('a cell with %j gets %j', (given, expected) => {
  const text = table(given)
  expect(withSpansInRange(text)).toEqual(table(expected))
  expect(text).toEqual(table(given))
})

it('what has no spans out of range is returned as it is', () => {
  for (const value of [
    table({ colSpan: 2, rowSpan: 1000 }),
    null,
    undefined,
    5,
    { root: [] },
    { root: { children: 5 } },
  ])
    expect(withSpansInRange(value)).toBe(value)
})
