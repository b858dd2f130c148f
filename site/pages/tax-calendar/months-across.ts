import { daysAfter, partsOf } from '#contract/days.ts'
import type { BothDays } from '#contract/tax-calendar.ts'
import { monthIn } from '../../calendar/day-words.ts'
import type { SiteLanguage } from '../../language/language.ts'

/** The two months A.D. that a month of Bikram Sambat goes across: `November–December 2026`. A day of it says which. */
export function monthsAcross(
  { date, bs }: BothDays,
  language: Pick<SiteLanguage, 'tag' | 'months' | 'digits'>,
): string {
  const first = partsOf(daysAfter(date, 1 - bs.day))
  // Each month of Bikram Sambat begins in the middle of a Gregorian month and ends in the next.
  const last = partsOf(daysAfter(date, 29 - bs.day))
  const name = (month: number) => language.months.ad[month - 1] ?? ''
  if (first.year !== last.year) return `${monthIn('ad', first, language)} – ${monthIn('ad', last, language)}`
  const names = `${name(first.month)}–${name(last.month)}`
  return language.tag === 'ne' ? language.digits(`${first.year} ${names}`) : `${names} ${first.year}`
}
