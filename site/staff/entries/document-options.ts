import type { LibraryDocument } from '#contract/documents.ts'
import { fileSize } from '../../text/file-size.ts'
import { documentTitle } from '../documents/document-title.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

/**
 * The documents as options of a select: each with its name, its size and the day of its upload, by which those of one name differ; with the
 * time where these are the same, too.
 *
 * @param untitled what one without any name is called
 */
export function documentOptions(
  documents: readonly LibraryDocument[],
  untitled: string,
  language: StaffLanguage,
): readonly (readonly [id: string, text: string])[] {
  const textOf = (document: LibraryDocument, when: (iso: string) => string): string =>
    `${documentTitle(document, language.tag) || untitled} (${fileSize(document.bytes, language)}, ${when(document.uploadedAt)})`
  const texts = documents.map((document) => textOf(document, language.day))
  const count = new Map<string, number>()
  for (const text of texts) count.set(text, (count.get(text) ?? 0) + 1)
  return documents.map((document, index) => {
    const text = texts[index] ?? ''
    return [document._id, (count.get(text) ?? 0) > 1 ? textOf(document, language.time) : text]
  })
}
