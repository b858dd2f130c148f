import { expect, it } from 'vitest'

import { type Column, findRows, nextSorting, type Sorting, sortRows } from './columns.ts'

interface Row {
  id: number
  name: string
  pay?: number
}

const rows: readonly Row[] = [
  { id: 1, name: 'Room 10', pay: 5 },
  { id: 2, name: 'élan' },
  { id: 3, name: 'Room 9', pay: 40 },
  { id: 4, name: 'Eve', pay: 5 },
]

const columns: readonly Column<Row>[] = [
  { label: 'Name', text: ({ name }) => name, searchText: ({ name, id }) => `${name} no-${id}`, cell: () => null },
  { label: 'Pay', text: ({ pay }) => `${pay ?? ''}`, sortKey: ({ pay }) => pay ?? -Infinity, cell: () => null },
  { label: 'Action', cell: () => null },
]

const idsOf = (found: readonly Row[]) => found.map(({ id }) => id)

it.each([
  ['nothing', '', [1, 2, 3, 4]],
  ['spaces alone', '  ', [1, 2, 3, 4]],
  ['another letter case, with spaces around', ' rOOm ', [1, 3]],
  ['digits of the other script', '१०', [1]],
  ['a text that is not shown', 'no-4', [4]],
  ['a number', '40', [3]],
  ['a text of no row', 'zebra', []],
])('finds by %s', (_, text, ids) => {
  expect(idsOf(findRows(rows, columns, text))).toEqual(ids)
})

it.each<[Sorting | undefined, number[]]>([
  [undefined, [1, 2, 3, 4]],
  [{ label: 'Name', direction: 'asc' }, [2, 4, 3, 1]],
  [{ label: 'Name', direction: 'desc' }, [1, 3, 4, 2]],
  [{ label: 'Pay', direction: 'asc' }, [2, 1, 4, 3]],
  [{ label: 'Pay', direction: 'desc' }, [3, 1, 4, 2]],
  [{ label: 'Action', direction: 'asc' }, [1, 2, 3, 4]],
  [{ label: 'A column of another language', direction: 'asc' }, [1, 2, 3, 4]],
])('sorts by %o', (sorting, ids) => {
  expect(idsOf(sortRows(rows, columns, sorting))).toEqual(ids)
})

it('sorts ascending, descending and not at all, and another column ascending', () => {
  const first = nextSorting(undefined, 'Name')
  const second = nextSorting(first, 'Name')
  expect([first, second, nextSorting(second, 'Name'), nextSorting(second, 'Pay')]).toEqual([
    { label: 'Name', direction: 'asc' },
    { label: 'Name', direction: 'desc' },
    undefined,
    { label: 'Pay', direction: 'asc' },
  ])
})
