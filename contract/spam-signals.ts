/** Sent by the contact form beside the inquiry's fields, for spam detection. Not stored; optional. */
export interface SpamSignals {
  /** A field that is hidden from people. */
  website?: unknown
  /** How long filling in the form took, in milliseconds. */
  filledIn?: unknown
}

/** The name of the hidden field. */
export const HONEYPOT = 'website'
