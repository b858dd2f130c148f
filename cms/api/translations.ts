import type { PayloadRequest } from 'payload'

import { columnOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { isRecord } from '#contract/narrow.ts'
import { type Language, languageOf } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import type { Resource } from '#contract/resource.ts'
import type { TranslationRow } from '#contract/translation.ts'
import { isBlank, valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import type { Document } from './shape.ts'

/** The entries of a type that are incomplete in the request's language: in their published content, or that of drafts. */
export async function listUntranslated(req: PayloadRequest, { type, collection }: Source): Promise<TranslationRow[]> {
  const language = languageOf(req.locale)
  const { ids } = await entryRows(req).ids({ collection, onlyPublished: false, words: [], order: type.order })
  const found: TranslationRow[] = []
  for await (const rows of rowBatches(req, collection, ids, Object.values(columnsByName(type)), language))
    found.push(...rows.flatMap((row) => translationOf(type, row, language) ?? []))
  return found
}

/** What a row lacks in a language; undefined if it is complete. */
function translationOf(type: Resource, row: Document, language: Language): TranslationRow | undefined {
  const values = Object.entries(columnsByName(type)).map(([name, column]) => ({
    name,
    ...valueInLanguage(row[column], language),
  }))
  const fellBack = values.flatMap((each) => (each.fellBack ? each.name : []))
  if (fellBack.length === 0) return undefined
  const hasOwn = values.some((each) => !each.fellBack && !isBlank(each.value))
  return { _id: String(row['id']), state: hasOwn ? 'partly' : 'none', fellBack }
}

/** An entry's texts in one language as they are stored, without what they fall back to. */
export function ownTexts(type: Resource, document: Document, language: Language): Record<string, unknown> {
  const meta = isRecord(document['meta']) ? document['meta'] : {}
  const stored = {
    ...Object.fromEntries(Object.entries(columnsByName(type)).map(([name, column]) => [name, document[column]])),
    ...(type.seo ? { seoTitle: meta['title'], seoDescription: meta['description'] } : {}),
  }
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, ownText(value, language)]))
}

/** Blank texts are equal, however they are stored: the empty string. */
function ownText(stored: unknown, language: Language): unknown {
  const own = isRecord(stored) ? stored[language] : stored
  return isBlank(own) ? '' : own
}

/** The columns of a type's localized fields, by the fields' names. */
const columnsByName = (type: Resource): Record<string, string> =>
  Object.fromEntries(
    localizedFields(type).flatMap((name) => {
      const field = type.fields[name]
      return field ? [[name, columnOf(name, field)]] : []
    }),
  )
