import { useTable } from '@tanstack/react-table'
import { useMemo } from 'react'

import { TextField } from '../../ui/field.tsx'
import { type Column, features, tableColumns } from './columns.ts'
import { Pager } from './pager.tsx'
import { SortButton } from './sort-button.tsx'

interface DataTableProps<Row> {
  /** What the rows are, in the plural. */
  label: string
  rows: Row[]
  /** One array as long as the table is shown. */
  columns: readonly Column<Row>[]
}

const PAGE = 25

/** Rows with a search, columns to sort by, and 25 a page. On narrow screens each row is a card. */
export function DataTable<Row extends { _id: string }>({ label, rows, columns }: DataTableProps<Row>) {
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => tableColumns(columns), [columns]),
    getRowId: ({ _id }) => _id,
    globalFilterFn: 'includesString',
    initialState: { pagination: { pageIndex: 0, pageSize: PAGE } },
  })
  const { pagination, globalFilter } = table.state
  const found = table.getFilteredRowModel().rows.length
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={`Search ${label}`}
        type="search"
        value={String(globalFilter ?? '')}
        onChange={({ target }) => table.setGlobalFilter(target.value)}
        className="max-w-md"
      />
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-small max-sm:block">
        <thead className="max-sm:block">
          <tr className="max-sm:flex max-sm:flex-wrap">
            {table.getFlatHeaders().map(({ id, column }) => (
              <th
                key={id}
                scope="col"
                aria-sort={ariaSort(column.getIsSorted())}
                className="bg-mist text-left sm:sticky sm:top-0 sm:border-b sm:border-line"
              >
                {column.getCanSort() ? (
                  <SortButton column={column} />
                ) : (
                  <span className="px-3 font-semibold max-sm:hidden">{id}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3 max-sm:pt-3">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="max-sm:flex max-sm:flex-col max-sm:gap-3 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-4"
            >
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className="align-top sm:border-b sm:border-line sm:px-3 sm:py-3">
                  <span className="mb-1 block text-note text-soft sm:hidden">{cell.column.id}</span>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={pagination.pageIndex} size={PAGE} total={found} onPage={(page) => table.setPageIndex(page)} />
    </div>
  )
}

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : ({ asc: 'ascending', desc: 'descending' } as const)[sorted]
