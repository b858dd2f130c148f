import { ArrowDown } from '../../ui/icons/arrow-down.ts'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { ChevronsUpDown } from '../../ui/icons/chevrons-up-down.ts'

interface Sorted {
  id: string
  getIsSorted: () => false | 'asc' | 'desc'
  toggleSorting: () => void
}

const icons = { asc: ArrowUp, desc: ArrowDown } as const

/** A column header: sorts ascending, descending, then not at all. */
export function SortButton({ column, onSort }: { column: Sorted; onSort: () => void }) {
  const sorted = column.getIsSorted()
  const Icon = sorted === false ? ChevronsUpDown : icons[sorted]
  return (
    <button
      type="button"
      onClick={() => {
        column.toggleSorting()
        onSort()
      }}
      className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold hover:text-brand"
    >
      {column.id}
      <Icon aria-hidden className={`size-4 ${sorted === false ? 'text-soft' : 'text-brand'}`} />
    </button>
  )
}
