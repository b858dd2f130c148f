import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

import { useRoving } from './roving.ts'
import { toolStyle } from './tool-style.ts'

interface PopupProps {
  name: string
  /** The button's content. */
  label: ReactNode
  /** The current value, for the accessible name. */
  value?: string
  title?: string
  keys?: string
  kind: 'menu' | 'dialog'
  isOn?: boolean | undefined
  isOpen: boolean
  onOpen: (open: boolean) => void
  /** Restores the focus after Escape if it did not come from the button. */
  onReturn?: (() => void) | undefined
  hasArrow?: boolean
  children: ReactNode
}

/** A toolbar button with a popup. Escape closes it and restores the focus; leaving it closes it. */
export function Popup(props: PopupProps) {
  const { name, label, value, title, keys, kind, isOn, isOpen, onOpen, onReturn, hasArrow = true, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    event.preventDefault()
    onOpen(false)
    if (onReturn) onReturn()
    else button.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) onOpen(false)
  }
  return (
    // Handles keys and focus of its content; not interactive itself.
    <div role="presentation" className="shrink-0 sm:relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        {...useRoving(name)}
        aria-label={value ? `${name}: ${value}` : name}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-pressed={isOn}
        aria-keyshortcuts={keys}
        title={title ?? name}
        onClick={() => onOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onOpen(true)
        }}
        className={toolStyle}
      >
        {label}
        {hasArrow && <ChevronDown aria-hidden className="size-3.5 shrink-0 opacity-70" />}
      </button>
      {isOpen && <Panel>{children}</Panel>}
    </div>
  )
}

/** The popup's content: as wide as the toolbar on narrow screens, else moved left if it would reach beyond the window. */
function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const beyond = element.getBoundingClientRect().right - (document.documentElement.clientWidth - 8)
    if (beyond > 0) element.style.marginInlineStart = `${-beyond}px`
    // Not below the form's actions, which stay at the bottom of the window.
    const show = () => element.scrollIntoView({ block: 'nearest' })
    show()
    // It grows as pages are found.
    const observer = new MutationObserver(show)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      // A press on a label or beside the fields focuses this; without it, the toolbar, and the popup would close.
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-float sm:right-auto sm:w-max sm:max-w-[calc(100vw-2rem)]"
    >
      {children}
    </div>
  )
}
