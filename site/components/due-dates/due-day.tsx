import { daysFrom, partsOf } from '#contract/days.ts'
import type { BothDays, DueDate } from '#contract/tax-calendar.ts'
import { dayIn, periodIn } from '../../calendar/day-words.ts'
import type { SiteLanguage } from '../../language/language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { dueWords, useDueWords } from '../../calendar/due-words.ts'

/** How many days are left until a day, in words; for earlier days, that it has passed. Both days are ISO dates. */
export function daysLeftText(
  date: string,
  today: string,
  { tag, number }: Pick<SiteLanguage, 'tag' | 'number'>,
): string {
  const words = dueWords[tag]
  const days = daysFrom(today, date)
  if (days < 0) return words.past
  return days === 0 ? words.today : days === 1 ? words.tomorrow : words.inDays(number(days))
}

/** A day in Bikram Sambat, with the other calendar's beside it. */
export function DueDay({ day: { date, bs }, className }: { day: BothDays; className?: string }) {
  const language = useLanguage()
  const { era } = useDueWords()
  return (
    <time dateTime={date} className={className}>
      {dayIn('bs', bs, language)} {language.tag === 'en' && era}{' '}
      <span className="inline-block font-normal text-soft">({dayIn('ad', partsOf(date), language)})</span>
    </time>
  )
}

/** The period that a due date is for, and its regular day if it was moved to a working day. */
export function DueNotes({ due: { period, insteadOf } }: { due: DueDate }) {
  const language = useLanguage()
  const words = useDueWords()
  return (
    <>
      {period && <span>{words.for(periodIn(period, language))}</span>}
      {insteadOf !== undefined && <span>{words.insteadOf(dayIn('ad', partsOf(insteadOf), language))}</span>}
    </>
  )
}
