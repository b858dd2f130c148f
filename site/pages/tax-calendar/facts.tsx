import { taxpayers } from '#contract/deadline.ts'
import type { EntityOf } from '#contract/index.ts'
import { recurrenceIn } from '../../calendar/recurrence-words.ts'
import { Downloads, documentsTitle } from '../../components/downloads.tsx'
import { DueDay, DueNotes, daysLeftText } from '../../components/due-dates/due-day.tsx'
import { useDueDates } from '../../components/due-dates/use-due-dates.ts'
import { taxpayerNames, useDueWords } from '../../calendar/due-words.ts'
import { useToday } from '../../components/due-dates/use-today.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { DATES_SHOWN } from './limits.ts'

export interface FactsProps {
  entry: EntityOf<'deadline'>
}

/** When a deadline falls, whom it concerns, and where that is written. */
export default function Facts({ entry }: FactsProps) {
  const { calendar } = useDueDates({ slug: entry.slug, limit: DATES_SHOWN })
  const today = useToday(calendar)
  const language = useLanguage()
  const words = useDueWords()
  const concerned = taxpayers.filter((each) => entry.taxpayers.includes(each))
  return (
    <dl className="mb-8 grid max-w-text gap-x-6 rounded-card border border-line p-6 max-sm:[&_dt~dt]:mt-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-4 [&_dt]:font-semibold">
      <dt>{words.when}</dt>
      <dd className="first-letter:uppercase">{recurrenceIn(entry.recurrence ?? '', language)}</dd>
      {calendar && calendar.items.length > 0 && (
        <>
          <dt>{words.coming}</dt>
          <dd>
            <ol className="flex flex-col gap-2 tabular-nums">
              {calendar.items.map((due) => (
                <li key={`${due.date} ${due.insteadOf ?? ''}`}>
                  <DueDay day={due} className="font-semibold" />
                  <span className="flex flex-wrap gap-x-3 text-small text-soft">
                    <span data-by-clock>{daysLeftText(due.date, today, language)}</span>
                    <DueNotes due={due} />
                  </span>
                </li>
              ))}
            </ol>
          </dd>
        </>
      )}
      <dt>{words.concerns}</dt>
      <dd>{concerned.map((each) => taxpayerNames[language.tag][each]).join(', ')}</dd>
      {entry.law && (
        <>
          <dt>{words.law}</dt>
          <dd lang={langOf(entry, 'law')}>{entry.law}</dd>
        </>
      )}
      {entry.source && (
        <>
          <dt>{words.source}</dt>
          <dd>
            <a href={entry.source} lang="en" className="link break-words">
              {entry.source.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </>
      )}
      {entry.documents && (
        <>
          <dt>{documentsTitle[language.tag]}</dt>
          <dd>
            <Downloads documents={entry.documents} className="-my-2.5" />
          </dd>
        </>
      )}
    </dl>
  )
}
