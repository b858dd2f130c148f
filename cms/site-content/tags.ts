import type { Payload } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { Language } from '#contract/languages.ts'
import { TAGS_MAX } from '#contract/limits.ts'
import { textOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** The site's content with the tags that entries carry, once there are any, in place of the words of the settings. */
export async function withTags(payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> {
  const source = sourceOf('tag')
  const { type, collection } = source
  const title = titleField(type)
  const { ids } = await entryRows({ payload }).ids(entryQuery(source), { offset: 0, limit: TAGS_MAX })
  if (ids.length === 0) return content
  const rows = await entryRows({ payload }).byId(collection, ids, ['slug', title], language)
  const known = ids.flatMap((id) => rows.get(id) ?? [])
  const titles = known.map((row) => valueInLanguage(row[title], language))
  const others = content.fellBack?.filter((path) => path !== 'tags')
  return {
    ...content,
    tags: titles.map(({ value }) => textOf(value)),
    tagSlugs: known.map(({ slug }) => textOf(slug)),
    ...(others && { fellBack: [...others, ...titles.flatMap(({ fellBack }, n) => (fellBack ? [`tags.${n}`] : []))] }),
  }
}
