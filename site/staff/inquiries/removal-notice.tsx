import { CalendarX } from '../../ui/icons/calendar-x.ts'

import type { DeskRow } from '#contract/inquiry-desk.ts'
import { Notice } from '../../ui/notice.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'

interface RemovalNoticeProps {
  rows: readonly DeskRow[]
  keepMonths: number | null
}

/** Says beforehand which inquiries will be deleted for their age. */
export function RemovalNotice({ rows, keepMonths }: RemovalNoticeProps) {
  const { day, staff } = useStaffLanguage()
  const times = rows.flatMap(({ removeAt }) => removeAt ?? []).toSorted()
  const [first] = times
  if (first === undefined || keepMonths === null) return null
  return (
    <div className="mb-6">
      <Notice icon={CalendarX} text={staff.desk.removal(times.length, day(first), keepMonths)}>
        {null}
      </Notice>
    </div>
  )
}
