import { useEffect, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { splitProblem } from '#contract/problem-in.ts'
import { ApiError, preloadUpload, type SendOptions } from '../../api/client.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import type { FieldNames } from '../../language/language.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { newKey } from '../../state/idempotency-key.ts'
import type { FormState } from './form-state.ts'
import { nameIn, splitName } from './languages.ts'

/** `conflict`: another user has changed the entry meanwhile; `missing`: has deleted it. */
export type Outcome = 'sent' | 'rejected' | 'conflict' | 'missing'

/**
 * Submits an entry's form once at a time, with one idempotency key for retries of the same content.
 *
 * @param names the labels of the fields in the form, by the names that messages have for them
 * @param linesOf a failure with errors of fields, as a toast says it
 */
export function useEntrySubmit(
  names: FieldNames,
  linesOf: (failure: Pick<ApiError, 'message' | 'errors'>, form: FormState) => string,
) {
  const { isBusy, sendOnce } = useSendOnce(names)
  const { attemptFor, reset } = useAttempt<string>()
  const [progress, setProgress] = useState<number>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [submitErrors, setSubmitErrors] = useState(errors)
  const [rejected, setRejected] = useState<FormState>()
  useEffect(preloadUpload, [])

  /** The options that are sent with a form's content. */
  const termsFor = (form: FormState): SendOptions => ({
    key: attemptFor([JSON.stringify(form.texts), form.file, form.picture], newKey),
    ...(form.file ? { onProgress: setProgress } : {}),
  })
  /** Marks the fields that a failure names. Returns them. */
  const showErrors = (form: FormState, error: unknown): readonly FieldError[] => {
    const found = fieldErrors(error)
    setErrors(found)
    setRejected(form)
    return found
  }
  const submitOnce = async (
    form: FormState,
    send: (terms: SendOptions) => Promise<void>,
  ): Promise<Outcome | undefined> => {
    const result = await sendOnce(
      () => send(termsFor(form)),
      (error) =>
        outcomeOf(error) !== 'conflict' &&
        (error instanceof ApiError && error.errors.length > 0 ? linesOf(error, form) : undefined),
    )
    if (!result) return undefined
    setProgress(undefined)
    if (result.ok) {
      reset()
      setErrors([])
      return 'sent'
    }
    setSubmitErrors(showErrors(form, result.error))
    return outcomeOf(result.error)
  }
  /** Hides the progress after a call with `termsFor` that is not a submission. */
  const endProgress = () => setProgress(undefined)
  return { isBusy, progress, errors, submitErrors, rejected, termsFor, showErrors, submitOnce, endProgress }
}

/** The outcome of a failed call. */
export function outcomeOf(error: unknown): Outcome {
  const status = error instanceof ApiError && error.status
  return status === 412 ? 'conflict' : status === 404 ? 'missing' : 'rejected'
}

/** The fields that the server names; an error about a picture names none, but its message begins with `Image`. */
function fieldErrors(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError)) return []
  if (error.errors.length > 0) return error.errors.map(inOwnLanguage)
  return /^Image\b/.test(error.message) ? [{ field: 'image', message: error.message }] : []
}

/** An error that names the language of the text, at the field in that language. */
function inOwnLanguage(error: FieldError): FieldError {
  const found = splitProblem(error.message)
  if (!found) return error
  return { field: nameIn(found.language, splitName(error.field).field), message: found.problem }
}
