import { useCallback, useEffect, useRef, useState } from 'react'

import { useLanguage } from '../../language/use-language.ts'
import { contactWords } from './contact-words.ts'
import { meantEmail } from './email-slip.ts'

/** After a pause this long what is typed is checked: until then it may be the beginning of something else. */
const PAUSE_MS = 700

/** Asks below the e-mail field of the form whether another address was meant, with a button that corrects it. */
export default function EmailHint() {
  const texts = contactWords[useLanguage().tag]
  const [meant, setMeant] = useState<string>()
  const element = useRef<HTMLParagraphElement>(null)
  const check = useCallback(() => setMeant(meantEmail(fieldBeside(element.current)?.value ?? '')), [])
  // After each rendering, since the form is emptied and restored without an event.
  useEffect(check)
  useEffect(() => {
    const field = fieldBeside(element.current)
    let timer: number | undefined
    const onInput = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(check, PAUSE_MS)
    }
    field?.addEventListener('input', onInput)
    return () => {
      window.clearTimeout(timer)
      field?.removeEventListener('input', onInput)
    }
  }, [check])
  const correct = () => {
    const field = fieldBeside(element.current)
    if (!field || meant === undefined) return
    field.value = meant
    // For what remembers the form.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    setMeant(undefined)
  }
  return (
    <p ref={element} role="status" className={meant === undefined ? 'sr-only' : '-mt-5 text-small sm:col-start-2'}>
      {meant !== undefined && (
        <>
          {texts.didYouMean}{' '}
          <button
            type="button"
            onClick={correct}
            className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
          >
            {meant}
          </button>
        </>
      )}
    </p>
  )
}

const fieldBeside = (element: HTMLElement | null) =>
  element?.closest('form')?.querySelector<HTMLInputElement>('[name="email"]')
