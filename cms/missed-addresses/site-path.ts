import { decodePercent } from '#cms/common/percent.ts'

const MAX_LENGTH = 200
const MAX_SEGMENTS = 5

/** Words with hyphens or underscores, in any script. */
const segment = /^[\p{L}\p{M}\p{N}]+(?:[-_]+[\p{L}\p{M}\p{N}]+)*$/u
/** Long numbers and unbroken strings, which may be personal or secret. */
const personal = /\d{6}|[^-_]{30}/u
/** Paths that scanners request on every site and that look like pages. */
const probes = /^(wp|wordpress|cgi|php\w*|owa|actuator|vendor|solr|boaform|cpanel|autodiscover|xmlrpc|ecp)([-_]|$)/i

/**
 * Segments that browsers resolve or that no page has: empty, dots, with a backslash, `?`, `#`, or a character that cannot be stored or
 * seen, such as one that ends a line or changes the direction. The joiners belong to words in Nepali.
 */
const unclear = /^\.{0,2}$|[\\?#\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/**
 * A path as redirects are stored and found: decoded, without a trailing slash. Undefined for the home page, and for what is
 * no path, or not one alone.
 */
export function plainPath(path: string): string | undefined {
  const decoded = decodePercent(path)?.normalize('NFC').replace(/\/$/, '')
  if (decoded === undefined || decoded.length > MAX_LENGTH || !decoded.startsWith('/')) return undefined
  return decoded
    .slice(1)
    .split('/')
    .some((each) => unclear.test(each))
    ? undefined
    : decoded
}

/**
 * The path of a page that may have been typed, linked to or found: plain words, without a trailing slash and with `.html`
 * kept. Undefined for paths of scanners and files, and for those that may name a person.
 */
export function sitePath(path: string): string | undefined {
  const decoded = plainPath(path)
  if (decoded === undefined) return undefined
  const segments = decoded
    .replace(/\.html?$/, '')
    .slice(1)
    .split('/')
  const isPlain = segments.every((each) => segment.test(each) && !personal.test(each) && !probes.test(each))
  return isPlain && segments.length <= MAX_SEGMENTS ? decoded : undefined
}
