import type { Payload, Where } from 'payload'

import { isSameMailbox, isSameUntagged, likeMailbox, likeTagged } from '#cms/common/mailbox.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'

/** The inquiry that a mail is about; null if it has been deleted meanwhile. */
export const findInquiry = (payload: Payload, id: string): Promise<Inquiry | null> =>
  payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true })

/** Returns all inquiries from a mailbox, in the trash too, the oldest first. */
export async function findInquiriesFrom(payload: Payload, email: string): Promise<Inquiry[]> {
  const found = await findInquiries(payload, [{ email: { like: likeMailbox(email) } }])
  return found.filter((one) => isSameMailbox(one.email, email))
}

/** Returns the inquiries from a mailbox with any tag, in the trash too, between two times. */
export async function findTaggedInquiries(
  payload: Payload,
  email: string,
  [after, before]: readonly [string, string],
): Promise<Inquiry[]> {
  const within: Where[] = [{ createdAt: { greater_than: after } }, { createdAt: { less_than: before } }]
  const found = await findInquiries(payload, [{ email: { like: likeTagged(email) } }, ...within])
  return found.filter((one) => isSameUntagged(one.email, email))
}

async function findInquiries(payload: Payload, conditions: Where[]): Promise<Inquiry[]> {
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: { and: conditions },
    trash: true,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs
}
