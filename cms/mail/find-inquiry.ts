import type { Payload } from 'payload'

import type { Inquiry } from '#cms/generated/payload-types.ts'

/** The inquiry that a mail is about; null if it has been deleted meanwhile. */
export const findInquiry = (payload: Payload, id: string): Promise<Inquiry | null> =>
  payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true })
