import { ANSWER_HOURS, shippedOpenings, shippedTemplates } from './inquiry-desk-settings.ts'
import { isRecord } from './narrow.ts'
import { defaultSiteContent } from './site-content.ts'

const shipped: Readonly<Record<string, unknown>> = {
  ...defaultSiteContent,
  /** The features of a plan are edited as one text with a line for each. */
  plans: defaultSiteContent.plans.map(({ features, ...plan }) => ({ ...plan, features: features.join('\n') })),
  openingHours: shippedOpenings,
  replyTemplates: shippedTemplates,
  answerWithin: ANSWER_HOURS,
}

/** The shipped value of a setting in the default language; undefined if there is none. */
export const shippedAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), shipped)
