import type { CollectionAfterChangeHook, TaskConfig } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { getSettings } from '#cms/common/settings.ts'
import { headerText } from '#cms/common/mailbox.ts'

/** About four days: 5 s, 10 s, 20 s, … */
const retries = { attempts: 16, backoff: { type: 'exponential', delay: 5_000 } } as const

/** Notifies the office of an inquiry by mail. The inquiry is stored already, so a mail server that is down only delays this. */
export const inquiryTask: TaskConfig<'mailInquiry'> = {
  slug: 'mailInquiry',
  inputSchema: [{ name: 'inquiry', type: 'text', required: true }],
  retries,
  handler: async ({ input, req }) => {
    const { inquiryEmail } = getSettings()
    const inquiry = await req.payload.findByID({
      collection: 'inquiries',
      id: input.inquiry,
      depth: 0,
      disableErrors: true,
    })
    if (inquiryEmail && inquiry && inquiry.status !== 'spam')
      await req.payload.sendEmail({ to: inquiryEmail, messageId: messageId(inquiry.id), ...mailOf(inquiry) })
    return { output: {} }
  },
}

/** The same id for each attempt, so that mail programs show a mail that was sent twice only once. */
const messageId = (id: string | number): string => `<inquiry-${id}@${getSettings().mailFrom.address.split('@')[1]}>`

/** Replying to the mail goes to the visitor. */
const mailOf = ({ name, email, phone, message }: Pick<Inquiry, 'name' | 'email' | 'phone' | 'message'>) => ({
  replyTo: { name: headerText(name), address: headerText(email) },
  subject: headerText(`Inquiry from ${name}`),
  text: `${message}\n\n-- \n${name}\n${email}\n${phone}\n`,
})

/** Queues the mail of a new inquiry, and of one whose status staff changed from spam to new. */
export const queueMail: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, operation, req }) => {
  const isNew = operation === 'create' ? doc.status === 'new' : previousDoc?.status === 'spam' && doc.status === 'new'
  if (!isNew) return doc
  if (!getSettings().inquiryEmail) {
    log.info({ inquiry: doc.id }, 'a new inquiry is in the panel; no mail is sent, since INQUIRY_EMAIL is not set')
    return doc
  }
  try {
    await req.payload.jobs.queue({ task: 'mailInquiry', input: { inquiry: String(doc.id) }, req })
  } catch (error) {
    // The inquiry is stored and shown in the panel, so the request must not fail.
    log.error({ err: error, inquiry: doc.id }, 'the mail of a new inquiry could not be queued')
  }
  return doc
}
