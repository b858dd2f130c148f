import type { PayloadRequest } from 'payload'

import type { DocumentFile } from '#contract/fields/documents.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { perRevision } from '#cms/common/content-revision.ts'
import { documentsById } from '#cms/media/documents.ts'
import { shownDocuments } from '#cms/media/shown-documents.ts'
import { fold } from '#cms/search-words/fold.ts'
import { stemOf } from '#cms/search-words/stem.ts'

/** The most documents that are returned. */
const MOST = 5

/** The names of the documents that visitors may download in all languages, and their words, by id. */
type Names = ReadonlyMap<string, Readonly<{ text: string; words: readonly string[] }>>

/** Splits names and what is typed alike: `D-03`, `2080/81`. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const namesOf = perRevision<Names>(async ({ payload }) => {
  const documents = (await shownDocuments(payload)).values()
  return new Map(
    [...documents].map(({ id, names }) => {
      const text = LANGUAGES.map((language) => names[language]).join(' ')
      return [id, { text, words: wordsOf(text) }]
    }),
  )
})

/** The words of the names of the documents that visitors may download, normalized (fold.ts). */
export const documentWords = async (req: PayloadRequest): Promise<string[]> =>
  [...(await namesOf(req)).values()].flatMap(({ words }) => words)

/** The names of some of these documents, as they are spelt. */
export async function documentNames(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const names = await namesOf(req)
  return ids.flatMap((id) => names.get(id)?.text ?? [])
}

/** The documents that visitors may download with all the words in their names, in any language; the newest first. */
export async function findDocuments(
  req: PayloadRequest,
  typed: readonly string[],
  language: Language,
): Promise<DocumentFile[]> {
  const stems = typed.flatMap(wordsOf).map(stemOf)
  if (stems.length === 0) return []
  const found = [...(await namesOf(req))].flatMap(([id, { words }]) =>
    stems.every((stem) => words.some((word) => word.startsWith(stem))) ? id : [],
  )
  // Ids begin with the time.
  const first = found.toSorted((one, other) => (one < other ? 1 : -1)).slice(0, MOST)
  const documents = first.length > 0 ? await documentsById(req, first, language) : new Map<string, DocumentFile>()
  return first.flatMap((id) => documents.get(id) ?? [])
}
