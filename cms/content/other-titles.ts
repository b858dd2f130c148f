import type { CollectionSlug, Payload, TypedUser } from 'payload'

import { type Language, LANGUAGES } from '#contract/languages.ts'
import { recordOf, textOf } from '#contract/narrow.ts'
import type { OtherTitle } from '#contract/writing.ts'
import { titleColumn } from './row-title.ts'

/** The first title of a row, by language, in a language other than this one. */
export function titleBeside(stored: unknown, language: Language): OtherTitle | undefined {
  const titles = recordOf(stored)
  const other = LANGUAGES.find((each) => each !== language && textOf(titles[each]).trim() !== '')
  return other && { language: other, title: textOf(titles[other]).trim() }
}

/** The titles in another language of entries as they were last saved, by id; those that the user may not read are left out. */
export async function otherTitles(
  { payload, user }: { payload: Payload; user: TypedUser | null | undefined },
  collection: CollectionSlug,
  ids: readonly unknown[],
  language: Language,
): Promise<Record<string, OtherTitle>> {
  if (ids.length === 0) return {}
  const column = titleColumn(payload.collections[collection].config)
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    select: { [column]: true },
    draft: true,
    trash: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    locale: 'all',
    overrideAccess: false,
    ...(user ? { user } : {}),
  })
  return Object.fromEntries(
    docs.flatMap((doc) => {
      const title = titleBeside(recordOf(doc)[column], language)
      return title ? [[String(doc.id), title]] : []
    }),
  )
}
