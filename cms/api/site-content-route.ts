import { readSiteContent } from '#cms/site-content/read.ts'
import type { Route } from './router.ts'
import { cacheableJson } from './cacheable-json.ts'

/** The site's content besides entries: slides, plans, tags, contact details, … */
export const siteContentRoute: Route = {
  method: 'get',
  path: '/site-content',
  cacheable: true,
  who: 'visitor',
  handler: async (req) => cacheableJson(await readSiteContent(req.payload, req)),
}
