import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
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

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: {},
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

const searched = (text: unknown): string => withLatinDigits(String(text ?? '').toLowerCase())

/** Whether a cell's text contains what is searched for, in any letter case and in either script's digits. */
export const cellHas = (row: { getValue: (column: string) => unknown }, column: string, query: unknown): boolean =>
  searched(row.getValue(column)).includes(searched(query).trim())

/** Natural sort order: 9 before 10, é beside e. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const ascending = (one: string | number, other: string | number): number => (one < other ? -1 : Number(one > other))

/** The columns in TanStack Table's format. */
export const tableColumns = <Row extends object>(columns: readonly Column<Row>[]) => {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ label, text, searchText = text, sortKey, cell }) =>
    helper.accessor((row): unknown => searchText?.(row) ?? '', {
      id: label,
      header: label,
      enableSorting: text !== undefined,
      enableGlobalFilter: text !== undefined,
      sortFn: ({ original: one }, { original: other }) =>
        sortKey ? ascending(sortKey(one), sortKey(other)) : collator.compare(text?.(one) ?? '', text?.(other) ?? ''),
      cell: ({ row }) => cell(row.original),
    }),
  )
}
