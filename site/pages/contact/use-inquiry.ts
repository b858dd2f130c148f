import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/failure.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { successes } from '../../texts.ts'
import { notify } from '../../ui/toast.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'

/**
 * Sends the contact form. A second click while one is under way does nothing; a retry of the same words after a lost
 * answer carries the same key, so that the server makes one inquiry of them.
 */
export function useInquiry() {
  const api = useAtomValue(apiAtom)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const attempt = useRef({ words: '', key: '', filledIn: 0 })
  const opened = useRef(0)
  const toast = useErrorToast()
  useEffect(() => {
    opened.current = Date.now()
  }, [])

  const send = async (form: HTMLFormElement) => {
    const fields = textsOf(new FormData(form))
    const words = JSON.stringify(fields)
    // A retry sends the very same, or its key would stand for two different inquiries.
    if (attempt.current.words !== words)
      attempt.current = { words, key: newKey(), filledIn: Date.now() - opened.current }
    const { key, filledIn } = attempt.current
    try {
      await api.create('inquiry', { ...fields, filledIn }, { key })
      attempt.current = { words: '', key: '', filledIn: 0 }
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
  return { isBusy, onSubmit }
}

const textsOf = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
