import { DOCUMENT_SIZE } from './upload-limits.ts'

/** Why a file is no document that visitors may download; the staff alone meet them. */
export const documentMessages = {
  type: 'Document must be a PDF',
  tooLarge: `Document must be at most ${DOCUMENT_SIZE}`,
  broken: 'Document cannot be read to its end',
  active: 'Document must have no scripts, programs, other files or forms that send themselves',
  locked: 'Document must open without a password',
  replacement: 'A document is replaced by a document, a picture by a picture',
} as const
