import { languageOf } from '#contract/languages.ts'
import { readCalendarQuery } from './tax-calendar-query.ts'
import { readTaxCalendar } from './tax-calendar.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import type { Route } from './router.ts'

/** The days on which published deadlines fall. What is kept of it ends with the day, as it begins with today. */
export const taxCalendarRoute: Route = {
  method: 'get',
  path: '/tax-calendar',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => {
    const calendar = await readTaxCalendar(req, readCalendarQuery(req.searchParams), languageOf(req.locale))
    return cacheableJson(calendar, { expires: new Date(calendar.validUntil).toUTCString() })
  }),
}
