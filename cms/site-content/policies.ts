import type { Payload } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { POLICIES_MAX } from '#contract/limits.ts'
import { textOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import type { PolicyLink, SiteContent } from '#contract/site-content.ts'
import { perRevision } from '#cms/common/content-revision.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** Reads the policies that pages link to: their titles, not their texts. All pages need them, so they are read once for each revision. */
const readIn = (language: Language) =>
  perRevision(async ({ payload }: { payload: Payload }): Promise<PolicyLink[]> => {
    const source = sourceOf('policy')
    const title = titleField(source.type)
    const { ids } = await entryRows({ payload }).ids(entryQuery(source), { offset: 0, limit: POLICIES_MAX })
    if (ids.length === 0) return []
    const rows = await entryRows({ payload }).byId(source.collection, ids, ['slug', title, 'atForms'], language)
    const known = ids.flatMap((id) => rows.get(id) ?? [])
    return known.map((row) => {
      const { value, fellBack } = valueInLanguage(row[title], language)
      return {
        slug: textOf(row['slug']),
        title: textOf(value),
        ...(language === DEFAULT_LANGUAGE ? {} : { fellBack: fellBack ? ['title'] : [] }),
        ...(row['atForms'] === true ? { atForms: true } : {}),
      }
    })
  })

const read: Readonly<Record<Language, ReturnType<typeof readIn>>> = { en: readIn('en'), ne: readIn('ne') }

/** The site's content with the policies that pages link to, if any is published. */
export async function withPolicies(payload: Payload, content: SiteContent, language: Language): Promise<SiteContent> {
  const policies = await read[language]({ payload })
  return policies.length === 0 ? content : { ...content, policies }
}
