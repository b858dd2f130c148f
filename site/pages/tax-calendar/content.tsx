import { partsOf } from '#contract/days.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'
import { dayIn } from '../../calendar/day-words.ts'
import { useDueDates } from '../../components/due-dates/use-due-dates.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty, Loaded } from '../../ui/loaded.tsx'
import { DueList } from './due-list.tsx'
import { MonthTable } from './month-table.tsx'
import { Subscribe } from './subscribe.tsx'
import { ViewSwitch } from './view-switch.tsx'

export interface ContentProps {
  view: CalendarView
}

/** The due dates: the coming months as a list, or one month as a table with its list. */
export default function Content({ view }: ContentProps) {
  const { calendar, ...state } = useDueDates(view)
  const language = useLanguage()
  const words = useDueWords()
  return (
    <>
      <Loaded {...state}>
        {calendar && (
          <>
            <ViewSwitch view={view} calendar={calendar} />
            {view.month !== '' && <MonthTable view={view} calendar={calendar} />}
          </>
        )}
        {calendar && calendar.items.length > 0 ? (
          <DueList calendar={calendar} />
        ) : (
          <Empty text={view.taxpayers.length > 0 ? words.noneChosen : words.none}>
            {view.taxpayers.length > 0 && (
              <ButtonLink to={calendarPath({ ...view, taxpayers: [] })} variant="secondary">
                {words.showAll}
              </ButtonLink>
            )}
          </Empty>
        )}
        {calendar && calendar.to.date >= calendar.knownUntil && (
          <p className="mt-8 text-small text-soft">
            {words.knownUntil(dayIn('ad', partsOf(calendar.knownUntil), language))}
          </p>
        )}
      </Loaded>
      <Subscribe taxpayers={view.taxpayers} />
    </>
  )
}
