import type { CollectionAfterChangeHook, TaskConfig } from 'payload'

import { type Language, languageOf } from '#contract/languages.ts'
import { log } from '#cms/common/log.ts'
import { relationId } from '#collections/relation-id.ts'
import { getSettings } from '#cms/common/environment.ts'
import { oneLine } from '#cms/common/one-line.ts'
import type { Inquiry } from '#cms/generated/payload-types.ts'
import { deskLink } from './desk-link.ts'
import { findInquiry } from './find-inquiry.ts'
import { messageId, retries } from './retries.ts'
import { timeIn } from '#cms/common/time-in.ts'

interface AssignmentMail {
  by: string
  from: string
  answerBy: string | undefined
  desk: string
}

/** The mail to the new holder. The visitor's own words are on the desk only. */
const mailTexts: Readonly<Record<Language, (about: AssignmentMail) => { subject: string; text: string }>> = {
  en: ({ by, from, answerBy, desk }) => ({
    subject: `${by} hands over an inquiry to you`,
    text: `${by} hands over to you the inquiry from ${from}.\n\n${answerBy ? `An answer was promised by ${answerBy}.\n\n` : ''}It is here:\n${desk}\n`,
  }),
  ne: ({ by, from, answerBy, desk }) => ({
    subject: `${by}ले तपाईंलाई एउटा सोधपुछ दिनुभयो`,
    text: `${by}ले तपाईंलाई ${from}को सोधपुछको जिम्मा दिनुभयो।\n\n${answerBy ? `जवाफ दिने भनिएको समय: ${answerBy}\n\n` : ''}यो यहाँ छ:\n${desk}\n`,
  }),
}

/** Mails the new holder of an inquiry, who may have another one by then: it is not sent then. */
export const assignmentMailTask: TaskConfig<'mailHolder'> = {
  slug: 'mailHolder',
  inputSchema: [
    { name: 'inquiry', type: 'text', required: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'by', type: 'text', required: true },
  ],
  retries,
  handler: async ({ input, job, req: { payload } }) => {
    const inquiry = await findInquiry(payload, input.inquiry)
    if (!inquiry || relationId(inquiry.takenBy) !== input.holder) return { output: {} }
    const user = await payload.findByID({ collection: 'users', id: input.holder, depth: 0, disableErrors: true })
    if (!user) return { output: {} }
    const language = languageOf(user.language)
    const { subject, text } = mailTexts[language]({
      by: oneLine(input.by),
      from: oneLine(inquiry.name),
      answerBy: inquiry.answerBy ? timeIn[language](inquiry.answerBy) : undefined,
      desk: deskLink(input.inquiry),
    })
    await payload.sendEmail({
      to: user.email,
      // Of the job, not of the inquiry, whose holder the same person may become again.
      messageId: messageId(`holder-${job.id}`),
      subject: oneLine(subject),
      text,
    })
    return { output: {} }
  },
}

/** Queues that mail when somebody else is made the holder of an inquiry, on any route. */
export const queueAssignmentMail: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, operation, req }) => {
  const holder = relationId(doc.takenBy)
  const { user } = req
  const isNewHolder = operation === 'update' && holder !== undefined && holder !== relationId(previousDoc?.takenBy)
  if (!isNewHolder || !user || holder === String(user.id) || !getSettings().smtp) return doc
  try {
    const input = { inquiry: String(doc.id), holder, by: user.name }
    await req.payload.jobs.queue({ task: 'mailHolder', input, req })
  } catch (error) {
    // The holder stays without the mail; the desk shows it.
    log.error({ err: error, inquiry: doc.id }, 'the mail to the new holder of an inquiry could not be queued')
  }
  return doc
}
