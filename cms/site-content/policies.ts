import type { Payload } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { POLICIES_MAX } from '#contract/limits.ts'
import { textOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import type { PolicyLink, SiteContent } from '#contract/site-content.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** The site's content with the policies that pages link to, if any is published: their titles, not their texts. */
export async function withPolicies(payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> {
  const source = sourceOf('policy')
  const title = titleField(source.type)
  const { ids } = await entryRows({ payload }).ids(entryQuery(source), { offset: 0, limit: POLICIES_MAX })
  if (ids.length === 0) return content
  const rows = await entryRows({ payload }).byId(source.collection, ids, ['slug', title, 'atForms'], language)
  const known = ids.flatMap((id) => rows.get(id) ?? [])
  return {
    ...content,
    policies: known.map((row): PolicyLink => {
      const { value, fellBack } = valueInLanguage(row[title], language)
      return {
        slug: textOf(row['slug']),
        title: textOf(value),
        ...(language === DEFAULT_LANGUAGE ? {} : { fellBack: fellBack ? ['title'] : [] }),
        ...(row['atForms'] === true ? { atForms: true } : {}),
      }
    }),
  }
}
