import type { LibraryDocument } from '#contract/documents.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { fileSize } from '../../text/file-size.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

/** The name of a document in the list: in the screens' language if it has one. */
const calledBy = ({ title, name }: LibraryDocument, language: Language): string =>
  title[language] || title[DEFAULT_LANGUAGE] || title.ne || name

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
    `${calledBy(document, language.tag) || untitled} (${fileSize(document.bytes, language)}, ${when(document.uploadedAt)})`
  const texts = documents.map((document) => textOf(document, language.day))
  const count = new Map<string, number>()
  for (const text of texts) count.set(text, (count.get(text) ?? 0) + 1)
  return documents.map((document, index) => {
    const text = texts[index] ?? ''
    return [document._id, (count.get(text) ?? 0) > 1 ? textOf(document, language.time) : text]
  })
}
