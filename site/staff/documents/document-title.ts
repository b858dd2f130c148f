import type { LibraryDocument } from '#contract/documents.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'

/** What staff call a document: its title in their language, or else in the first that has one; without any, the name of its file. */
export const documentTitle = ({ title, name }: LibraryDocument, language: Language): string =>
  [language, ...LANGUAGES].map((each) => title[each]).find(Boolean) ?? name
