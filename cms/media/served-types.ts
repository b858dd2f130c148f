import path from 'node:path'

import { PDF, PDF_END } from '#contract/documents.ts'
import { imageEndings } from '#contract/image-formats.ts'

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(imageEndings).map(([format, end]) => [`.${end}`, `image/${format}`])),
  [PDF_END]: PDF,
}

/** The media type of a stored file, by its name's end, which the server has chosen by its content. */
export const typeOf = (filename: string): string => types[path.extname(filename)] ?? 'application/octet-stream'
