import { readFile } from 'node:fs/promises'

import { documentMessages } from '#contract/document-messages.ts'
import { PDF } from '#contract/documents.ts'
import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import { invalidField } from '#cms/common/http-error.ts'
import { pdfProblem } from './pdf.ts'
import { newFilename } from './encode-picture.ts'
import { enqueueFile, type FileOptions, type Prepared, temporaryFiles } from './re-encode.ts'

/** The columns of a document's row: those of a picture without its measures. */
export interface DocumentColumns {
  filename: string
  mimeType: typeof PDF
  /** Bytes. */
  filesize: number
}

export type PreparedDocument = Prepared<DocumentColumns>

const statuses: Readonly<Record<string, number>> = { [documentMessages.type]: 415, [documentMessages.tooLarge]: 413 }

const documentError = (message: string) => invalidField('document', message, statuses[message])

/**
 * Checks an uploaded document, which is stored byte for byte. One at a time, like pictures, so that memory is bounded by the
 * largest one. Throws 413, 415 or 400, and 503 when too many are waiting.
 *
 * @param source a file, or its bytes
 */
export const prepareDocument = (source: string | Buffer, { signal }: FileOptions = {}): Promise<PreparedDocument> =>
  enqueueFile(async () => {
    const bytes = typeof source === 'string' ? await readFile(source) : source
    if (bytes.length > DOCUMENT_BYTES) throw documentError(documentMessages.tooLarge)
    const problem = await pdfProblem(bytes)
    if (problem !== undefined) throw documentError(problem)
    const { files, add, drop } = await temporaryFiles()
    try {
      const filename = newFilename(bytes, 'pdf')
      await add(filename, bytes)
      return { columns: { filename, mimeType: PDF, filesize: bytes.length }, files, drop }
    } catch (error) {
      await drop()
      throw error
    }
  }, signal)
