import { CalendarPlus } from '../../ui/icons/calendar-plus.ts'
import { useAtomValue } from 'jotai'

import { TAX_CALENDAR_FILE } from '#contract/tax-calendar.ts'
import { pathIn } from '#contract/language-path.ts'
import { calendarPath, type CalendarView } from '#contract/tax-calendar-path.ts'
import { useDueWords } from '../../calendar/due-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { originAtom } from '../../state/origin.ts'

/** Links to the due dates for calendar programs: as a subscription, or as a file. */
export function Subscribe({ taxpayers }: Pick<CalendarView, 'taxpayers'>) {
  const { tag } = useLanguage()
  const words = useDueWords()
  const origin = useAtomValue(originAtom)
  const path = pathIn(tag, calendarPath({ taxpayers, month: '' }, TAX_CALENDAR_FILE))
  return (
    <section aria-labelledby="subscribe" className="no-print mt-12 rounded-card border border-line bg-mist p-6">
      <h2 id="subscribe" className="text-h3">
        {words.subscribe}
      </h2>
      <p className="mt-2 max-w-text text-small text-soft">
        {words.subscribeNote} {taxpayers.length > 0 && words.chosenOnly}
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={origin.replace(/^https?:/, 'webcal:') + path}
          className="inline-flex min-h-11 items-center gap-2 rounded-card border border-brand bg-brand px-5 py-2 text-small font-semibold text-on-brand hover:border-brand-strong hover:bg-brand-strong"
        >
          <CalendarPlus aria-hidden className="size-4" />
          {words.subscribeLink}
        </a>
        <a href={path} download="tax-calendar.ics" className="link inline-flex min-h-11 items-center">
          {words.download}
        </a>
      </p>
    </section>
  )
}
