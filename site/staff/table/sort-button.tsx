import { ArrowDown } from '../../ui/icons/arrow-down.ts'
import { ArrowUp } from '../../ui/icons/arrow-up.ts'
import { ChevronsUpDown } from '../../ui/icons/chevrons-up-down.ts'
import type { Sorting } from './columns.ts'

interface SortButtonProps {
  label: string
  /** The direction that the table is sorted in by this column, if it is. */
  direction: Sorting['direction'] | undefined
  onSort: () => void
}

const icons = { asc: ArrowUp, desc: ArrowDown } as const

/** A column header that sorts the table by its column. */
export function SortButton({ label, direction, onSort }: SortButtonProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold hover:text-brand"
    >
      {label}
      <Icon aria-hidden className={`size-4 ${direction ? 'text-brand' : 'text-soft'}`} />
    </button>
  )
}
