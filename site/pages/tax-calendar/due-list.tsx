import { contactPath } from '#contract/contact-path.ts'
import { monthText } from '#contract/calendar/calendar-month.ts'
import { partsOf, weekdayOf } from '#contract/days.ts'
import type { DueDate, TaxCalendar } from '#contract/tax-calendar.ts'
import { monthIn } from '../../calendar/day-words.ts'
import { Downloads } from '../../components/downloads.tsx'
import { DueDay, DueNotes, daysLeftText } from '../../components/due-dates/due-day.tsx'
import { taxpayerNames, useDueWords } from '../../calendar/due-words.ts'
import { useToday } from '../../components/due-dates/use-today.ts'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryPath } from '../../paths/entry-path.ts'
import { FallbackMark } from '../../ui/fallback-mark.tsx'
import { Link } from '../../ui/link.tsx'
import { groupsOf } from './groups.ts'
import { monthsAcross } from './months-across.ts'

/** The id of the first due date of a day. */
export const dayId = (date: string): string => `due-${date}`

/** Due dates by months of Bikram Sambat. */
export function DueList({ calendar }: { calendar: TaxCalendar }) {
  const language = useLanguage()
  const today = useToday(calendar)
  const months = groupsOf(calendar.items, ({ bs }) => monthText(bs))
  return (
    <div className="flex flex-col gap-12">
      {[...months].map(([key, items]) => {
        const [first] = items
        return (
          first && (
            <section key={key} aria-labelledby={`month-${key}`}>
              <h2 id={`month-${key}`} className="text-h3">
                {monthIn('bs', first.bs, language)}{' '}
                <span className="ml-2 font-sans text-small font-normal text-soft">{monthsAcross(first, language)}</span>
              </h2>
              <ol className="mt-4 border-t border-line">
                {items.map((due, place) => (
                  <Due
                    key={`${due._id} ${due.date} ${due.insteadOf ?? ''}`}
                    due={due}
                    today={today}
                    id={items[place - 1]?.date === due.date ? undefined : dayId(due.date)}
                  />
                ))}
              </ol>
            </section>
          )
        )
      })}
    </div>
  )
}

function Due({ due, today, id }: { due: DueDate; today: string; id: string | undefined }) {
  const language = useLanguage()
  const { tag, digits, months } = language
  const words = useDueWords()
  const isPast = due.date < today
  const { month, day } = partsOf(due.date)
  return (
    <li
      id={id}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-b border-line py-5 sm:grid-cols-[6rem_minmax(0,1fr)_9rem]"
    >
      <p aria-hidden className={`tabular-nums ${isPast ? 'text-soft' : ''}`}>
        <span className="serif block text-h2 leading-none">{digits(String(due.bs.day))}</span>
        <span className="mt-1.5 block text-note text-soft">
          {words.weekdays[weekdayOf(due.date)]}
          <br />
          {tag === 'en'
            ? `${months.ad[month - 1]?.slice(0, 3)} ${day}`
            : `${months.ad[month - 1]} ${digits(String(day))}`}
        </span>
      </p>
      <div className="min-w-0">
        <h3 className="text-base">
          <Link
            to={entryPath('deadline', due.slug)}
            lang={langOf(due, 'title')}
            dir="auto"
            className="hover:text-brand hover:underline"
          >
            {due.title}
          </Link>{' '}
          <FallbackMark lang={langOf(due, 'title')} />
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-small">
          <DueDay day={due} className="sr-only" />
          <span data-by-clock className={`font-semibold sm:hidden ${isPast ? 'text-soft' : 'text-accent'}`}>
            {daysLeftText(due.date, today, language)}
          </span>
          <DueNotes due={due} />
        </p>
        <p className="mt-2 text-note text-soft">
          <span className="sr-only">{words.concerns}: </span>
          {due.taxpayers.map((each) => taxpayerNames[tag][each]).join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-note text-soft">
          {due.law !== '' && (
            <span lang={langOf(due, 'law')}>
              <span className="sr-only">{words.law}: </span>
              {due.law}
            </span>
          )}
          {due.source !== '' && (
            <a
              href={due.source}
              aria-label={words.sourceOf(due.title)}
              className="link inline-flex min-h-9 items-center"
            >
              {words.source}
            </a>
          )}
          <Link
            to={contactPath({ type: 'deadline', key: due.slug })}
            aria-label={`${words.ask}: ${due.title}`}
            className="link no-print inline-flex min-h-9 items-center"
          >
            {words.ask}
          </Link>
        </p>
        {due.documents && <Downloads documents={due.documents} className="mt-1 text-small" />}
      </div>
      <p
        data-by-clock
        className={`hidden text-right text-small font-semibold sm:block ${isPast ? 'text-soft' : 'text-accent'}`}
      >
        {daysLeftText(due.date, today, language)}
      </p>
    </li>
  )
}
