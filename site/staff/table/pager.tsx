import { useStaffLanguage } from '../language/staff-language.ts'
import { Button } from '../../ui/button.tsx'

interface PagerProps {
  /** The page shown, from 0. */
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}

/** The range of shown rows, and buttons for the other pages. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const { number, staff } = useStaffLanguage()
  const first = page * size + 1
  const last = Math.min(total, first + size - 1)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-small">
      {/* The table shows this text visibly. */}
      <p role="status" className={total === 0 ? 'sr-only' : 'text-soft tabular-nums'}>
        {total === 0 ? staff.table.nothing : staff.table.range(number(first), number(last), number(total))}
      </p>
      {total > size && (
        <div className="flex gap-2">
          <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {staff.table.previous}
          </Button>
          <Button variant="secondary" disabled={last === total} onClick={() => onPage(page + 1)}>
            {staff.table.next}
          </Button>
        </div>
      )}
    </div>
  )
}
