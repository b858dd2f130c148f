import type { Checked, FieldError } from './failure.ts'
import { type FieldOf, validateField } from './fields/index.ts'
import { isRecord } from './narrow.ts'
import { isLanguage, type Language } from './languages.ts'
import { TITLE } from './limits.ts'
import type { FileUse } from './media.ts'
import { fieldInvalid } from './fields/messages.ts'

/** The library of documents that visitors download, for the staff. */

/** The media type of documents, and the end of their files' names. */
export const PDF = 'application/pdf'
export const PDF_END = '.pdf'

/** A document of the library. */
export interface LibraryDocument {
  _id: string
  /** The file's name when it was uploaded. */
  name: string
  /** The title for visitors in each language; empty where the file's name is shown. */
  title: Readonly<Record<Language, string>>
  /** The URL path of the file, for the staff also while no page has it. */
  filePath: string
  /** The size of the file in bytes. */
  bytes: number
  /** ISO 8601, UTC. */
  uploadedAt: string
  /** The number of downloads by visitors. */
  downloads: number
  /** The revision of all that can be changed, for `If-Match`. */
  revision: string
}

/** A document with all that offers it, leaving out what is in the trash. */
export interface UsedDocument extends LibraryDocument {
  uses: FileUse[]
}

/** A page of the library, the newest first. */
export interface DocumentPage {
  documents: LibraryDocument[]
  /** The total of all pages. */
  total: number
}

/** A change of a document's names for visitors; what is not sent stays. */
export interface DocumentChange {
  title?: Readonly<Partial<Record<Language, string>>>
}

const titleField: FieldOf<'text'> = { kind: 'text', max: TITLE }

/** Validates a change of a document. */
export function checkDocumentChange({ title }: Readonly<Record<string, unknown>>): Checked<DocumentChange> {
  if (title === undefined) return { ok: true, values: {} }
  if (!isRecord(title)) return { ok: false, errors: [{ field: 'title', message: fieldInvalid('Title') }] }
  const errors: FieldError[] = []
  const texts: Partial<Record<Language, string>> = {}
  for (const [language, text] of Object.entries(title)) {
    if (!isLanguage(language)) continue
    const checked = validateField('Title', titleField, text)
    if (checked.message === undefined) texts[language] = checked.value
    else errors.push({ field: `title.${language}`, message: checked.message })
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: { title: texts } }
}
