import type { CalendarDay, CalendarMonth } from '#contract/calendar/calendar-day.ts'
import type { Period } from '#contract/calendar/falls-on.ts'
import type { CalendarName } from '#contract/calendar/recurrence.ts'
import type { SiteLanguage } from '../language/language.ts'

/** A language as far as it says days. */
export type Speaker = Pick<SiteLanguage, 'tag' | 'months' | 'digits'>

/** `25 Mangsir 2083`, `२०८३ मंसिर २५` */
export function dayIn(calendar: CalendarName, { year, month, day }: CalendarDay, speaker: Speaker): string {
  const { tag, months, digits } = speaker
  const name = months[calendar][month - 1] ?? ''
  if (tag === 'ne') return digits(`${calendar === 'ad' ? 'सन् ' : ''}${year} ${name} ${day}`)
  return calendar === 'bs' ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`
}

/** `Mangsir 2083` */
export const monthIn = (
  calendar: CalendarName,
  { year, month }: CalendarMonth,
  { tag, months, digits }: Speaker,
): string => {
  const name = months[calendar][month - 1] ?? ''
  return tag === 'ne' ? digits(`${year} ${name}`) : `${name} ${year}`
}

/** `Kartik 2083`, `Shrawan 2083 to Kartik 2083` */
export function periodIn({ calendar, from, to }: Period & { calendar: CalendarName }, speaker: Speaker): string {
  const [first, last] = [monthIn(calendar, from, speaker), monthIn(calendar, to, speaker)]
  if (first === last) return first
  return speaker.tag === 'ne' ? `${first}देखि ${last}सम्म` : `${first} to ${last}`
}
