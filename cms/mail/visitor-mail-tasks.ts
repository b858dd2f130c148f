import type { Payload, TaskConfig } from 'payload'

import { type Language, languageOf } from '#contract/languages.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time.ts'
import { getSettings } from '#cms/common/environment.ts'
import { oneLine } from '#cms/common/one-line.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import { findInquiry, findTaggedInquiries } from './find-inquiry.ts'
import { messageId, retries } from './retries.ts'
import { timeIn } from '#cms/common/time-in.ts'

/** The confirmation's texts. They quote nothing of the inquiry, since anyone can send an inquiry with another person's address. */
const confirmationTexts: Readonly<
  Record<Language, (sent: string, by: string | undefined) => { subject: string; text: string }>
> = {
  en: (sent, by) => ({
    subject: 'We have received your inquiry',
    text: `Thank you for your inquiry of ${sent}.\n\n${by ? `We will answer by ${by}.` : 'We will answer as soon as we can.'}\n\nIf you did not write to us, do nothing.`,
  }),
  ne: (sent, by) => ({
    subject: 'तपाईंको सन्देश प्राप्त भयो',
    text: `${sent} को तपाईंको सन्देशका लागि धन्यवाद।\n\n${by ? `हामी ${by} सम्ममा जवाफ दिनेछौँ।` : 'हामी सकेसम्म चाँडो जवाफ दिनेछौँ।'}\n\nयो सन्देश तपाईंले पठाउनुभएको होइन भने केही गर्नुपर्दैन।`,
  }),
}

/** The inquiries of a day from one mailbox, in any spelling and with any tag, beyond which none is confirmed; spam counts too, since anybody can send another's address. */
const CONFIRMED_A_DAY = 3

async function hasReachedDailyLimit(payload: Payload, { email, createdAt }: Inquiry): Promise<boolean> {
  const since = new Date(Date.parse(createdAt) - DAY_MS).toISOString()
  return (await findTaggedInquiries(payload, email, [since, createdAt])).length >= CONFIRMED_A_DAY
}

/** Confirms an inquiry to the visitor by mail, with the time by which it will be answered. */
export const confirmationTask: TaskConfig<'mailPromise'> = {
  slug: 'mailPromise',
  inputSchema: [{ name: 'inquiry', type: 'text', required: true }],
  retries,
  handler: async ({ input, req: { payload } }) => {
    const inquiry = await findInquiry(payload, input.inquiry)
    if (!inquiry || inquiry.status === 'spam' || (await hasReachedDailyLimit(payload, inquiry))) return { output: {} }
    const language = languageOf(inquiry.language)
    const { firmName, contact } = await readSiteContent(payload, undefined, language)
    const by = inquiry.answerBy ? timeIn[language](inquiry.answerBy) : undefined
    const { subject, text } = confirmationTexts[language](timeIn[language](inquiry.createdAt), by)
    await payload.sendEmail({
      to: inquiry.email,
      messageId: messageId(`promise-${inquiry.id}`),
      replyTo: getSettings().inquiryEmail ?? contact.email,
      subject,
      text: `${text}\n\n-- \n${firmName}\n${contact.phone}\n`,
    })
    return { output: {} }
  },
}

/** Mails a reply, whose text is in the inquiry's thread only, not in the job. */
export const replyTask: TaskConfig<'mailReply'> = {
  slug: 'mailReply',
  inputSchema: [
    { name: 'inquiry', type: 'text', required: true },
    { name: 'event', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
  ],
  retries,
  handler: async ({ input, job, req: { payload } }) => {
    const inquiry = await findInquiry(payload, input.inquiry)
    const event = inquiry?.thread?.find(({ id }) => id === input.event)
    // The mail is queued before the reply is stored in the thread.
    if (inquiry && !event && Date.now() - Date.parse(job.createdAt) < MINUTE_MS)
      throw new Error('the reply is not in the thread yet')
    if (!inquiry || !event) return { output: {} }
    const { contact } = await readSiteContent(payload)
    await payload.sendEmail({
      to: inquiry.email,
      messageId: messageId(`reply-${input.event}`),
      replyTo: getSettings().inquiryEmail ?? contact.email,
      subject: oneLine(input.subject),
      text: event.text ?? '',
    })
    return { output: {} }
  },
}
