import path from 'node:path'

import { PDF, PDF_END } from '#contract/documents.ts'

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  [PDF_END]: PDF,
}

/** The media type of a stored file, by its name's end, which the server has chosen by its content. */
export const typeOf = (filename: string): string => types[path.extname(filename)] ?? 'application/octet-stream'
