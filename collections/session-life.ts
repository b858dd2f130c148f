import { DAY_MS, HOUR_MS, SECOND_MS } from '../contract/time.ts'

/** The lifetime of a session in seconds; Payload's panel renews it in use, the staff's screens do not. */
export const SESSION_SECONDS = (12 * HOUR_MS) / SECOND_MS

/** The longest lifetime of a session in seconds, including renewals, so that a stolen session expires. */
export const LONGEST_SESSION_SECONDS = (30 * DAY_MS) / SECOND_MS
