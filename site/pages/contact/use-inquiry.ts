import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { resources } from '#contract/index.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { fieldErrorsOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { loadMessages } from '../../language/load-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { notify } from '../../ui/toast.ts'
import type { Attempt, UnsentStore } from '../../state/unsent-inquiry.ts'
import { formWords } from './form-words.ts'
import type { ShownInquiry } from './outcome.tsx'

const MESSAGE_MAX = resources.inquiry.fields.message.max
/** The API's words: the module that makes them has all checks. */
const TOO_LONG = `Message must be at most ${MESSAGE_MAX.toLocaleString('en-US')} characters`

/** The subject of a form whose text was restored. */
interface Restored {
  about: string
  subject: string
}

/**
 * Sends the contact form once at a time. A retry of the same fields sends the same key and filling-in time, also after the tab was
 * closed.
 *
 * @param about the subject that the page sets; empty for none
 */
export function useInquiry(about: string) {
  const api = useAtomValue(apiAtom)
  const { tag, words } = useLanguage()
  const { isBusy, sendOnce } = useSendOnce()
  const { attemptFor, reset } = useAttempt<Attempt>()
  const formRef = useRef<HTMLFormElement>(null)
  const store = useRef<UnsentStore>(null)
  const [sent, setSent] = useState<ShownInquiry>()
  const [failure, setFailure] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [restored, setRestored] = useState<Restored>()
  // A form in the server's HTML is visible since the navigation (`performance.now()` = 0); others since they were mounted.
  const [isServed] = useState(!useIsInBrowser())
  const opened = useRef<number>(undefined)
  useEffect(() => {
    // The time is unknown for fields that were filled in before hydration or restored, by the browser or here.
    if (formRef.current && isEmpty(textsOf(formRef.current))) opened.current = isServed ? 0 : performance.now()
  }, [isServed])

  const onRestore = (subject: string) => {
    opened.current = undefined
    setRestored({ about, subject })
  }

  /** Empties the form, which has the page's subject then. */
  const empty = (form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      field.value = field.name === 'subject' ? about : ''
    setRestored(undefined)
    setFailure('')
  }

  const clear = (form: HTMLFormElement) => {
    empty(form)
    store.current?.forget()
  }

  const send = async (form: HTMLFormElement) => {
    // The page may be left before the response comes.
    const unsent = store.current
    const fields = textsOf(form)
    const attempt = attemptFor(
      [JSON.stringify(fields)],
      () => unsent?.lastAttempt(fields, tag) ?? { key: newKey(), tag, filledIn: millisecondsSince(opened.current) },
    )
    const { key, filledIn } = attempt
    unsent?.remember(fields, about, attempt)
    await api.create('inquiry', { ...fields, filledIn }, { key })
    reset()
    // What was typed meanwhile has not been sent.
    if (JSON.stringify(textsOf(form)) === JSON.stringify(fields)) {
      unsent?.forget()
      empty(form)
    }
    setSent({ ...fields, key, message: fields['message'] ?? '' })
    void notify('success', formWords[tag].sent, { words: words.ui })
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setFailure('')
    // The field takes any text: one with `maxLength` cuts what is pasted.
    if ([...(textsOf(form)['message'] ?? '').trim()].length > MESSAGE_MAX) {
      await loadMessages(tag).catch(() => undefined)
      return setErrors([{ field: 'message', message: TOO_LONG }])
    }
    const result = sendOnce(() => send(form))
    setErrors([])
    const done = await result
    if (!done || done.ok) return
    const inFields = fieldErrorsOf(done.error)
    if (inFields.length > 0) setErrors(inFields)
    else setFailure(done.message)
  }
  useEffect(() => {
    if (errors.length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const subject = restored?.about === about ? restored.subject : about
  return {
    formRef,
    store,
    isBusy,
    sent,
    setSent,
    failure,
    errors,
    subject,
    isRestored: restored !== undefined,
    onRestore,
    clear,
    onSubmit,
  }
}

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Whether a visitor has filled in nothing; the subject is set by the page. */
const isEmpty = ({ subject: _ofPage, ...fields }: Record<string, string>): boolean =>
  Object.values(fields).every((text) => text === '')

const millisecondsSince = (start: number | undefined) =>
  start === undefined ? undefined : Math.round(performance.now() - start)
