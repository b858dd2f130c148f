import { useAtomValue } from 'jotai'

import { useStaffWords } from '../language/staff-language.ts'
import { deskCountsAtom } from './desk-counts.ts'

/** How many inquiries are new, and whether some are overdue; nothing if neither. */
export function DeskBadge() {
  const { new: fresh, overdue } = useAtomValue(deskCountsAtom)
  const words = useStaffWords().desk.badge
  if (fresh === 0 && overdue === 0) return null
  return (
    <>
      {' '}
      <span className="ml-auto flex gap-1.5 text-note font-semibold whitespace-nowrap tabular-nums">
        {fresh > 0 && <span className="rounded-full bg-brand px-2 py-0.5 text-on-brand">{words.new(fresh)}</span>}{' '}
        {overdue > 0 && (
          <span className="rounded-full border border-danger px-2 py-0.5 text-danger">{words.overdue(overdue)}</span>
        )}
      </span>
    </>
  )
}
