import { useEffect, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { ApiError, preloadUpload, type SendOptions } from '../../api/client.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { newKey } from '../../state/idempotency-key.ts'
import type { FormState } from './form-state.ts'

/** Sends the request. */
export type Send = (body: FormData, terms: SendOptions) => Promise<void>

/** `conflict`: another user has changed the entry meanwhile. */
type Outcome = 'sent' | 'rejected' | 'signed out' | 'conflict'

/** Submits an entry's form once at a time, with one idempotency key for retries of the same content. */
export function useEntrySubmit(send: (form: FormState, terms: SendOptions) => Promise<void>) {
  const { isBusy, sendOnce } = useSendOnce()
  const { attemptFor, reset } = useAttempt<string>()
  const [progress, setProgress] = useState<number>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [rejected, setRejected] = useState<FormState>()
  useEffect(preloadUpload, [])

  const submitOnce = async (form: FormState, options: SendOptions): Promise<Outcome | undefined> => {
    const onProgress = form.file ? { onProgress: setProgress } : {}
    const result = await sendOnce(() => {
      const key = attemptFor([JSON.stringify(form.texts), form.file], newKey)
      return send(form, { key, ...options, ...onProgress })
    })
    if (!result) return undefined
    setProgress(undefined)
    if (result.ok) {
      reset()
      setErrors([])
      return 'sent'
    }
    setErrors(fieldErrors(result.error))
    setRejected(form)
    return outcomeOf(result.error)
  }
  return { isBusy, progress, errors, rejected, submitOnce }
}

function outcomeOf(error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) return 'signed out'
  return status === 412 ? 'conflict' : 'rejected'
}

/** The fields that the server names; an error about a picture names none, but its message begins with `Image`. */
function fieldErrors(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError)) return []
  if (error.errors.length > 0) return error.errors
  return /^Image\b/.test(error.message) ? [{ field: 'image', message: error.message }] : []
}
