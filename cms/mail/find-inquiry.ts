import type { Payload, Where } from 'payload'

import type { Inquiry } from '#cms/generated/payload-types.ts'

/** The inquiry that a mail is about; null if it has been deleted meanwhile. */
export const findInquiry = (payload: Payload, id: string): Promise<Inquiry | null> =>
  payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true })

/** Returns the inquiries with an e-mail address in any letter case that meet the conditions, in the trash too, the oldest first. */
export async function inquiriesOf(payload: Payload, email: string, conditions: Where[] = []): Promise<Inquiry[]> {
  // `like` ignores the letter case, but finds parts of addresses as well.
  const where: Where = { and: [{ email: { like: longestAscii(email) } }, ...conditions] }
  const { docs } = await payload.find({
    collection: 'inquiries',
    where,
    trash: true,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  const wanted = email.toLowerCase()
  return docs.filter((one) => one.email.toLowerCase() === wanted)
}

/** The longest part in ASCII, the only letters whose case SQLite ignores. */
const longestAscii = (email: string): string =>
  (email.match(/[!-~]+/g) ?? [email]).reduce((longest, part) => (part.length > longest.length ? part : longest))
