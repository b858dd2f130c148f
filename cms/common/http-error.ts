import type { Failure, FieldError } from '#contract/failure.ts'
import { messages, notFound } from '#contract/messages.ts'
import { entryClosed } from '#contract/staff-messages.ts'

/** An error with its HTTP response: thrown anywhere below an endpoint; below 500 it is not logged as a fault. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(failure.message)
  }
}

export const httpError = (status: number, message: string, headers?: Record<string, string>): HttpError =>
  new HttpError(status, { message }, headers)

/** 400 with an error per field; the first one is also the message. */
export const invalidFields = (errors: FieldError[], status = 400): HttpError =>
  new HttpError(status, { message: errors[0]?.message ?? messages.bodyInvalid, errors })

export const invalidField = (field: string, message: string, status = 400): HttpError =>
  invalidFields([{ field, message }], status)

export const notFoundError = (name: string): HttpError => httpError(404, notFound(name))

/** 410 for an entry that visitors could see until its last day. */
export const goneError = (name: string): HttpError => httpError(410, entryClosed(name))

/** @param seconds for Retry-After */
export const tooManyRequests = (seconds: number): HttpError =>
  httpError(429, messages.tooManyAttempts, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

/** For work whose client has disconnected, so that nobody reads the response. */
export const clientGone = (): HttpError => httpError(400, messages.bodyInvalid)

export const serviceUnavailable = (): HttpError => httpError(503, messages.unavailable, { 'retry-after': '5' })
