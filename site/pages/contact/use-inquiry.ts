import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { lookUpTimesAtom } from '../../state/calendar.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { SentInquiry } from '../../state/contact-form.ts'
import { notify } from '../../ui/toast.ts'
import { forgetTyped, rememberTyped, typedFields } from './typed-inquiry.ts'

/** The data besides the fields; `filledIn` is in milliseconds. */
interface Attempt {
  key: string
  filledIn: number | undefined
}

/** Sends the contact form once at a time. A retry of the same fields sends the same key and filling-in time. */
export function useInquiry() {
  const api = useAtomValue(apiAtom)
  const { tag, words } = useLanguage()
  const lookUp = useSetAtom(lookUpTimesAtom)
  const { isBusy, sendOnce } = useSendOnce()
  const { attemptFor, reset } = useAttempt<Attempt>()
  const formRef = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<SentInquiry>()
  const [isServed] = useState(useIsServed())
  const opened = useRef<number>(undefined)
  useEffect(() => {
    // The time is unknown for fields that were filled in before hydration or restored, by the browser or here.
    const form = formRef.current
    if (form && writable(form).every(({ value }) => value === '') && !restore(form))
      opened.current = isServed ? 0 : performance.now()
  }, [isServed])

  const send = async (form: HTMLFormElement) => {
    const fields = textsOf(new FormData(form))
    const { key, filledIn } = attemptFor([JSON.stringify(fields)], () => ({
      key: newKey(),
      filledIn: millisecondsSince(opened.current),
    }))
    await api.create('inquiry', { ...fields, filledIn }, { key })
    reset()
    for (const field of writable(form)) field.value = ''
    forgetTyped()
    setSent({ subject: fields['subject'], message: fields['message'] ?? '' })
    void notify('success', words.contact.sent, { words: words.ui })
    void showPromise().catch(() => undefined)
  }

  const showPromise = async () => {
    const time = await api.answerTime()
    // Only other languages show the date in Bikram Sambat, which is looked up.
    if (time !== '' && tag !== DEFAULT_LANGUAGE) await lookUp([time])
    setSent((before) => before && { ...before, answerBy: time })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void sendOnce(() => send(form))
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => rememberTyped(textsOf(new FormData(event.currentTarget)))
  return { formRef, isBusy, sent, onSubmit, onInput }
}

type Writable = HTMLInputElement | HTMLTextAreaElement

/** The fields that a visitor fills in; the subject is set by the page. */
const writable = (form: HTMLFormElement): Writable[] => [
  ...form.querySelectorAll<Writable>('input:not([name=subject]), textarea'),
]

/** Restores what was typed before; false if nothing was stored. */
function restore(form: HTMLFormElement): boolean {
  const typed = typedFields()
  const fields = writable(form).filter(({ name }) => typeof typed[name] === 'string' && typed[name] !== '')
  for (const field of fields) field.value = String(typed[field.name])
  return fields.length > 0
}

const textsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Whether the component was server-rendered, so that it is visible since the navigation (`performance.now()` = 0). */
const useIsServed = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
const subscribeToNothing = () => () => undefined

const millisecondsSince = (start: number | undefined) =>
  start === undefined ? undefined : Math.round(performance.now() - start)
