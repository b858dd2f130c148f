import type { OtherLanguage } from '#contract/languages.ts'
import { ApiError } from '../../api/client.ts'
import { nameIn } from './languages.ts'

/** An error of a call in a language, whose fields are named as in the form. */
export function errorInLanguage(error: unknown, language: OtherLanguage): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.errors.map((wrong) => ({ ...wrong, field: nameIn(language, wrong.field) }))
  return Object.assign(new ApiError(error.status, error.message, errors), { retryAfter: error.retryAfter })
}
