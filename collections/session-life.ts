import { DAY_MS, HOUR_MS, SECOND_MS } from '../contract/time.ts'

/** How long a session lasts, in seconds; Payload's panel renews it in use, the staff's screens do not. */
export const SESSION_SECONDS = (12 * HOUR_MS) / SECOND_MS

/** However often it is renewed, a session ends then, in seconds: whoever got hold of one does not keep it for good. */
export const LONGEST_SESSION_SECONDS = (30 * DAY_MS) / SECOND_MS
