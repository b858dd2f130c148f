import { X } from './icons/x.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { useWords } from '../language/use-language.ts'
import { isBackdropPress } from './is-backdrop-press.ts'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  className?: string
}

/**
 * A modal dialog, open while it is rendered. Escape and a click outside close it. The first focus is at the element
 * marked `data-first-focus`, if any. With an element marked `data-shown-once`, whose content is lost when it closes, only its buttons
 * close it; while one is marked `data-awaited`, since such content is about to come, nothing does.
 */
export function Dialog({ title, onClose, children, className = 'max-w-2xl' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useWords()
  // A layout effect, so that it closes while still in the page: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const dialog = element.current
    const onPress = (event: MouseEvent) => {
      if (!isBackdropPress(event, dialog)) return
      // Otherwise the press would move the focus to the page below.
      event.preventDefault()
      if (!isKept(dialog)) onClose()
    }
    dialog?.addEventListener('mousedown', onPress)
    return () => dialog?.removeEventListener('mousedown', onPress)
  }, [onClose])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      // React passes these events on from dialogs within this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isKept(event.currentTarget)) onClose()
      }}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        // Chromium closes with the second Escape, whatever is done about `cancel`.
        const isEscape = event.key === 'Escape' && isKept(event.currentTarget)
        if (isEscape || isEnterForFormAround(event)) event.preventDefault()
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] scroll-pt-24 overflow-y-auto overscroll-contain rounded-card bg-paper text-ink shadow-float ${className}`}
    >
      <div className="top-0 z-20 flex items-start justify-between gap-4 border-b border-line bg-paper p-6 [@media(height<30rem)]:py-3 [@media(height>=20rem)]:sticky">
        <h2 id={id} className="min-w-0 text-h3">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => !has(element.current, AWAITED) && onClose()}
          aria-label={words.ui.close}
          className="-m-2 flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="p-6">{children}</div>
    </dialog>
  )
}

const AWAITED = '[data-awaited]'

const has = (dialog: HTMLDialogElement | null, selector: string): boolean => dialog?.querySelector(selector) != null

const isKept = (dialog: HTMLDialogElement | null): boolean => has(dialog, `[data-shown-once],${AWAITED}`)

/** Whether Enter in a field of a dialog would submit the form that the dialog is in, such as the entry's that is being edited. */
const isEnterForFormAround = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  target instanceof HTMLInputElement &&
  target.type !== 'file' &&
  target.form !== null &&
  !currentTarget.contains(target.form)
