import type { Payload, Where } from 'payload'

import type { Inquiry } from '#cms/generated/payload-types.ts'

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
