import { languageOf } from '#contract/languages.ts'
import { search } from '#cms/site-search/search.ts'
import { findTag } from '#cms/site-search/find-tag.ts'
import { cacheableJson } from './cacheable-json.ts'
import { inLanguage } from './in-language.ts'
import { partIn, tagIn, wordsIn } from './list-query.ts'
import type { Route } from './router.ts'

/** Searches everything that visitors may read, or lists the entries with a tag. */
export const searchRoute: Route = {
  method: 'get',
  path: '/search',
  cacheable: true,
  who: 'visitor',
  handler: inLanguage(async (req) => {
    const [slug, words, language] = [tagIn(req.searchParams), wordsIn(req.searchParams), languageOf(req.locale)]
    const part = partIn(req.searchParams)
    return cacheableJson(await (slug === '' ? search(req, words, language, part) : findTag(req, slug, language, part)))
  }),
}
