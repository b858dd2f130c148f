import type { SpamSignals } from '#contract/spam-signals.ts'

/** Nobody reads the form and fills in four fields in less, by hand or by the browser's memory. Milliseconds. */
const LEAST_FILLING_TIME = 2_000

/**
 * Whether what came with an inquiry gives it away as a machine's: a field that people do not see is filled in, or the
 * form was filled in no time. Programs that send the four fields alone show no sign of either.
 */
export function looksLikeSpam(sent: SpamSignals): boolean {
  const { website, filledIn } = sent
  if (typeof website === 'string' && website.trim() !== '') return true
  // Nothing, no number, or less than no time (by a clock that was set back) is no sign.
  const time = filledIn === undefined || filledIn === '' ? Number.NaN : Number(filledIn)
  return time >= 0 && time < LEAST_FILLING_TIME
}
