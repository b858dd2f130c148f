import { type SortingState, useTable } from '@tanstack/react-table'
import { GripVertical } from '../../ui/icons/grip-vertical.ts'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'

import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useTypedBeforeHydration } from '../../ui/use-typed-before-hydration.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { type Column, features, cellHas, tableColumns } from './columns.ts'
import { listState } from './list-state.ts'
import { Pager } from './pager.tsx'
import { SortButton } from './sort-button.tsx'
import { useRowAdded } from './use-row-added.ts'
import { type RowOrder, useRowOrder } from './use-row-order.ts'

interface DataTableProps<Row> {
  /** The plural name of the rows. */
  label: string
  rows: Row[]
  /** A stable array. */
  columns: readonly Column<Row>[]
  /** For rows with long texts. */
  isTopAligned?: boolean
  /** Leaves rows out; none if undefined. */
  isShown?: ((row: Row) => boolean) | undefined
  /** The control of that, beside the search. */
  filter?: ReactNode
  /** An action on all rows that search and filter leave. */
  renderAction?: (found: Row[]) => ReactNode
  /** Lets the rows be put in order, while all of them are shown in the order that they have. */
  order?: RowOrder<Row> | undefined
}

const PAGE = 25

const tables = listState<{ search: string; sorting: SortingState; pageIndex: number }>()

/** A table from 640 px; below, its header is a row of sort buttons and each row a card. */
const shapes = {
  table: 'w-full border-separate border-spacing-0 text-small wrap-break-word max-sm:block',
  heads: 'max-sm:flex max-sm:flex-wrap max-sm:rounded-card max-sm:bg-mist',
  head: 'text-left sm:border-b sm:border-line sm:bg-mist xl:sticky xl:top-0 xl:z-10',
  plainHead: 'px-3 font-semibold',
  rows: 'max-sm:flex max-sm:flex-col max-sm:gap-3 max-sm:pt-3',
  row: 'max-sm:relative max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-4',
  cell: 'max-sm:flex max-sm:gap-3 sm:border-b sm:border-line sm:px-3 sm:py-3',
  label: 'w-20 shrink-0 text-soft sm:hidden',
} as const

