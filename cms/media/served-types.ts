import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** The media type of a picture's file, by its name's end, which the server has chosen by its content. */
export const typeOf = (filename: string): string => types[path.extname(filename)] ?? 'application/octet-stream'
