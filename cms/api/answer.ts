import { APIError, type PayloadRequest, ValidationError } from 'payload'

import { messages } from '#contract/failure.ts'
import { isUnavailable } from '#cms/database/faults.ts'
import { log } from '#cms/common/log.ts'
import { Refusal, refuse, refuseFields, unavailable } from '#cms/common/refusal.ts'

export type Handler = (req: PayloadRequest) => Promise<Response>

/** A JSON answer that nobody keeps. Reads that may be kept go through visitor-read.ts. */
export function json(body: unknown, status = 200, given: HeadersInit = {}): Response {
  const headers = new Headers(given)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return Response.json(body, { status, headers })
}

/** The refusal that a thrown value amounts to; logs it if it is a fault of ours or of the database. */
export function refusalFor(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ValidationError)
    return refuseFields(error.data.errors.map(({ path, message }) => ({ field: path, message })))
  // What Payload refuses by itself: an entry that is gone meanwhile, or that the caller may not change any more.
  if (error instanceof APIError && error.status < 500) return refuse(error.status, error.message)
  // The client went away in the middle of its body.
  if (error instanceof Error && error.message === 'aborted') return refuse(400, messages.bodyInvalid)
  if (isUnavailable(error)) {
    log.error({ err: error, requestId }, 'database does not answer')
    return unavailable()
  }
  log.error({ err: error, requestId }, 'fault while answering')
  return refuse(500, messages.fault)
}

/**
 * What a call answers to a thrown value.
 *
 * @param forPanel Payload's panel shows the messages that it finds in `errors`
 */
export function failureAnswer(error: unknown, requestId: string, forPanel = false): Response {
  const { failure, status, headers } = refusalFor(error, requestId)
  return json(forPanel ? { ...failure, errors: [{ message: failure.message }] } : failure, status, headers)
}
