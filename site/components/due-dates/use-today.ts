import { officeDay } from '#contract/office-day.ts'
import type { TaxCalendar } from '#contract/tax-calendar.ts'
import { useNow } from '../../ui/use-now.ts'

/** The day in Nepal: the calendar's, and once that is over, as on a page that is left open or read offline, the clock's. */
export function useToday(calendar: Pick<TaxCalendar, 'today' | 'validUntil'> | null): string {
  const now = useNow()
  if (!calendar) return ''
  return now >= Date.parse(calendar.validUntil) ? officeDay(now) : calendar.today.date
}
