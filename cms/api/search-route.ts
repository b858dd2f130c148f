import { languageOf } from '#contract/languages.ts'
import { search } from '#cms/site-search/search.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import { wordsIn } from './list-query.ts'
import type { Route } from './router.ts'

/** Searches everything that visitors may read. */
export const searchRoute: Route = {
  method: 'get',
  path: '/search',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) =>
    cacheableJson(await search(req, wordsIn(req.searchParams), languageOf(req.locale))),
  ),
}
