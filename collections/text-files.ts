import { PDF_END } from '../contract/documents.ts'
import { textOf } from '../contract/narrow.ts'
import { documentIdsIn, pictureIdsIn } from '../contract/rich-text/file-nodes.ts'

/**
 * The hidden field with the files of an entry's texts in all languages: the ids of their pictures, and `{id}.pdf` of the documents that
 * they link to, each between spaces.
 */
export const TEXT_FILES = 'textPictures'

/** The files of rich texts as the field stores them; null without any. */
export function textFilesOf(texts: readonly unknown[]): string | null {
  const files = texts.flatMap((text) => [...pictureIdsIn(text), ...documentIdsIn(text).map((id) => id + PDF_END)])
  return files.length === 0 ? null : ` ${[...new Set(files)].join(' ')} `
}

/** What the stored field contains for a picture or document of this id, and for no other. */
export const textFileOf = (id: string): string => ` ${id}`

/** What the stored field contains for any document. */
export const ANY_DOCUMENT = PDF_END

interface StoredFiles {
  pictures: string[]
  documents: string[]
}

/** The ids in a stored field. */
export function readTextFiles(stored: unknown): StoredFiles {
  const files = textOf(stored).split(' ').filter(Boolean)
  return {
    pictures: files.filter((file) => !file.endsWith(PDF_END)),
    documents: files.flatMap((file) => (file.endsWith(PDF_END) ? file.slice(0, -PDF_END.length) : [])),
  }
}
