import { HOUR_MS, MINUTE_MS } from '#contract/time.ts'
import type { StaffWords } from '../language/words-en.ts'

const DAY_HOURS = 24

/** A length of time in its greatest unit that is not too rough: `3 hours`, `2 days`. */
export function lengthText(length: number, { length: { minutes, hours, days } }: StaffWords['desk']): string {
  const inMinutes = Math.round(length / MINUTE_MS)
  if (inMinutes < 60) return minutes(inMinutes)
  const inHours = Math.round(length / HOUR_MS)
  return inHours < 2 * DAY_HOURS ? hours(inHours) : days(Math.round(inHours / DAY_HOURS))
}
