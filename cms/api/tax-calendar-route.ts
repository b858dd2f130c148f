import { languageOf } from '#contract/languages.ts'
import { readCalendarQuery } from './tax-calendar-query.ts'
import { readTaxCalendar } from './tax-calendar.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import type { Route } from './router.ts'

/** The days on which published deadlines fall. They begin with today: cached responses end with the day. */
export const taxCalendarRoute: Route = {
  method: 'get',
  path: '/tax-calendar',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => {
    return cacheableJson(await readTaxCalendar(req, readCalendarQuery(req.searchParams), languageOf(req.locale)))
  }),
}
