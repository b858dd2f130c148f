import type { PayloadRequest } from 'payload'

import { messages } from '#contract/messages.ts'
import { ifMatchHas } from './etag.ts'
import { httpError } from './http-error.ts'

/** The `If-Match` header of a request. */
export const ifMatchOf = ({ headers }: Pick<PayloadRequest, 'headers'>): string | null => headers.get('if-match')

/** Throws 412 if there is an `If-Match` header and it does not contain this tag, which is of the present content. */
export function requireMatch(ifMatch: string | null, tag: string): void {
  if (ifMatch !== null && !ifMatchHas(ifMatch, tag)) throw httpError(412, messages.changedMeanwhile)
}
