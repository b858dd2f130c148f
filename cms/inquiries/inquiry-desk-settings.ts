import type { Payload } from 'payload'

import { ANSWER_HOURS, type ReplyTemplate, shippedTemplates } from '#contract/inquiry-desk-settings.ts'
import { HOUR_MS } from '#contract/time.ts'
import { afterWorkingTime, type WorkingTime } from '#contract/opening-hours.ts'
import type { SiteSetting } from '#cms/generated/payload-types.ts'
import { workingTimeOf } from '#cms/site-content/working-time.ts'

/** The firm's settings of the desk; shipped ones in place of those that it has not set. */
export interface DeskSettings {
  working: WorkingTime
  /** Working time within which an answer is promised. */
  answerWithinMs: number
  templates: ReplyTemplate[]
  /** Months; null for ever. */
  keepMonths: number | null
}

type Own = Pick<SiteSetting, 'openingHours' | 'holidays' | 'answerWithin' | 'replyTemplates' | 'keepInquiries'>

/** The settings as the panel stores them, in numbers. */
function deskSettingsOf(own: Own): DeskSettings {
  const templates = own.replyTemplates?.length ? own.replyTemplates : shippedTemplates
  return {
    working: workingTimeOf(own),
    answerWithinMs: (own.answerWithin ?? ANSWER_HOURS) * HOUR_MS,
    templates: templates.map(({ name, text }) => ({ name, text })),
    keepMonths: own.keepInquiries ?? null,
  }
}

const select = {
  openingHours: true,
  holidays: true,
  answerWithin: true,
  replyTemplates: true,
  keepInquiries: true,
} as const

export const readDeskSettings = async (payload: Payload): Promise<DeskSettings> =>
  deskSettingsOf(await payload.findGlobal({ slug: 'site-settings', select, depth: 0 }))

/** The time by which an inquiry that comes now is to be answered, in ISO 8601; null if the office never opens. */
export async function nextAnswerBy(payload: Payload): Promise<string | null> {
  const { working, answerWithinMs } = await readDeskSettings(payload)
  const at = afterWorkingTime(Date.now(), answerWithinMs, working)
  return at === undefined ? null : new Date(at).toISOString()
}
