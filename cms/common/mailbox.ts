import { domainToASCII } from 'node:url'

import { isEmail } from '#contract/text/characters.ts'

/** The sender or recipient of a mail. */
export interface Mailbox {
  name: string
  address: string
}

/** `Name <a@b.c>` or `a@b.c`; undefined for anything else. */
export function mailbox(text: string): Mailbox | undefined {
  const [, name = '', address = text.trim()] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return isEmail(address) ? { name: name.trim(), address } : undefined
}

/**
 * What a stored text with an address of the mailbox has, for `like`, which ignores the letter case but finds parts of addresses as well. A
 * domain can be written in several ways.
 */
export const likeMailbox = (email: string): string => longestAscii(`${partsOf(email).local}@`)

/** The same for an address of the mailbox with any tag. */
export const likeTagged = (email: string): string => longestAscii(partsOf(withoutTag(email)).local)

/** The address without the tag after a plus, with which many providers deliver to the same mailbox (RFC 5233). */
const withoutTag = (email: string): string => email.replace(/(?<=[^@])\+[^@]*@/, '@')

/** Whether two addresses are of one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)

/** Whether two addresses are of one mailbox, whatever their tags: at providers without tags they may be two people's. */
export const isSameUntagged = (one: string, other: string): boolean => isSameMailbox(withoutTag(one), withoutTag(other))

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at), domain: email.slice(at + 1) }
}

/** One text for each mailbox: in lower case, and with the domain in ASCII, as mail is sent to it (RFC 5890), without the dot of the root. */
function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email)
  // Mail programs lower the case first, of ẞ to ß; domainToASCII by itself makes ss of ẞ, but not of ß.
  const lower = domain.toLowerCase()
  return `${local}@${domainToASCII(lower) || lower}`.replace(/\.+$/, '').toLowerCase()
}

/**
 * The longest part in ASCII, the only letters whose case SQLite ignores; the @ of all addresses if there is none. Without I and K: the lower case of
 * İ (U+0130) and of the Kelvin sign (U+212A) has them.
 */
const longestAscii = (text: string): string =>
  (text.match(/[!-HJL-hjl-~]+/g) ?? ['@']).reduce((longest, part) => (part.length > longest.length ? part : longest))
