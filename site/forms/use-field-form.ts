import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { useLanguage } from '../language/use-language.ts'
import { fieldErrorsOf } from '../state/errors.ts'
import { preloadToaster } from '../ui/toast.ts'
import { useSendOnce } from './use-send-once.ts'

interface FieldForm {
  /** Errors found before sending; undefined for none. */
  check?: (form: FormData) => FieldError | undefined
  send: (form: FormData) => Promise<void>
}

/** Submits a form once at a time. Errors are shown as a toast and at their fields, the first of which gets the focus. */
export function useFieldForm({ check, send }: FieldForm) {
  const { isBusy, sendOnce, toast } = useSendOnce()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  /** The fields that were changed since. */
  const [changed, setChanged] = useState<readonly string[]>([])
  const { message } = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  useEffect(preloadToaster, [])
  useEffect(() => {
    if (errors.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const submit = async (form: FormData) => {
    toast.dismiss()
    setChanged([])
    const problem = check?.(form)
    setErrors(problem ? [problem] : [])
    if (problem) return
    const result = await sendOnce(() => send(form))
    if (!result) return
    if (result.ok) element.current?.reset()
    else setErrors(fieldErrorsOf(result.error))
  }
  return {
    isBusy,
    /** The error of a field, until it is changed. */
    errorOf: (field: string): string | undefined => {
      const found = errors.find((error) => error.field === field && !changed.includes(field))
      return found && message(found.message)
    },
    form: {
      ref: element,
      // Sent before the page is hydrated, its values must not become part of a URL.
      method: 'post',
      noValidate: true,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (errors.length > 0 && isField(target)) setChanged([...changed, target.name])
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      },
    },
  }
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
