import type { CollectionBeforeChangeHook } from 'payload'

import type { SpamSignals } from '#contract/spam-signals.ts'

declare module 'payload' {
  interface RequestContext {
    /** All fields of a submitted form, including those that are not stored. */
    formFields?: SpamSignals
  }
}

/** A person needs longer for the four fields, even with the browser's autofill. Milliseconds. */
const MIN_FILLING_MS = 2_000

/**
 * Whether an inquiry was probably sent by a bot: the hidden field is filled in, or the form was filled in too fast. Programs
 * that send only the four visible fields pass.
 */
export function looksLikeSpam(sent: SpamSignals): boolean {
  const { website, filledIn } = sent
  if (typeof website === 'string' && website.trim() !== '') return true
  // A missing, non-numeric or negative time (after a clock was set back) is ignored.
  const time = filledIn === undefined || filledIn === '' ? Number.NaN : Number(filledIn)
  return time >= 0 && time < MIN_FILLING_MS
}

/** Spam is stored with the status `spam`; the response is the same, so that the sender does not notice. */
export const markSpam: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && looksLikeSpam(req.context.formFields ?? {}) ? { ...data, status: 'spam' } : data
