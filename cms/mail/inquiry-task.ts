import type { CollectionAfterChangeHook, TaskConfig } from 'payload'

import { log } from '#cms/common/log.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { getSettings } from '#cms/common/settings.ts'
import { headerText } from '#cms/common/mailbox.ts'

/** Tried for about four days: 5 s, 10 s, 20 s, … */
const retries = { attempts: 16, backoff: { type: 'exponential', delay: 5_000 } } as const

/** Tells the office of an inquiry by mail. A mail server that is down delays the mail; the inquiry is there already. */
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

/** The same for each try: a mail program shows one that was sent twice, for a stop in between, once. */
const messageId = (id: string | number): string => `<inquiry-${id}@${getSettings().mailFrom.address.split('@')[1]}>`

/** Answering the mail answers the visitor. */
const mailOf = ({ name, email, phone, message }: Pick<Inquiry, 'name' | 'email' | 'phone' | 'message'>) => ({
  replyTo: { name: headerText(name), address: headerText(email) },
  subject: headerText(`Inquiry from ${name}`),
  text: `${message}\n\n-- \n${name}\n${email}\n${phone}\n`,
})

/** Queues the mail of a new inquiry, and of one that was taken for spam until somebody looked. */
export const queueMail: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, operation, req }) => {
  const isNew = operation === 'create' ? doc.status === 'new' : previousDoc?.status === 'spam' && doc.status === 'new'
  if (!isNew) return doc
  if (!getSettings().inquiryEmail) {
    log.info(
      { inquiry: doc.id },
      'a new inquiry is in the panel; nobody is told by mail, since INQUIRY_EMAIL is not set',
    )
    return doc
  }
  try {
    await req.payload.jobs.queue({ task: 'mailInquiry', input: { inquiry: String(doc.id) }, req })
  } catch (error) {
    // It is kept, and stands in the panel: no reason to turn its sender away.
    log.error({ err: error, inquiry: doc.id }, 'an inquiry could not be announced by mail')
  }
  return doc
}
