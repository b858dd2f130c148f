import { messages } from '#contract/messages.ts'
import { ifMatchHas } from './etag.ts'
import { httpError } from './http-error.ts'

/** Throws 412 if there is an `If-Match` header and it does not contain this tag, which is of the present content. */
export function requireMatch(ifMatch: string | null, tag: string): void {
  if (ifMatch !== null && !ifMatchHas(ifMatch, tag)) throw httpError(412, messages.changedMeanwhile)
}
