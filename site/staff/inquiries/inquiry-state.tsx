import { type DeskRow, type InquiryStatus, isOverdue } from '#contract/inquiry-desk.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { lengthText } from './clock.ts'

const colours: Readonly<Record<InquiryStatus, string>> = {
  new: 'border-brand text-brand',
  open: 'border-accent text-accent',
  waiting: 'border-field text-soft',
  answered: 'border-success text-success',
  spam: 'border-field text-soft',
}

/** Status, promised time and holder of an inquiry. */
export function InquiryState({ row, now }: { row: DeskRow; now: number }) {
  const { status, takenBy } = row
  return (
    <div className="flex flex-col items-start gap-1">
      <span
        className={`inline-block rounded-full border px-2.5 py-0.5 text-note font-semibold whitespace-nowrap ${colours[status]}`}
      >
        {useStaffWords().desk.statuses[status]}
      </span>
      <Clock row={row} now={now} />
      {takenBy && <bdi className="text-note wrap-anywhere text-soft">{takenBy.name}</bdi>}
    </div>
  )
}

/** The time until the promised answer, while one is owed. */
export function Clock({ row, now }: { row: Pick<DeskRow, 'status' | 'answerBy'>; now: number }) {
  const { time, staff } = useStaffLanguage()
  const words = staff.desk
  const { status, answerBy } = row
  if (now === 0 || answerBy === null || (status !== 'new' && status !== 'open')) return null
  const overdue = isOverdue(row, now)
  const length = lengthText(Math.abs(Date.parse(answerBy) - now), words)
  return (
    <time
      dateTime={answerBy}
      title={words.promised(time(answerBy))}
      className={`text-note ${overdue ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      {overdue ? words.overdueFor(length) : words.dueIn(length)}
    </time>
  )
}
