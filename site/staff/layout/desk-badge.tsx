import { useAtomValue } from 'jotai'

import { useStaffWords } from '../language/staff-language.ts'
import { deskCountsAtom } from './desk-counts.ts'

/** The numbers of inquiries that are new, held by the user, and overdue; those that are 0 are left out. */
export function DeskBadge() {
  const { new: fresh, overdue, mine } = useAtomValue(deskCountsAtom)
  const words = useStaffWords().desk.badge
  if (fresh === 0 && overdue === 0 && mine === 0) return null
  return (
    <>
      {' '}
      <span className="flex flex-wrap gap-1.5 py-0.5 text-note font-semibold whitespace-nowrap tabular-nums">
        {fresh > 0 && <span className="rounded-full bg-brand px-2 py-0.5 text-on-brand">{words.new(fresh)}</span>}{' '}
        {mine > 0 && <span className="rounded-full border border-field px-2 py-0.5">{words.mine(mine)}</span>}{' '}
        {overdue > 0 && (
          <span className="rounded-full border border-danger px-2 py-0.5 text-danger">{words.overdue(overdue)}</span>
        )}
      </span>
    </>
  )
}
