import { ArrowRight } from '../../ui/icons/arrow-right.ts'

import { TAX_CALENDAR } from '#contract/tax-calendar.ts'
import { DueDay, DueNotes, daysLeftText } from '../../components/due-dates/due-day.tsx'
import { useDueDates } from '../../components/due-dates/use-due-dates.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { useToday } from '../../components/due-dates/use-today.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryPath } from '../../paths/entry-path.ts'
import { Link } from '../../ui/link.tsx'
import { HOME_DUE_DATES } from './limits.ts'

/** The next due dates; renders nothing while they are loaded, and if there are none. */
export default function NextDue() {
  const { calendar } = useDueDates({ limit: HOME_DUE_DATES })
  const today = useToday(calendar)
  const language = useLanguage()
  const words = useDueWords()
  if (!calendar || calendar.items.length === 0) return null
  return (
    <section aria-labelledby="next-due" className="border-b border-line bg-mist">
      <div className="page grid gap-x-8 gap-y-5 py-8 lg:grid-cols-[11rem_1fr]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col lg:justify-start">
          <h2 id="next-due" className="text-h3">
            {words.next}
          </h2>
          <Link to={TAX_CALENDAR} className="link inline-flex min-h-11 items-center gap-1 text-small">
            {words.whole}
            <ArrowRight aria-hidden className="arrow size-4" />
          </Link>
        </div>
        <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          {calendar.items.map((due) => (
            <li key={`${due._id} ${due.date}`} className="border-t-2 border-line pt-3">
              <p data-by-clock className="text-note font-semibold text-accent">
                {daysLeftText(due.date, today, language)}
              </p>
              <h3 className="mt-1 text-base">
                <Link
                  to={entryPath('deadline', due.slug)}
                  lang={langOf(due, 'title')}
                  dir="auto"
                  className="hover:text-brand hover:underline"
                >
                  {due.title}
                </Link>
              </h3>
              <p className="mt-1 flex flex-col text-small tabular-nums">
                <DueDay day={due} className="font-semibold" />
                <span className="flex flex-col text-soft">
                  <DueNotes due={due} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
