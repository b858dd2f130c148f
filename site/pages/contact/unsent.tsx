import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { textOf } from '#contract/narrow.ts'
import { useLanguage } from '../../language/use-language.ts'
import { preloadToaster } from '../../ui/toast.ts'
import { contactWords } from './contact-words.ts'
import { addOwnValidity } from './own-validity.ts'
import { keptSent } from './kept-inquiry.ts'
import type { ShownInquiry } from './outcome.tsx'
import { unsentStore, type UnsentStore } from '../../state/unsent-inquiry.ts'

export interface UnsentProps {
  formRef: RefObject<HTMLFormElement | null>
  /** The store, for the form. */
  store: RefObject<UnsentStore | null>
  /** The subject that the page sets; empty for none. */
  about: string
  /** The message whose sending the page confirms. */
  sentMessage: string | undefined
  isRestored: boolean
  /** Something was restored, with the subject that the form has now. */
  onRestore: (subject: string) => void
  clear: (form: HTMLFormElement) => void
  /** Sets the inquiry that the page confirms. */
  setSent: (sent: ShownInquiry | undefined) => void
}

/** Remembers what is typed into the form, restores what was typed earlier, and says so. Confirms what was sent before a reload. */
export default function Unsent({
  formRef,
  store,
  about,
  sentMessage,
  isRestored,
  onRestore,
  clear,
  setSent,
}: UnsentProps) {
  const { tag } = useLanguage()
  const texts = contactWords[tag]
  useImperativeHandle(store, () => unsentStore, [])
  useEffect(() => (formRef.current ? addOwnValidity(formRef.current, tag) : undefined), [formRef, tag])
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    const remember = () =>
      isBlank(form, about) ? unsentStore.forget() : unsentStore.remember(textsOf(fieldsOf(form)), about)
    if (sentMessage !== undefined && isStored(sentMessage)) unsentStore.forget()
    const { subject, isTyped } = restore(form, about)
    if (subject !== undefined) onRestore(subject)
    // Typed before this code was loaded. The field of a restored subject may not be there yet.
    if (isTyped) unsentStore.remember({ ...(subject ? { subject } : {}), ...textsOf(fieldsOf(form)) }, about)
    form.addEventListener('input', remember)
    // The toast says it if there is no connection when the form is sent.
    if (isTyped || subject !== undefined) preloadToaster()
    else form.addEventListener('input', preloadToaster, { once: true })
    return () => form.removeEventListener('input', remember)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each subject
  }, [about])

  const { key, search } = useLocation()
  const shownAt = useRef(search)
  useEffect(() => {
    const kept = keptSent()
    if (kept) setSent({ ...kept, key: '' })
    // A link led to the form with another subject, or with none.
    else if (shownAt.current !== search) setSent(undefined)
    shownAt.current = search
  }, [key, search, setSent])

  const startAnew = () => {
    const form = formRef.current
    if (!form) return
    clear(form)
    typedOf(form)[0]?.focus()
  }
  return (
    <p role="status" className={isRestored ? 'text-small text-soft' : 'sr-only'}>
      {isRestored && (
        <>
          {texts.restored}{' '}
          <button type="button" onClick={startAnew} className="link inline-flex min-h-11 items-center font-semibold">
            {texts.startAnew}
          </button>
        </>
      )}
    </p>
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, textarea')]

/** The fields that a visitor fills in; the subject is set by the page. */
const typedOf = (form: HTMLFormElement): Field[] => fieldsOf(form).filter(({ name }) => name !== 'subject')

const textsOf = (fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

/** The form's subject; the page's before its field is there. */
const subjectOf = (form: HTMLFormElement, about: string): string => textsOf(fieldsOf(form))['subject'] ?? about

const isBlank = (form: HTMLFormElement, about: string): boolean =>
  typedOf(form).every(({ value }) => value === '') && subjectOf(form, about) === about

/** Whether a message, as a form sends it, is the one that is stored. Another one was typed since. */
const isStored = (message: string): boolean =>
  textOf(unsentStore.read()?.fields['message']) === message.replaceAll('\r\n', '\n')

interface Restoring {
  /** The subject that the form has now, if something was restored. */
  subject: string | undefined
  /** Something was typed that is not stored yet. */
  isTyped: boolean
}

/** Fills empty fields with what was typed earlier. A subject that was edited stays, and one that the page has newly set. */
function restore(form: HTMLFormElement, about: string): Restoring {
  const stored = unsentStore.read()
  const kept = (name: string) => textOf(stored?.fields[name])
  const fields = typedOf(form)
  const shown = subjectOf(form, about)
  const isOfStored = shown === about && kept('subject') !== '' && (about === '' || stored?.about === about)
  const subject = isOfStored ? kept('subject') : shown
  const isTyped = shown !== about || fields.some(({ name, value }) => value !== '' && value !== kept(name))
  for (const field of fields) field.value ||= kept(field.name)
  const isRestored =
    fields.some(({ name, value }) => value !== '' && value === kept(name)) || (isOfStored && subject !== about)
  return { subject: isRestored ? subject : undefined, isTyped }
}
