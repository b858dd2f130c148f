import { pageMessages } from '#contract/page-messages.ts'
import { ApiError } from '../api/client.ts'

/** The message for an error: the server's, else the general one. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : pageMessages.fault)

/** The HTTP status of a page whose content failed to load with this error. */
export const statusOf = (error: unknown): number =>
  error instanceof ApiError && error.status >= 400 ? error.status : 503
