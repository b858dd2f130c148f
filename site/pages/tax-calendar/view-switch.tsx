import { monthText } from '#contract/calendar/calendar-month.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'
import type { TaxCalendar } from '#contract/tax-calendar.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { Link } from '../../ui/link.tsx'

/** The fragment of links to another month or view: what changes stays in view. */
export const VIEW = '#due-view'

interface ViewSwitchProps {
  view: CalendarView
  calendar: TaxCalendar
}

/** Leads from the list to the table of the present month, and back. */
export function ViewSwitch({ view, calendar: { today } }: ViewSwitchProps) {
  const words = useDueWords()
  const { taxpayers, month } = view
  const views = [
    { path: calendarPath({ taxpayers, month: '' }), label: words.list, isCurrent: month === '' },
    {
      path: calendarPath({ taxpayers, month: month || monthText(today.bs) }),
      label: words.month,
      isCurrent: month !== '',
    },
  ]
  return (
    <nav
      id={VIEW.slice(1)}
      tabIndex={-1}
      aria-label={words.views}
      className="no-print mb-8 flex -scroll-mt-5 gap-6 border-b border-line"
    >
      {views.map(({ path, label, isCurrent }) => (
        <Link
          key={label}
          to={path + VIEW}
          aria-current={isCurrent ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent text-small font-semibold hover:text-brand aria-[current]:border-marigold forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
