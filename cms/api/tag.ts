import { createHash } from 'node:crypto'

/** A strong validator of these very bytes (RFC 9110, 8.8.3), without an encoding's suffix. */
export const contentTag = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** The tag of one encoding of them: each encoding is a representation of its own. */
export const etagHeader = (tag: string, encoding?: string): string => `"${tag}${encoding ? `-${encoding}` : ''}"`

/** Whether a list of tags in a header names this one, in whatever encoding, or is `*`. */
export const matchesTag = (header: string, tag: string): boolean =>
  header.split(',').some((part) => {
    const value = part.trim()
    return value === '*' || value.replace(/^W\//, '').replace(/^"|(-(gzip|br))?"$/g, '') === tag
  })
