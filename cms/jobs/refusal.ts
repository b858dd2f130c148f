import { APIError, ValidationError } from 'payload'

import { explainTakenSlug } from '#cms/slugs/slug-taken.ts'
import { HttpError } from '#cms/common/http-error.ts'

/** The message of an error below 500, which trying again would not change; undefined for other errors. */
export function refusalOf(error: unknown): string | undefined {
  // The message of a ValidationError lists the fields and not what is wrong with them.
  if (error instanceof ValidationError) return explainTakenSlug(error).data.errors[0]?.message ?? error.message
  if (error instanceof HttpError || error instanceof APIError) return error.status < 500 ? error.message : undefined
  return undefined
}
