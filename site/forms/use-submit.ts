import { type FormEvent, useEffect } from 'react'

import { preloadToaster } from '../ui/toast.ts'
import { useSendOnce } from './use-send-once.ts'

interface Submission<Values> {
  read: (form: FormData) => Values
  /** The message for invalid values, which are then not sent; undefined for valid ones. */
  check: (values: Values) => string | undefined
  send: (values: Values) => Promise<void>
}

/** Submits a form once at a time. Errors are shown as a toast, and the typed values stay. */
export function useSubmit<Values>({ read, check, send }: Submission<Values>) {
  const { isBusy, sendOnce, toast } = useSendOnce()
  useEffect(preloadToaster, [])
  const submit = async (form: FormData) => {
    toast.dismiss()
    const values = read(form)
    const problem = check(values)
    if (problem === undefined) await sendOnce(() => send(values))
    else toast.show(problem)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void submit(new FormData(event.currentTarget))
  }
  return { isBusy, onSubmit }
}

/** A text field's value; empty if the form has no such field. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
