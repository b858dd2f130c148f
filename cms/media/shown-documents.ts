import type { Payload, Where } from 'payload'

import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { IS_DOCUMENT } from '#collections/picture-or-document.ts'
import { sources } from '#collections/sources.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import type { Language } from '#contract/languages.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { documentName } from './documents.ts'

/** A document that a client may have. */
export interface ServedDocument {
  id: string
  /** The names under which browsers save the file, by language, without `.pdf`. */
  names: Readonly<Record<Language, string>>
}

type Document = Readonly<Record<string, unknown>> & { readonly id: string }

const columns = ['filename', 'originalName', 'title']

const served = (row: Document): ServedDocument => ({
  id: String(row.id),
  names: { en: documentName(row, 'en').name, ne: documentName(row, 'ne').name },
})

/**
 * The documents that visitors may have, by the names of their files: those that visible entries name. Documents that only
 * drafts or trashed entries name are left out, and so are trashed ones.
 */
export async function shownDocuments(payload: Payload): Promise<ReadonlyMap<string, ServedDocument>> {
  const ids = new Set<string>()
  for (const source of sources)
    for (const [name, field] of Object.entries(source.type.fields)) {
      const { ids: idsIn, idColumns } = storedKindOf(field)
      if (field.kind !== 'documents' || !idsIn || !idColumns) continue
      const named: Where = { or: idColumns(name, field).map((path) => ({ [path]: { exists: true } })) }
      const { docs } = await payload.db.find<Document>({
        collection: source.collection,
        where: { and: [visibleEntries(source), named] },
        select: { [columnOf(name, field)]: true },
        limit: 0,
        pagination: false,
      })
      for (const id of docs.flatMap((entry) => idsIn(entry[name]))) ids.add(id)
    }
  const rows = await entryRows({ payload }).byId('media', [...ids], columns, 'all')
  return new Map([...rows.values()].map((row) => [String(row['filename']), served(row)]))
}

/** Finds a document that is not in the trash by its file's name, for the staff. */
export async function findServedDocument(payload: Payload, filename: string): Promise<ServedDocument | undefined> {
  const { docs } = await payload.db.find<Document>({
    collection: 'media',
    where: { and: [{ filename: { equals: filename } }, IS_DOCUMENT, NOT_TRASHED] },
    select: Object.fromEntries(columns.map((name) => [name, true])),
    limit: 1,
    pagination: false,
  })
  return docs[0] && served(docs[0])
}
