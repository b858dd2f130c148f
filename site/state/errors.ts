import type { FieldError } from '#contract/failure.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { ApiError } from '../api/client.ts'

/** The message for an error: the server's, else the general one. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : pageMessages.fault)

/** The HTTP status of a page whose content failed to load with this error. */
export const statusOf = (error: unknown): number =>
  error instanceof ApiError && error.status >= 400 ? error.status : 503

/** What is wrong with which fields, as the API says it; empty for other errors. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] => (error instanceof ApiError ? error.errors : [])
