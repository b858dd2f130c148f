import { calendarPath, parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { useDueWords } from '../calendar/due-words.ts'
import type { PageProps } from '../paths/route-match.ts'
import { laterPart } from '../ui/lazy-part.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import type { ContentProps } from './tax-calendar/content.tsx'
import { CalendarFilter } from './tax-calendar/filter.tsx'

const Content = laterPart<ContentProps>(() => import('./tax-calendar/content.tsx'))

/** The tax calendar: whom it is for is chosen, and what falls due follows. */
export default function TaxCalendar({ match }: PageProps) {
  const view = parseCalendarQuery(match.query)
  const words = useDueWords()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="page section pt-10">
        <CalendarFilter key={calendarPath(view)} view={view} />
        <Content view={view} />
      </div>
    </>
  )
}
