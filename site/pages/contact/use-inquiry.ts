import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { lookUpTimesAtom } from '../../state/calendar.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { useLanguage } from '../../language/use-language.ts'
import { notify } from '../../ui/toast.ts'

/** What goes along with the fields; `filledIn` is in milliseconds. */
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
  const [answerBy, setAnswerBy] = useState('')
  const [isServed] = useState(useIsServed())
  const opened = useRef<number>(undefined)
  useEffect(() => {
    // The time is unknown for fields that were filled in before hydration or restored by the browser.
    const isEmpty =
      formRef.current && Object.values(textsOf(new FormData(formRef.current))).every((text) => text === '')
    if (isEmpty) opened.current = isServed ? 0 : performance.now()
  }, [isServed])

  const send = async (form: HTMLFormElement) => {
    const fields = textsOf(new FormData(form))
    const { key, filledIn } = attemptFor([JSON.stringify(fields)], () => ({
      key: newKey(),
      filledIn: millisecondsSince(opened.current),
    }))
    await api.create('inquiry', { ...fields, filledIn }, { key })
    reset()
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      field.value = ''
    void notify('success', words.contact.sent, { words: words.ui })
    void showPromise().catch(() => undefined)
  }

  const showPromise = async () => {
    const time = await api.answerTime()
    // In English the date stands without its other calendar.
    if (time !== '' && tag !== DEFAULT_LANGUAGE) await lookUp([time])
    setAnswerBy(time)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void sendOnce(() => send(form))
  }
  return { formRef, isBusy, answerBy, onSubmit }
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
