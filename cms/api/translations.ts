import type { PayloadRequest } from 'payload'

import { columnOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { type Language, languageOf } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import type { Resource } from '#contract/resource.ts'
import type { TextsRow, TranslationRow } from '#contract/translation.ts'
import { isBlank, ownValue, valueInLanguage } from '#cms/content/fall-back.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import type { Document } from './shape.ts'

/** The entries of a type that are incomplete in the request's language: in their published content, or that of drafts. */
export async function listUntranslated(req: PayloadRequest, source: Source): Promise<TranslationRow[]> {
  const { type } = source
  const language = languageOf(req.locale)
  return collectRows(req, source, Object.values(columnsByName(type)), (row) => translationOf(type, row, language))
}

/**
 * The texts of one line that the entries of a type have in the request's language, of the content that is published, or that of drafts.
 * What falls back to the default language is left out, and so are entries without any.
 */
export async function listTexts(req: PayloadRequest, source: Source): Promise<TextsRow[]> {
  const { type } = source
  const language = languageOf(req.locale)
  const columns = Object.entries(columnsByName(type)).filter(([name]) => type.fields[name]?.kind === 'text')
  return collectRows(
    req,
    source,
    columns.map(([, column]) => column),
    (row) => {
      const texts = columns.flatMap(([name, column]) => {
        const { value, fellBack } = valueInLanguage(row[column], language)
        return fellBack || isBlank(value) ? [] : [[name, textOf(value)] as const]
      })
      return texts.length === 0 ? undefined : { _id: String(row['id']), texts: Object.fromEntries(texts) }
    },
  )
}

/** What is made of the rows of all entries of a type, drafts too, with these columns in the request's language. */
async function collectRows<Made>(
  req: PayloadRequest,
  { type, collection }: Source,
  columns: readonly string[],
  make: (row: Document) => Made | undefined,
): Promise<Made[]> {
  const { ids } = await entryRows(req).ids({ collection, onlyPublished: false, words: [], order: type.order })
  const made: Made[] = []
  for await (const rows of rowBatches(req, collection, ids, columns, languageOf(req.locale)))
    made.push(...rows.flatMap((row) => make(row) ?? []))
  return made
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
  const own = ownValue(stored, language)
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
