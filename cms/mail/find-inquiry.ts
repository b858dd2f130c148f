import type { Payload, Where } from 'payload'

import { isSameMailbox, likeMailbox } from '#cms/common/mailbox.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'

/** The inquiry that a mail is about; null if it has been deleted meanwhile. */
export const findInquiry = (payload: Payload, id: string): Promise<Inquiry | null> =>
  payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true })

/** Returns the inquiries from a mailbox that meet the conditions, in the trash too, the oldest first. */
export async function findInquiriesFrom(payload: Payload, email: string, conditions: Where[] = []): Promise<Inquiry[]> {
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
