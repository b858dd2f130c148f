import type { DocumentChange, DocumentPage, LibraryDocument, UsedDocument } from '#contract/documents.ts'
import { isRecord, isText, listOf } from '#contract/narrow.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { type Api, given } from '../api/client.ts'
import type { Progress } from '../api/upload.ts'
import { areUses } from './file-uses.ts'

/** The calls of the library of documents. */

const isDocument = (value: unknown): value is LibraryDocument => {
  if (!isRecord(value)) return false
  const { title, bytes, downloads } = value
  return (
    ['_id', 'name', 'filePath', 'uploadedAt', 'revision'].every((name) => isText(value[name])) &&
    typeof bytes === 'number' &&
    typeof downloads === 'number' &&
    isRecord(title) &&
    LANGUAGES.every((language) => isText(title[language]))
  )
}

const isUsed = (value: unknown): value is UsedDocument => isDocument(value) && 'uses' in value && areUses(value.uses)

const isPage = (value: unknown): value is DocumentPage =>
  isRecord(value) && typeof value['total'] === 'number' && listOf(isDocument)(value['documents'])

const one = (id: string, rest = ''): string => `/documents/${encodeURIComponent(id)}${rest}`

function formOf(file: File): FormData {
  const body = new FormData()
  body.append('document', file)
  return body
}

/** The documents with the words in their names, the newest first: all of them, or a page of 100 and more if so many are enough. */
export async function loadDocuments(api: Api, words = '', enough = Infinity): Promise<LibraryDocument[]> {
  const query = new URLSearchParams({ limit: '100', ...(words && { q: words }) })
  // By id: one that is added meanwhile moves others to the next page.
  const found = new Map<string, LibraryDocument>()
  for (let page = 1; ; page += 1) {
    const { documents, total } = await api.call(isPage, `/documents?${query}&page=${page}`)
    for (const document of documents) found.set(document._id, document)
    if (documents.length === 0 || found.size >= Math.min(total, enough)) return [...found.values()]
  }
}

export const readDocument = (api: Api, id: string): Promise<UsedDocument> => api.call(isUsed, one(id))

/** @param key the idempotency key: a retry with the same one adds no second document */
export const uploadDocument = (api: Api, file: File, key: string, onProgress: Progress): Promise<LibraryDocument> =>
  api.call(isDocument, '/documents', {
    method: 'POST',
    body: formOf(file),
    headers: { 'idempotency-key': key },
    onProgress,
  })

type Known = Pick<LibraryDocument, '_id' | 'revision'>

export const changeDocument = (api: Api, { _id, revision }: Known, change: DocumentChange): Promise<UsedDocument> =>
  api.call(isUsed, one(_id), { method: 'PATCH', body: { ...change }, headers: given({ 'if-match': revision }) })

export const replaceDocument = (api: Api, { _id, revision }: Known, file: File, onProgress: Progress) =>
  api.call(isUsed, one(_id, '/file'), {
    method: 'PUT',
    body: formOf(file),
    headers: given({ 'if-match': revision }),
    onProgress,
  })

export const deleteDocument = (api: Api, id: string): Promise<LibraryDocument> =>
  api.call(isDocument, one(id), { method: 'DELETE' })
