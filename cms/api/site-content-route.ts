import { languageOf } from '#contract/languages.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import type { Route } from './router.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'

/** The site's content besides entries: slides, plans, tags, contact details, … */
export const siteContentRoute: Route = {
  method: 'get',
  path: '/site-content',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => cacheableJson(await readSiteContent(req.payload, req, languageOf(req.locale)))),
}
