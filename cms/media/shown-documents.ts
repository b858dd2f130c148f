import type { Payload, Where } from 'payload'

import { richTextFields } from '#collections/field-kinds.ts'
import { IS_DOCUMENT, isDocument } from '#collections/picture-or-document.ts'
import { isId } from '#collections/row-id.ts'
import { type Source, sources } from '#collections/sources.ts'
import { ANY_DOCUMENT, readTextFiles, TEXT_FILES } from '#collections/text-files.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { PDF_END } from '#contract/documents.ts'
import type { Language } from '#contract/languages.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { documentFields, documentName } from './documents.ts'

/** A document that a client may have. */
export interface ServedDocument {
  id: string
  /** The name of its present file. */
  filename: string
  /** The names under which browsers save the file, by language, without `.pdf`. */
  names: Readonly<Record<Language, string>>
}

type Document = Readonly<Record<string, unknown>> & { readonly id: string }

const columns = ['filename', 'originalName', 'title', 'mimeType']

const served = (row: Document): ServedDocument => ({
  id: String(row.id),
  filename: String(row['filename']),
  names: { en: documentName(row, 'en').name, ne: documentName(row, 'ne').name },
})

/** The documents that visitors may have, by their ids and by the names of their files. */
export async function shownDocuments(payload: Payload): Promise<ReadonlyMap<string, ServedDocument>> {
  const rows = await entryRows({ payload }).byId('media', [...(await namedIds(payload))], columns, 'all')
  return new Map(
    [...rows.values()]
      .filter(isDocument)
      .map(served)
      .flatMap((document) => [
        [document.id + PDF_END, document],
        [document.filename, document],
      ]),
  )
}

/** The ids of what visible entries name or link to as a document. What only drafts or trashed entries have is left out. */
async function namedIds(payload: Payload): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const source of sources)
    for (const { select, where, idsOf } of documentColumns(source)) {
      const { docs } = await payload.db.find<Document>({
        collection: source.collection,
        where: { and: [visibleEntries(source), where] },
        select,
        limit: 0,
        pagination: false,
      })
      // A link may have any.
      for (const id of docs.flatMap(idsOf)) if (isId({ payload }, id)) ids.add(id)
    }
  return ids
}

interface DocumentColumns {
  select: Record<string, true>
  where: Where
  idsOf: (entry: Document) => string[]
}

/** Where the entries of a type have documents: in fields, and in links of texts. */
function documentColumns({ type }: Source): DocumentColumns[] {
  const inFields = documentFields(type).map(({ column, paths, idsIn }): DocumentColumns => ({
    select: { [column]: true },
    where: { or: paths.map((path) => ({ [path]: { exists: true } })) },
    idsOf: (entry) => idsIn(entry[column]),
  }))
  const inTexts = { select: { [TEXT_FILES]: true }, where: { [TEXT_FILES]: { contains: ANY_DOCUMENT } } } as const
  return richTextFields(type).length > 0
    ? [...inFields, { ...inTexts, idsOf: (entry: Document) => readTextFiles(entry[TEXT_FILES]).documents }]
    : inFields
}

/**
 * Finds a document that is not in the trash, for the staff.
 *
 * @param file its id with `.pdf`, or its file's name
 */
export async function findServedDocument(payload: Payload, file: string): Promise<ServedDocument | undefined> {
  const id = file.slice(0, -PDF_END.length)
  const { docs } = await payload.db.find<Document>({
    collection: 'media',
    where: {
      and: [isId({ payload }, id) ? { id: { equals: id } } : { filename: { equals: file } }, IS_DOCUMENT, NOT_TRASHED],
    },
    select: Object.fromEntries(columns.map((name) => [name, true])),
    limit: 1,
    pagination: false,
  })
  return docs[0] && served(docs[0])
}
