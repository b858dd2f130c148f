import { useEffect, useRef, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { ApiError, prepareUpload, type Terms } from '../../api/client.ts'
import { messageOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { bodyOf, type FormState } from './form-state.ts'

/** Sends a form's body. */
export type Send = (body: FormData, terms: Terms) => Promise<void>

/** What came of sending a form: `changed` where someone else was there first. */
type Outcome = 'sent' | 'refused' | 'signed out' | 'changed'

/**
 * Sends a form once at a time. A retry of the same words after a lost answer carries the same key, so that the server
 * makes one entry of them.
 */
export function useSending(send: Send) {
  const [isBusy, setIsBusy] = useState(false)
  const [progress, setProgress] = useState<number>()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [refused, setRefused] = useState<FormState>()
  const isSending = useRef(false)
  const toast = useErrorToast()
  useEffect(prepareUpload, [])
  const attempt = useRef({ words: '', file: null as File | null, key: '' })

  const keyFor = ({ texts, file }: FormState): string => {
    const words = JSON.stringify(texts)
    if (attempt.current.words !== words || attempt.current.file !== file)
      attempt.current = { words, file, key: newKey() }
    return attempt.current.key
  }

  const attemptOnce = async (form: FormState, terms: Terms): Promise<Outcome> => {
    try {
      await send(bodyOf(form), { key: keyFor(form), ...terms, ...(form.file ? { onProgress: setProgress } : {}) })
      attempt.current = { words: '', file: null, key: '' }
      setErrors([])
      return 'sent'
    } catch (error) {
      toast.tell(messageOf(error))
      setErrors(fieldErrors(error))
      setRefused(form)
      return outcomeOf(error)
    }
  }

  const start = async (form: FormState, terms: Terms): Promise<Outcome | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    setIsBusy(true)
    toast.dismiss()
    const outcome = await attemptOnce(form, terms)
    isSending.current = false
    setIsBusy(false)
    setProgress(undefined)
    return outcome
  }
  return { isBusy, progress, errors, refused, start }
}

function outcomeOf(error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401) return 'signed out'
  return status === 412 ? 'changed' : 'refused'
}

/** The fields that are named; what is wrong with a picture as a whole names none, but says so in its first word. */
function fieldErrors(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError)) return []
  if (error.errors.length > 0) return error.errors
  return /^Image\b/.test(error.message) ? [{ field: 'image', message: error.message }] : []
}
