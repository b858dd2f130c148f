import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { taxpayers } from '#contract/deadline.ts'
import { pathIn } from '#contract/language-path.ts'
import { TAX_CALENDAR } from '#contract/tax-calendar.ts'
import { calendarPath, type CalendarView, parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { taxpayerNames, useDueWords } from '../../calendar/due-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Chooses for whom. A plain form, which works without JavaScript. */
export function CalendarFilter({ view }: { view: CalendarView }) {
  const navigate = useNavigate()
  const { tag } = useLanguage()
  const words = useDueWords()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') chosen.append(name, value)
    void navigate(calendarPath(parseCalendarQuery(chosen)))
  }
  return (
    <form action={pathIn(tag, TAX_CALENDAR)} onSubmit={onSubmit} className="no-print mb-8">
      <fieldset>
        <legend className="text-small font-semibold">{words.filter}</legend>
        <div className="mt-3 flex flex-wrap gap-2">
          {taxpayers.map((each) => (
            <label
              key={each}
              className="flex min-h-11 items-center gap-2.5 rounded-full border border-field px-4 text-small has-checked:border-brand has-checked:bg-mist has-checked:font-semibold"
            >
              <input
                type="checkbox"
                name="for"
                value={each}
                defaultChecked={view.taxpayers.includes(each)}
                className="size-4 accent-brand"
              />
              {taxpayerNames[tag][each]}
            </label>
          ))}
        </div>
      </fieldset>
      {view.month && <input type="hidden" name="month" value={view.month} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">{words.show}</Button>
        {view.taxpayers.length > 0 && (
          <ButtonLink to={calendarPath({ ...view, taxpayers: [] })} variant="secondary">
            {words.showAll}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
