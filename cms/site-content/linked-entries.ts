import type { Payload } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import type { ResourceName } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import { perRevision } from '#cms/common/content-revision.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** A published entry that pages link to, without its text. */
interface LinkedEntry {
  slug: string
  title: string
  /** The title is not in the page's language. */
  fellBack: boolean
  row: Readonly<Record<string, unknown>>
}

/**
 * Returns a function that reads the entries of a type that every page links to, in their order. They are read once for each revision of the content.
 *
 * @param most of so many at most
 * @param columns of `row`
 */
export function linkedEntries(name: ResourceName, most: number, columns: readonly string[] = []) {
  const readIn = (language: Language) =>
    perRevision(async ({ payload }: { payload: Payload }): Promise<LinkedEntry[]> => {
      const source = sourceOf(name)
      const title = titleField(source.type)
      const { ids } = await entryRows({ payload }).ids(entryQuery(source), { offset: 0, limit: most })
      if (ids.length === 0) return []
      const rows = await entryRows({ payload }).byId(source.collection, ids, ['slug', title, ...columns], language)
      return ids
        .flatMap((id) => rows.get(id) ?? [])
        .map((row) => {
          const { value, fellBack } = valueInLanguage(row[title], language)
          return { slug: textOf(row['slug']), title: textOf(value), fellBack, row }
        })
    })
  const read: Readonly<Record<Language, ReturnType<typeof readIn>>> = { en: readIn('en'), ne: readIn('ne') }
  return async (payload: Payload, language: Language): Promise<LinkedEntry[]> => read[language]({ payload })
}
