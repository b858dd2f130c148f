import { type Failure, type FieldError, messages, notFound } from '#contract/failure.ts'

/** An answer that refuses: thrown anywhere below an endpoint, answered and (below 500) not logged as a fault. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(failure.message)
  }
}

export const refuse = (status: number, message: string, headers?: Record<string, string>): Refusal =>
  new Refusal(status, { message }, headers)

/** 400 with every field's error; the first one is also the message. */
export const refuseFields = (errors: FieldError[], status = 400): Refusal =>
  new Refusal(status, { message: errors[0]?.message ?? messages.bodyInvalid, errors })

export const refuseField = (field: string, message: string, status = 400): Refusal =>
  refuseFields([{ field, message }], status)

export const unknown = (name: string): Refusal => refuse(404, notFound(name))

/** @param seconds until it may be tried again */
export const tooMany = (seconds: number): Refusal =>
  refuse(429, messages.tooManyAttempts, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

export const unavailable = (): Refusal => refuse(503, messages.unavailable, { 'retry-after': '5' })
