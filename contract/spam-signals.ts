/**
 * What the contact form sends beside the inquiry's fields, from which the server judges whether a person filled it in.
 * Neither is kept, and clients that send neither are people.
 */
export interface SpamSignals {
  /** A field that people do not see. */
  website?: unknown
  /** How long the form was filled in, in milliseconds. */
  filledIn?: unknown
}

/** The name of the field that people do not see. */
export const HONEYPOT = 'website'
