import { messages } from '#contract/failure.ts'
import { ApiError } from '../api/client.ts'

/** What to tell the user of an error: the server's sentence, else the general one. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : messages.fault)

/** The HTTP status that a page is answered with when this error kept its content away. */
export const statusOf = (error: unknown): number =>
  error instanceof ApiError && error.status >= 400 ? error.status : 503
