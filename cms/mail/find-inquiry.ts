import { domainToASCII } from 'node:url'

import type { Payload, Where } from 'payload'

import type { Inquiry } from '#cms/generated/payload-types.ts'

/** The inquiry that a mail is about; null if it has been deleted meanwhile. */
export const findInquiry = (payload: Payload, id: string): Promise<Inquiry | null> =>
  payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true })

/** Returns the inquiries from a mailbox that meet the conditions, in the trash too, the oldest first. */
export async function inquiriesOf(payload: Payload, email: string, conditions: Where[] = []): Promise<Inquiry[]> {
  const where: Where = { and: [{ email: { like: likeMailbox(email) } }, ...conditions] }
  const { docs } = await payload.find({
    collection: 'inquiries',
    where,
    trash: true,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.filter((one) => isSameMailbox(one.email, email))
}

/**
 * What a stored text with an address of the mailbox has, for `like`, which ignores the letter case but finds parts of addresses as well. A
 * domain can be written in several ways.
 */
export const likeMailbox = (email: string): string => longestAscii(`${partsOf(email).local}@`)

/** Whether two addresses are of one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at), domain: email.slice(at + 1) }
}

/** One text for each mailbox: in lower case, and with the domain in ASCII, as mail is sent to it (RFC 5890), without the dot of the root. */
function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email)
  return `${local}@${domainToASCII(domain) || domain}`.replace(/\.+$/, '').toLowerCase()
}

/** The longest part in ASCII, the only letters whose case SQLite ignores. */
const longestAscii = (text: string): string =>
  (text.match(/[!-~]+/g) ?? [text]).reduce((longest, part) => (part.length > longest.length ? part : longest))
