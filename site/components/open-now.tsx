import { useEffect, useState } from 'react'

import { DAY_MS, MINUTE_MS } from '#contract/time.ts'
import { openState } from '#contract/working-time.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSiteContent } from '../state/site-content.ts'
import { toOfficeTime } from '../text/dates.ts'

/** Whether the office is open, and until when: by the reader's clock, so only in the browser. Nothing where its hours are not set. */
export function OpenNow() {
  const { opening } = useSiteContent()
  const { tag, words, digits } = useLanguage()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const ticking = setInterval(look, MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])
  if (!opening || now === undefined) return null
  const { isOpen, changesAt } = openState(now, opening)
  if (changesAt === undefined) return null
  const time = digits(toOfficeTime(new Date(changesAt).toISOString()).slice(-5))
  return (
    <span className={`font-semibold ${isOpen ? 'text-success' : 'text-soft'}`}>
      {isOpen ? words.layout.openUntil(time) : words.layout.opensAt(dayOf(changesAt, now, tag), time)}
    </span>
  )
}

/** The day in the office's time: of the coming week by its name. */
const dayOf = (at: number, now: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Kathmandu',
    ...(at - now < 6 * DAY_MS ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(at)
