import { DAY_MS, OFFICE_OFFSET_MS } from '#contract/time.ts'
import { weekdays } from '#contract/weekdays.ts'
import { openState } from '#contract/working-time.ts'
import type { SiteLanguage } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { toOfficeTime } from '../text/dates.ts'
import { useNow } from '../ui/use-now.ts'

/** Whether the office is open, and until when: by the reader's clock, so only in the browser. */
export function OpenNow() {
  const { opening } = useSiteContent()
  const language = useLanguage()
  const { words, digits } = language
  const now = useNow()
  if (now === 0) return null
  const { isOpen, changesAt } = openState(now, opening)
  if (changesAt === undefined) return null
  const time = digits(toOfficeTime(new Date(changesAt).toISOString()).slice(-5))
  return (
    <span data-by-clock className={`font-semibold ${isOpen ? 'text-success' : 'text-soft'}`}>
      {isOpen ? words.layout.openUntil(time) : words.layout.opensAt(dayOf(changesAt, now, language), time)}
    </span>
  )
}

/** The day in the office's time: of the coming week by its name. */
function dayOf(at: number, now: number, { tag, digits }: Pick<SiteLanguage, 'tag' | 'digits'>): string {
  const there = new Date(at + OFFICE_OFFSET_MS)
  const name = at - now < 6 * DAY_MS ? weekdays[tag][there.getUTCDay()] : undefined
  return name ?? digits(there.toISOString().slice(0, 10))
}
