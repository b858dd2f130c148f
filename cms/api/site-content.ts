import { defaultSiteContent } from '#contract/site-content.ts'
import { answered } from './answer.ts'
import type { Route } from './routes.ts'
import { visitorAnswer } from './visitor-read.ts'

/** What ships with the site and is no entry: slides, plans, tags, contact details, … */
export const siteContentRoute: Route = {
  method: 'get',
  path: '/site-content',
  forVisitors: true,
  handler: answered(async () => visitorAnswer(defaultSiteContent)),
}
