import type { ReactNode } from 'react'

import { withLatinDigits } from '#contract/text/latin-digits.ts'

/** A column of a table. */
export interface Column<Row> {
  /** The header, and the label on a card. */
  label: string
  /** The text for searching and sorting; without it, neither is possible. */
  text?: (row: Row) => string
  /** The text for searching, if it is more than the shown one. */
  searchText?: (row: Row) => string
  /** The value to sort by, instead of the text: a number, or a text compared by characters. */
  sortKey?: (row: Row) => string | number
  cell: (row: Row) => ReactNode
}

/** The column that a table is sorted by. */
export interface Sorting {
  label: string
  direction: 'asc' | 'desc'
}

/** The sorting after another press of a column's header: ascending, descending, then none. */
export function nextSorting(sorting: Sorting | undefined, label: string): Sorting | undefined {
  if (sorting?.label !== label) return { label, direction: 'asc' }
  return sorting.direction === 'asc' ? { label, direction: 'desc' } : undefined
}

const searched = (text: string): string => withLatinDigits(text.toLowerCase())

/** The rows with the text in one of their columns, in any letter case and in either script's digits. */
export function findRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'text' | 'searchText'>[],
  text: string,
): readonly Row[] {
  const wanted = searched(text).trim()
  if (!wanted) return rows
  const texts = columns.flatMap((column) => (column.text ? [column.searchText ?? column.text] : []))
  return rows.filter((row) => texts.some((textOf) => searched(textOf(row)).includes(wanted)))
}

/** Natural sort order: 9 before 10, é beside e. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : Number(one > other))

/** The rows in the order of a column; equal ones stay in the order they have, in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const column = columns.find(({ label }) => label === sorting?.label)
  if (!sorting || !column?.text) return rows
  const { text, sortKey } = column
  const sign = sorting.direction === 'asc' ? 1 : -1
  return sortKey
    ? rows.toSorted((one, other) => sign * compare(sortKey(one), sortKey(other)))
    : rows.toSorted((one, other) => sign * collator.compare(text(one), text(other)))
}
