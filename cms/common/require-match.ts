import { messages } from '#contract/messages.ts'
import { ifMatchHas } from './etag.ts'
import { httpError } from './http-error.ts'

/** Throws 412 if there is an `If-Match` header and it does not contain the tag of what is there now. */
export function requireMatch(ifMatch: string | null, tag: string): void {
  if (ifMatch !== null && !ifMatchHas(ifMatch, tag)) throw httpError(412, messages.changedMeanwhile)
}
