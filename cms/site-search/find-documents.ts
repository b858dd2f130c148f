import type { Payload, PayloadRequest } from 'payload'

import type { DocumentFile } from '#contract/fields/documents.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { revisionOf } from '#cms/common/content-revision.ts'
import { documentsById } from '#cms/media/documents.ts'
import { shownDocuments } from '#cms/media/shown-documents.ts'
import { fold } from '#cms/search-words/fold.ts'
import { stemOf } from '#cms/search-words/stem.ts'

/** The most documents that are returned. */
const MOST = 5

/** The words of the names of the documents that visitors may download, by id. */
type Names = ReadonlyMap<string, readonly string[]>

/** The names by their database, each with the content's revision that they are of. */
const known = new WeakMap<Payload, { revision: number; names: Promise<Names> }>()

/** Splits names and what is typed alike: `D-03`, `2080/81`. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

async function readNames(payload: Payload): Promise<Names> {
  const documents = (await shownDocuments(payload)).values()
  return new Map(
    [...documents].map(({ id, names }) => [id, wordsOf(LANGUAGES.map((language) => names[language]).join(' '))]),
  )
}

function namesOf({ payload }: PayloadRequest): Promise<Names> {
  const revision = revisionOf(payload)
  if (revision === undefined) return readNames(payload)
  const before = known.get(payload)
  if (before?.revision === revision) return before.names
  const names = readNames(payload)
  known.set(payload, { revision, names })
  names.catch(() => known.get(payload)?.names === names && known.delete(payload))
  return names
}

/** The documents that visitors may download with all the words in their names, in any language; the newest first. */
export async function findDocuments(
  req: PayloadRequest,
  typed: readonly string[],
  language: Language,
): Promise<DocumentFile[]> {
  const stems = typed.flatMap(wordsOf).map(stemOf)
  if (stems.length === 0) return []
  const found = [...(await namesOf(req))].flatMap(([id, words]) =>
    stems.every((stem) => words.some((word) => word.startsWith(stem))) ? id : [],
  )
  // Ids begin with the time.
  const first = found.toSorted((one, other) => (one < other ? 1 : -1)).slice(0, MOST)
  const documents = first.length > 0 ? await documentsById(req, first, language) : new Map<string, DocumentFile>()
  return first.flatMap((id) => documents.get(id) ?? [])
}
