import { ANSWER_HOURS, shippedOpenings, shippedTemplates } from './desk-settings.ts'
import { isRecord } from './narrow.ts'
import { defaultSiteContent } from './site-content.ts'

const shipped: Readonly<Record<string, unknown>> = {
  ...defaultSiteContent,
  /** One feature a line, as they are edited. */
  plans: defaultSiteContent.plans.map(({ features, ...plan }) => ({ ...plan, features: features.join('\n') })),
  openingHours: shippedOpenings,
  replyTemplates: shippedTemplates,
  answerWithin: ANSWER_HOURS,
}

/** What is shown where the firm has none of its own, in the default language; undefined if nothing is. */
export const shippedAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), shipped)
