import type { PayloadRequest } from 'payload'

import type { DocumentFile } from '#contract/fields/documents.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { documentIds, documentName, documentsById } from '#cms/media/documents.ts'
import { shownDocumentIds } from '#cms/media/shown-documents.ts'
import { fold } from '#cms/search-words/fold.ts'
import { stemOf } from '#cms/search-words/stem.ts'

/** The most documents that are returned. */
const MOST = 5

/** The documents that visitors may download with all the words in their names in any language, or in the name of the file, the newest first. */
export async function findDocuments(
  req: PayloadRequest,
  words: readonly string[],
  language: Language,
): Promise<DocumentFile[]> {
  const ids = await documentIds(req)
  const rows = await entryRows(req).byId('media', ids, ['originalName', 'title'], 'all')
  const stems = words.map((word) => stemOf(fold(word)))
  const named = ids.filter((id) => {
    const row = rows.get(id)
    if (!row) return false
    const names = [...LANGUAGES.map((each) => documentName(row, each).name), textOf(row['originalName'])]
    const inNames = fold(names.join(' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return stems.every((stem) => inNames.some((word) => word.startsWith(stem)))
  })
  if (named.length === 0) return []
  const shown = await shownDocumentIds(req.payload, named)
  const found = named.filter((id) => shown.has(id)).slice(0, MOST)
  const documents = await documentsById(req, found, language)
  return found.flatMap((id) => documents.get(id) ?? [])
}
