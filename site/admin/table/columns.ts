import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** What a table shows of a row under one head. */
export interface Column<Row> {
  /** Its head, and its label on a card. */
  label: string
  /** What it is searched and sorted by; without, it is neither. */
  text?: (row: Row) => string
  cell: (row: Row) => ReactNode
}

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

/** As people sort: 9 before 10, and é beside e. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A table's columns as the library takes them. */
export const tableColumns = <Row extends object>(columns: readonly Column<Row>[]) => {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ label, text, cell }) =>
    helper.accessor((row): unknown => text?.(row) ?? '', {
      id: label,
      header: label,
      enableSorting: text !== undefined,
      enableGlobalFilter: text !== undefined,
      sortFn: (one, other, id) => collator.compare(String(one.getValue(id)), String(other.getValue(id))),
      cell: ({ row }) => cell(row.original),
    }),
  )
}
