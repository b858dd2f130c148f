import { type FormEvent, useEffect, useState } from 'react'

import { messageOf } from '../state/errors.ts'
import { prepareToasts } from '../ui/toast.ts'
import { useErrorToast } from '../ui/use-error-toast.ts'

interface Submission<Values> {
  read: (form: FormData) => Values
  /** What is wrong with the values, in the words that are shown; then nothing is sent. */
  check: (values: Values) => string | undefined
  send: (values: Values) => Promise<void>
}

/** A form that is sent once at a time. What goes wrong shows as a toast, and what was typed stays. */
export function useSubmit<Values>({ read, check, send }: Submission<Values>) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useErrorToast()
  useEffect(prepareToasts, [])
  const submit = async (form: FormData) => {
    toast.dismiss()
    const values = read(form)
    const wrong = check(values)
    if (wrong !== undefined) return toast.tell(wrong)
    setIsBusy(true)
    await send(values).catch((error: unknown) => toast.tell(messageOf(error)))
    setIsBusy(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void submit(new FormData(event.currentTarget))
  }
  return { isBusy, onSubmit }
}

/** A text field's value; empty where the form has none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
