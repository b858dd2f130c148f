import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { successes } from '../../text/toast-messages.ts'
import { notify } from '../../ui/toast.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'

interface Attempt {
  words: string
  key: string
  filledIn?: number | undefined
}

const noAttempt: Attempt = { words: '', key: '' }

/**
 * Sends the contact form. A second click while one is under way does nothing; a retry of the same words after a lost
 * answer carries the same key, so that the server makes one inquiry of them.
 */
export function useInquiry() {
  const api = useAtomValue(apiAtom)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const attempt = useRef<Attempt>(noAttempt)
  const place = useRef<HTMLFormElement>(null)
  const [isServed] = useState(useIsServed())
  const opened = useRef<number>(undefined)
  const toast = useErrorToast()
  useEffect(() => {
    // Nobody knows how long it took to fill in what is there already: typed before, or brought back by the browser.
    const isEmpty = place.current && Object.values(textsOf(new FormData(place.current))).every((text) => text === '')
    if (isEmpty) opened.current = isServed ? 0 : performance.now()
  }, [isServed])

  const send = async (form: HTMLFormElement) => {
    const fields = textsOf(new FormData(form))
    const words = JSON.stringify(fields)
    // A retry sends the very same, or its key would stand for two different inquiries.
    if (attempt.current.words !== words) attempt.current = { words, key: newKey(), filledIn: since(opened.current) }
    const { key, filledIn } = attempt.current
    try {
      await api.create('inquiry', { ...fields, filledIn }, { key })
      attempt.current = noAttempt
      for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
        field.value = ''
      void notify('success', successes.inquiry)
    } catch (error) {
      toast.tell(messageOf(error))
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    toast.dismiss()
    void send(event.currentTarget).finally(() => {
      isSending.current = false
      setIsBusy(false)
    })
  }
  return { place, isBusy, onSubmit }
}

const textsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Whether the component stood in the page as it was served: since the navigation, from which `performance.now` counts. */
const useIsServed = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
const neverChanges = () => () => undefined

const since = (start: number | undefined) => (start === undefined ? undefined : Math.round(performance.now() - start))
