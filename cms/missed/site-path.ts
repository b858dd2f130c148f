import { decodePercent } from '#cms/common/percent.ts'

const MAX_LENGTH = 200
const MAX_SEGMENTS = 5

/** Words with hyphens or underscores, in any script. */
const segment = /^[\p{L}\p{M}\p{N}]+(?:[-_]+[\p{L}\p{M}\p{N}]+)*$/u
/** What may be a number of somebody's, or a secret: long numbers, and many signs without a break. */
const personal = /\d{6}|[^-_]{30}/u
/** What scanners ask every site for, as far as it looks like a page. */
const probes = /^(wp|wordpress|cgi|php\w*|owa|actuator|vendor|solr|boaform|cpanel|autodiscover|xmlrpc|ecp)([-_]|$)/i

/**
 * The path of an address that somebody may have written, linked to or found: plain words, without a slash at its end and
 * with `.html` left on. Undefined for what scanners ask for, for files, and for what might name a person.
 */
export function sitePath(path: string): string | undefined {
  const decoded = decodePercent(path)?.normalize('NFC').replace(/\/$/, '')
  if (decoded === undefined || decoded.length > MAX_LENGTH || !decoded.startsWith('/')) return undefined
  const segments = decoded
    .replace(/\.html?$/, '')
    .slice(1)
    .split('/')
  const isPlain = segments.every((each) => segment.test(each) && !personal.test(each) && !probes.test(each))
  return isPlain && segments.length <= MAX_SEGMENTS ? decoded : undefined
}
