import type { PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import { isDocument } from '#collections/picture-or-document.ts'
import type { DocumentPage, LibraryDocument, UsedDocument } from '#contract/documents.ts'
import { textOf } from '#contract/narrow.ts'
import { DEFAULT_LANGUAGE, textsByLanguage } from '#contract/languages.ts'
import { contentTag, etagHeader } from '#cms/common/etag.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { requireMatch } from '#cms/common/if-match.ts'
import { downloadsOf } from '#cms/downloads/downloads.ts'
import type { Row } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { documentIds, documentUrl } from '#cms/media/documents.ts'
import { usesOf } from '#cms/media/uses.ts'
import { fold } from '#cms/search-words/fold.ts'
import type { ListPage } from './list-query.ts'
import { usesIn } from './pictures.ts'

/** The library of documents, as the staff's calls return it. */

const columns = ['filename', 'mimeType', 'filesize', 'originalName', 'title', 'createdAt']

/** A page of the documents that have all these words in their names, the newest first. */
export async function listDocuments(
  req: PayloadRequest,
  { limit, page }: ListPage,
  words: readonly string[],
): Promise<DocumentPage> {
  const all = await documentIds(req)
  const rows = await entryRows(req).byId('media', all, columns, 'all')
  const folded = words.map(fold)
  const found = all.flatMap((id) => {
    const row = rows.get(id)
    const text = fold([row?.['originalName'], ...Object.values(textsByLanguage(row?.['title']))].map(textOf).join('\n'))
    return row && folded.every((word) => text.includes(word)) ? row : []
  })
  const shown = found.slice((page - 1) * limit, page * limit)
  const ids = shown.map(({ id }) => id)
  const downloads = await downloadsOf(req.payload, ids)
  return { documents: shown.map((row) => documentOf(row, downloads)), total: found.length }
}

/** One document; throws 404, or 412 if it does not match `If-Match`. */
export async function readDocument(
  req: PayloadRequest,
  id: string,
  ifMatch: string | null = null,
): Promise<LibraryDocument> {
  const rows = isId(req, id) ? await entryRows(req).byId('media', [id], columns, 'all') : new Map<string, Row>()
  const row = rows.get(id)
  if (!row || !isDocument(row)) throw notFoundError('Document')
  const document = documentOf(row, await downloadsOf(req.payload, [id]))
  requireMatch(ifMatch, document.revision.slice(1, -1))
  return document
}

/** The same with the entries and settings that use it. */
export async function readUsedDocument(req: PayloadRequest, id: string): Promise<UsedDocument> {
  const document = await readDocument(req, id)
  return { ...document, uses: usesIn(await usesOf(req.payload, id)) }
}

function documentOf(row: Row, downloads: ReadonlyMap<string, number>): LibraryDocument {
  const [title, filename] = [textsByLanguage(row['title']), textOf(row['filename'])]
  return {
    _id: row.id,
    name: textOf(row['originalName']),
    title,
    filePath: documentUrl(row.id, DEFAULT_LANGUAGE),
    bytes: Number(row['filesize'] ?? 0),
    uploadedAt: new Date(String(row['createdAt'])).toISOString(),
    downloads: downloads.get(row.id) ?? 0,
    revision: etagHeader(contentTag(JSON.stringify([filename, title]))),
  }
}
