import type { PayloadRequest } from 'payload'

import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import { IS_DOCUMENT, isDocument } from '#collections/picture-or-document.ts'
import { mediaUrl } from '#collections/media.ts'
import { NOT_TRASHED } from '#collections/trash.ts'
import { PDF_END } from '#contract/documents.ts'
import type { DocumentFile } from '#contract/fields/documents.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import type { Resource } from '#contract/resource.ts'
import { isBlank, valueInLanguage } from '#cms/content/fall-back.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'

/** Documents of the library, as visitors see them. */

const columns = ['filename', 'mimeType', 'filesize', 'originalName', 'title']

/** A field of documents: its column, the query paths of its ids, and the ids in a stored value. */
interface DocumentField {
  column: string
  paths: readonly string[]
  idsIn: (stored: unknown) => string[]
}

export const documentFields = ({ fields }: Resource): DocumentField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { ids, idColumns } = storedKindOf(field)
    if (field.kind !== 'documents' || !ids || !idColumns) return []
    return [{ column: columnOf(name, field), paths: idColumns(name, field), idsIn: ids }]
  })

/** The name of a document for visitors: its title, else the name of its file, which is the same in every language. */
export function documentName(
  { title, originalName }: Readonly<Record<string, unknown>>,
  language: Language,
): { name: string; fellBack: boolean } {
  const { value, fellBack } = valueInLanguage(title, language)
  if (!isBlank(value)) return { name: textOf(value).trim(), fellBack }
  return { name: withoutEnd(textOf(originalName)) || 'document', fellBack: false }
}

const withoutEnd = (name: string): string =>
  name.toLowerCase().endsWith(PDF_END) ? name.slice(0, -PDF_END.length) : name

/**
 * The URL path of a document, which stays when its file is replaced: always on this site, which counts downloads and checks what is
 * published (cms/media/shown-documents.ts). Each language has its own path, since the file is saved under its name in that language.
 */
export const documentUrl = (id: string, language: Language): string =>
  mediaUrl(id + PDF_END) + (language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_PARAMETER}=${language}`)

/** Documents by their ids; those in the trash, and what is no document, are missing. */
export async function documentsById(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, DocumentFile>> {
  const rows = await entryRows(req).byId('media', [...new Set(ids)], columns, language)
  return new Map([...rows].flatMap(([id, row]) => (isDocument(row) ? [[id, documentOf(row, language)] as const] : [])))
}

function documentOf(row: Row, language: Language): DocumentFile {
  const { name, fellBack } = documentName(row, language)
  return {
    _id: row.id,
    name,
    filePath: documentUrl(row.id, language),
    bytes: Number(row['filesize'] ?? 0),
    ...(language === DEFAULT_LANGUAGE ? {} : { fellBack: fellBack ? ['name'] : [] }),
  }
}

/** The ids of all documents that are not in the trash, the newest first. */
export async function documentIds({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'media',
    where: { and: [IS_DOCUMENT, NOT_TRASHED] },
    sort: ['-createdAt', '-id'],
    select: {},
    limit: 0,
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}
