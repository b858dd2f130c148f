import { documentMessages } from '#contract/document-messages.ts'
import { PDF } from '#contract/documents.ts'
import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import { documentTexts } from './document-texts.ts'

/** Why a chosen file would be refused; undefined if the server, which checks the content too, may accept it. */
export function documentProblem({ name, size, type }: File, { tag, message }: StaffLanguage): string | undefined {
  // Browsers know the type by the end of the name only; a name may have none.
  const isUnknown = type === '' && !/\.[a-z]\w*$/i.test(name)
  if (type !== PDF && !isUnknown) return message(documentTexts[tag].noPdf)
  if (size === 0) return message(documentTexts[tag].empty)
  return size > DOCUMENT_BYTES ? message(documentMessages.tooLarge) : undefined
}

/** The document to send for a chosen file, or why it would be refused. */
export const prepareDocument = (file: File, language: StaffLanguage): Promise<File | string> =>
  Promise.resolve(documentProblem(file, language) ?? file)
