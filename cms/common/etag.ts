import { createHash } from 'node:crypto'

/** The content's hash for a strong ETag (RFC 9110, 8.8.3), without quotes and encoding suffix. */
export const contentTag = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** The ETag header of one encoding: each encoding is a representation of its own. */
export const etagHeader = (tag: string, encoding?: string): string => `"${tag}${encoding ? `-${encoding}` : ''}"`

/** Whether an If-Match header contains this tag, in any encoding, or is `*`. */
export const ifMatchHas = (header: string, tag: string): boolean =>
  header.split(',').some((part) => {
    const value = part.trim()
    return value === '*' || value.replace(/^W\//, '').replace(/^"|(-(gzip|br))?"$/g, '') === tag
  })

/** Whether an If-None-Match header has this ETag, by weak comparison (RFC 9110, 13.1.2). */
export const ifNoneMatchHas = (header: string | undefined, tag: string | undefined): boolean =>
  header !== undefined &&
  tag !== undefined &&
  (header === tag || header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag))
