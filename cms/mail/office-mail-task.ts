import type { CollectionAfterChangeHook, PayloadRequest, TaskConfig } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { getSettings } from '#cms/common/environment.ts'
import { oneLine } from '#cms/common/one-line.ts'
import { deskLink } from './desk-link.ts'
import { findInquiry } from './find-inquiry.ts'
import { messageId, retries } from './retries.ts'

/** Notifies the office of an inquiry by mail. The inquiry is stored already, so a mail server that is down only delays this. */
export const inquiryTask: TaskConfig<'mailInquiry'> = {
  slug: 'mailInquiry',
  inputSchema: [{ name: 'inquiry', type: 'text', required: true }],
  retries,
  handler: async ({ input, req }) => {
    const { inquiryEmail } = getSettings()
    const inquiry = await findInquiry(req.payload, input.inquiry)
    if (inquiryEmail && inquiry && inquiry.status !== 'spam')
      await req.payload.sendEmail({
        to: inquiryEmail,
        messageId: messageId(`inquiry-${inquiry.id}`),
        ...mailOf(inquiry),
      })
    return { output: {} }
  },
}

/** Replying to the mail goes to the visitor. */
const mailOf = ({
  id,
  name,
  email,
  phone,
  message,
  subject,
}: Pick<Inquiry, 'id' | 'name' | 'email' | 'phone' | 'message' | 'subject'>) => ({
  replyTo: { name: oneLine(name), address: email },
  subject: oneLine(subject ? `Inquiry from ${name}: ${subject}` : `Inquiry from ${name}`),
  // A line each, whatever has been sent as a name.
  // The desk's link is below the signature mark, so that replies do not quote it to the visitor.
  text: [message, '', '-- ', oneLine(name), email, oneLine(phone), '', `On the desk: ${deskLink(id)}`, ''].join('\n'),
})

/** Queues the mails of a new inquiry: to the office, also when staff changed its status from spam to new, and to its sender. */
export const queueMail: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, operation, req }) => {
  const isNew = operation === 'create' && doc.status === 'new'
  const isUnmarked = operation === 'update' && previousDoc?.status === 'spam' && doc.status === 'new'
  const { inquiryEmail, smtp } = getSettings()
  if (isNew && smtp && !req.user) await queue(req, 'mailPromise', doc)
  if (!isNew && !isUnmarked) return doc
  if (inquiryEmail) await queue(req, 'mailInquiry', doc)
  else
    log.info({ inquiry: doc.id }, 'a new inquiry is in the panel; the office is not notified: INQUIRY_EMAIL is not set')
  return doc
}

async function queue(req: PayloadRequest, task: 'mailInquiry' | 'mailPromise', { id }: Inquiry): Promise<void> {
  try {
    await req.payload.jobs.queue({ task, input: { inquiry: String(id) }, req })
  } catch (error) {
    // The inquiry is stored and shown in the panel, so the request must not fail.
    log.error({ err: error, inquiry: id }, 'the mail of a new inquiry could not be queued')
  }
}