/** A table with search, sorting and 25 rows per page. On narrow screens each row is a card. */
export function DataTable<Row extends { _id: string }>({
  label,
  rows: loaded,
  columns,
  isTopAligned = false,
  isShown,
  filter,
  renderAction,
  order,
}: DataTableProps<Row>) {
  const { number, staff } = useStaffLanguage()
  const words = staff.table
  const { rows, handle, sideOf, said } = useRowOrder(loaded, order)
  const shown = useMemo(() => (isShown ? rows.filter(isShown) : rows), [rows, isShown])
  const left = tables.useLeft('table')
  const table = useTable({
    features,
    data: shown,
    columns: useMemo(() => tableColumns(columns), [columns]),
    getRowId: ({ _id }) => _id,
    globalFilterFn: cellHas,
    initialState: {
      globalFilter: left?.search ?? '',
      sorting: left?.sorting ?? [],
      pagination: { pageIndex: left?.pageIndex ?? 0, pageSize: PAGE },
    },
    autoResetPageIndex: false,
  })
  const { sorting, pagination } = table.state
  const globalFilter = String(table.state.globalFilter ?? '')
  const { pageIndex } = pagination
  tables.useRemember(
    'table',
    useMemo(() => ({ search: globalFilter, sorting, pageIndex }), [globalFilter, sorting, pageIndex]),
  )
  const foundRows = table.getFilteredRowModel().rows
  const found = foundRows.length
  const search = (text: string) => {
    table.setGlobalFilter(text)
    table.setPageIndex(0)
  }
  const field = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(field, globalFilter, search)
  // Makes a new row visible: resets search and order, and shows its page.
  useRowAdded(rows, (index) => {
    table.setGlobalFilter('')
    table.setSorting([])
    table.setPageIndex(Math.floor(index / PAGE))
  })
  const last = Math.max(0, Math.ceil(found / PAGE) - 1)
  useEffect(() => {
    if (pageIndex > last) table.setPageIndex(last)
  }, [table, pageIndex, last])
  const isOrderable = order !== undefined && !isShown && !globalFilter && sorting.length === 0 && rows.length > 1
  const cellShape = `${shapes.cell} ${isTopAligned ? 'align-top' : 'align-middle sm:h-16'}`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          ref={field}
          label={words.search(label)}
          type="search"
          value={globalFilter}
          onChange={({ target }) => search(target.value)}
          className="max-w-md grow basis-60"
        />
        {filter}
        {renderAction?.(foundRows.map(({ original }) => original))}
      </div>
      {found === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-6">
          {globalFilter ? (
            <>
              <p className="min-w-0 wrap-anywhere">
                {words.nothingFor} <q dir="auto">{globalFilter}</q>
              </p>
              <Button variant="secondary" onClick={() => search('')}>
                {words.clear}
              </Button>
            </>
          ) : (
            <p>{words.noneLeft}</p>
          )}
        </div>
      )}
      {/* Does not scroll by itself on wide screens: within an element that does, the header could not be sticky. */}
      <div hidden={found === 0} className="overflow-x-auto xl:overflow-x-visible">
        <table aria-label={label} className={shapes.table}>
          <thead className="max-sm:block">
            <tr className={shapes.heads}>
              <th scope="col" aria-label={words.rowNumber} className={`${shapes.head} max-sm:hidden`}>
                <span className={shapes.plainHead}>#</span>
              </th>
              {table.getFlatHeaders().map(({ id, column }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={ariaSort(column.getIsSorted())}
                  className={`${shapes.head} ${column.getCanSort() ? '' : 'max-sm:hidden'}`}
                >
                  {column.getCanSort() ? (
                    <SortButton column={column} onSort={() => table.setPageIndex(0)} />
                  ) : (
                    <span className={shapes.plainHead}>{id}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={shapes.rows}>
            {table.getRowModel().rows.map((row, index) => (
              <tr
                key={row.id}
                data-id={row.id}
                className={`${shapes.row} ${isOrderable ? 'max-sm:pr-14' : ''} ${edges[sideOf(row.id) ?? 'none']}`}
              >
                <td
                  className={`${cellShape} text-soft tabular-nums ${isOrderable ? 'max-sm:absolute max-sm:top-2 max-sm:right-2' : 'max-sm:hidden'}`}
                >
                  <span className="inline-flex items-center gap-1">
                    {isOrderable && (
                      <button
                        type="button"
                        aria-label={words.move(order.nameOf(row.original) || words.untitled)}
                        title={words.moveHint}
                        className="-ml-2 flex size-11 cursor-grab touch-none items-center justify-center rounded-card hover:bg-mist hover:text-ink active:cursor-grabbing sm:h-9 sm:w-7"
                        {...handle(row.original)}
                      >
                        <GripVertical aria-hidden className="size-4" />
                      </button>
                    )}
                    <span className="max-sm:hidden">{number(pageIndex * PAGE + index + 1)}</span>
                  </span>
                </td>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} className={cellShape}>
                    {cell.column.getCanSort() && <span className={shapes.label}>{cell.column.id}</span>}
                    <div className="min-w-0">
                      <table.FlexRender cell={cell} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {order && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      <Pager page={pageIndex} size={PAGE} total={found} onPage={(page) => table.setPageIndex(page)} />
    </div>
  )
}

/** The classes that mark where a dragged row would be put. */
const edges = {
  before: 'sm:[&>td]:border-t-2 sm:[&>td]:border-t-brand max-sm:border-t-brand max-sm:border-t-4',
  behind: 'sm:[&>td]:border-b-2 sm:[&>td]:border-b-brand max-sm:border-b-brand max-sm:border-b-4',
  none: '',
} as const

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : ({ asc: 'ascending', desc: 'descending' } as const)[sorted]
