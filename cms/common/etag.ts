import { createHash } from 'node:crypto'

/** The content's hash for a strong ETag (RFC 9110, 8.8.3), without quotes and encoding suffix. */
export function contentTag(body: string | Uint8Array): string {
  const hash = contentHash()
  hash.update(body)
  return hash.tag()
}

/** The same of content that comes in parts. */
export function contentHash(): { update: (part: string | Uint8Array) => void; tag: () => string } {
  const hash = createHash('sha256')
  return { update: (part) => void hash.update(part), tag: () => hash.digest('base64url').slice(0, 22) }
}

/** The ETag header of one encoding: each encoding is a representation of its own. */
export const etagHeader = (tag: string, encoding?: string): string => `"${tag}${encoding ? `-${encoding}` : ''}"`

/**
 * Whether an If-Match header contains this tag, in any encoding, or is `*`. Weak tags count as well, unlike RFC 9110 (13.1.1) says: proxies
 * weaken the tags of what they compress, nginx for one, and a tag here names the content whatever bytes it is sent as.
 */
export const ifMatchHas = (header: string, tag: string): boolean => {
  const matching = new Set([undefined, 'gzip', 'br'].map((encoding) => etagHeader(tag, encoding)))
  return header.trim() === '*' || header.split(',').some((part) => matching.has(part.trim().replace(/^W\//, '')))
}

/** Whether an If-None-Match header has this ETag, by weak comparison (RFC 9110, 13.1.2). */
export const ifNoneMatchHas = (header: string | undefined, tag: string | undefined): boolean =>
  header !== undefined &&
  tag !== undefined &&
  (header === tag || header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag))
