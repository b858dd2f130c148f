import { GripVertical } from '../../ui/icons/grip-vertical.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useTypedBeforeHydration } from '../../ui/use-typed-before-hydration.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { type Column, findRows, nextSorting, type Sorting, sortRows } from './columns.ts'
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
  renderAction?: (found: readonly Row[]) => ReactNode
  /** Lets the rows be put in order, while all of them are shown in the order that they have. */
  order?: RowOrder<Row> | undefined
}

const PAGE = 25

/** What of its rows a table shows. */
interface View {
  search: string
  sorting?: Sorting | undefined
  /** From 0. */
  page: number
}

const tables = listState<View>()

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
  const [view, setView] = useState<View>(tables.useLeft('table') ?? { search: '', page: 0 })
  tables.useRemember('table', view)
  const found = useMemo(() => findRows(shown, columns, view.search), [shown, columns, view.search])
  const sorted = useMemo(() => sortRows(found, columns, view.sorting), [found, columns, view.sorting])
  // Rows can be filtered out or deleted while their page is shown.
  const page = Math.min(view.page, Math.max(0, Math.ceil(found.length / PAGE) - 1))
  const search = (text: string) => setView({ ...view, search: text, page: 0 })
  const field = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(field, view.search, search)
  // Makes a new row visible: resets search and order, and shows its page.
  useRowAdded(rows, (index) => setView({ search: '', page: Math.floor(index / PAGE) }))
  const isOrderable = order !== undefined && !isShown && !view.search && !view.sorting && rows.length > 1
  const cellShape = `${shapes.cell} ${isTopAligned ? 'align-top' : 'align-middle sm:h-16'}`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          ref={field}
          label={words.search(label)}
          type="search"
          value={view.search}
          onChange={({ target }) => search(target.value)}
          className="max-w-md grow basis-60"
        />
        {filter}
        {renderAction?.(found)}
      </div>
      {found.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-6">
          {view.search ? (
            <>
              <p className="min-w-0 wrap-anywhere">
                {words.nothingFor} <q dir="auto">{view.search}</q>
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
      <div hidden={found.length === 0} className="overflow-x-auto xl:overflow-x-visible">
        <table aria-label={label} className={shapes.table}>
          <thead className="max-sm:block">
            <tr className={shapes.heads}>
              <th scope="col" aria-label={words.rowNumber} className={`${shapes.head} max-sm:hidden`}>
                <span className={shapes.plainHead}>#</span>
              </th>
              {columns.map(({ label: header, text }) => {
                const direction = view.sorting?.label === header ? view.sorting.direction : undefined
                const sort = () => setView({ ...view, sorting: nextSorting(view.sorting, header), page: 0 })
                return (
                  <th
                    key={header}
                    scope="col"
                    aria-sort={direction && ariaSort[direction]}
                    className={`${shapes.head} ${text ? '' : 'max-sm:hidden'}`}
                  >
                    {text ? (
                      <SortButton label={header} direction={direction} onSort={sort} />
                    ) : (
                      <span className={shapes.plainHead}>{header}</span>
                    )}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody className={shapes.rows}>
            {sorted.slice(page * PAGE, (page + 1) * PAGE).map((row, index) => (
              <tr
                key={row._id}
                data-id={row._id}
                className={`${shapes.row} ${isOrderable ? 'max-sm:pr-14' : ''} ${edges[sideOf(row._id) ?? 'none']}`}
              >
                <td
                  className={`${cellShape} text-soft tabular-nums ${isOrderable ? 'max-sm:absolute max-sm:top-2 max-sm:right-2' : 'max-sm:hidden'}`}
                >
                  <span className="inline-flex items-center gap-1">
                    {isOrderable && (
                      <button
                        type="button"
                        aria-label={words.move(order.nameOf(row) || words.untitled)}
                        title={words.moveHint}
                        className="-ml-2 flex size-11 cursor-grab touch-none items-center justify-center rounded-card hover:bg-mist hover:text-ink active:cursor-grabbing sm:h-9 sm:w-7"
                        {...handle(row)}
                      >
                        <GripVertical aria-hidden className="size-4" />
                      </button>
                    )}
                    <span className="max-sm:hidden">{number(page * PAGE + index + 1)}</span>
                  </span>
                </td>
                {columns.map(({ label: header, text, cell }) => (
                  <td key={header} className={cellShape}>
                    {text && <span className={shapes.label}>{header}</span>}
                    <div className="min-w-0">{cell(row)}</div>
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
      <Pager page={page} size={PAGE} total={found.length} onPage={(next) => setView({ ...view, page: next })} />
    </div>
  )
}

/** The classes that mark where a dragged row would be put. */
const edges = {
  before: 'sm:[&>td]:border-t-2 sm:[&>td]:border-t-brand max-sm:border-t-brand max-sm:border-t-4',
  behind: 'sm:[&>td]:border-b-2 sm:[&>td]:border-b-brand max-sm:border-b-brand max-sm:border-b-4',
  none: '',
} as const

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
