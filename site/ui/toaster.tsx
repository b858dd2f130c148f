import { ExternalLink } from './icons/external-link.ts'
import { X } from './icons/x.ts'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { type CloseButtonProps, cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'

import type { Close, Kind, ToastOptions, ToastWords } from './toast.ts'

const CLOSE_MS = 5000
/** Long enough to read it and to get there by keyboard. */
const ACTION_MS = 15_000

const motion = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

let place: HTMLElement | null = null
let root: Root | undefined
let shownLabel: string | undefined

/** The open toasts by message; closing ones are not included. */
const standing = new Map<string, Id>()

const english: ToastWords = { notifications: 'Notifications', close: 'Close' }

/**
 * Mounted beside the app, so that it survives navigation; again in other words, if the language has changed, and in a new place, if
 * something else has taken its own out of the document.
 */
function mount({ notifications, close }: ToastWords): void {
  if (!document.body.contains(place)) {
    root?.unmount()
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
    standing.clear()
    shownLabel = undefined
  }
  raise()
  if (notifications === shownLabel) return
  shownLabel = notifications
  flushSync(() =>
    root?.render(
      <ToastContainer
        position="top-right"
        autoClose={CLOSE_MS}
        transition={motion}
        aria-label={notifications}
        closeButton={closeButton(close)}
        // Hides the bar from screen readers only, since its accessible name is English; styles/toasts.css does not hide it.
        hideProgressBar
        newestOnTop
      />,
    ),
  )
}

/** Toasts are in the innermost dialog while one is open, since all outside of it is dimmed and silent; then beside the app again. */
function raise(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const parent = dialog ?? document.body
  if (!place || place.parentElement === parent) return
  parent.append(place)
  dialog?.addEventListener('close', ({ target }) => place?.parentElement === target && raise(), { once: true })
}

/** The package's own is named in English. */
const closeButton =
  (label: string) =>
  ({ closeToast }: CloseButtonProps) => (
    <button
      type="button"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
      className="Toastify__close-button text-soft"
    >
      <X aria-hidden className="size-4" />
    </button>
  )

/**
 * Shows a toast that closes by itself and is announced to screen readers; the same message without an action is shown only once
 * at a time. Returns a function that closes it.
 */
export function show(kind: Kind, message: string, { to, action, words = english }: ToastOptions = {}): Close {
  mount(words)
  if (action) return showWithAction(kind, message, action)
  const said = `${kind} ${message} ${to ?? ''}`
  const id =
    standing.get(said) ??
    toast(to === undefined ? message : <ToPage to={to}>{message}</ToPage>, {
      type: kind,
      role: roleOf(kind),
      onClose: () => standing.delete(said),
    })
  standing.set(said, id)
  return () => toast.dismiss(id)
}

const roleOf = (kind: Kind) => (kind === 'error' ? 'alert' : 'status')

/** The button closes the toast, which stays while the focus is in it; Alt+T leads there. */
function showWithAction(kind: Kind, message: string, action: Action): Close {
  const hold = (isHeld: boolean) => (isHeld ? toast.pause({ id }) : toast.play({ id }))
  const close = () => toast.dismiss(id)
  const id: Id = toast(<WithAction message={message} action={action} hold={hold} close={close} />, {
    type: kind,
    role: roleOf(kind),
    autoClose: ACTION_MS,
    closeOnClick: false,
    draggable: false,
  })
  return close
}

type Action = NonNullable<ToastOptions['action']>

interface WithActionProps {
  message: string
  action: Action
  /** Stops the time, or lets it go on. */
  hold: (isHeld: boolean) => void
  close: () => void
}

const WithAction = ({ message, action: { text, label, about, run }, hold, close }: WithActionProps) => (
  <div
    onFocus={() => hold(true)}
    onBlur={() => hold(false)}
    className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2"
  >
    <div className="min-w-0">
      <p>{message}</p>
      <p dir="auto" className="clamp-2 text-note wrap-anywhere text-soft">
        {about}
      </p>
    </div>
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        close()
        run()
      }}
      className="min-h-11 rounded-card border border-field px-4 font-semibold hover:border-brand hover:text-brand"
    >
      {text}
    </button>
  </div>
)

/** Not a router's link, since the toaster is outside the app; `followLinks` follows it all the same. */
const ToPage = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="link inline-flex min-h-6 items-center gap-2">
    {children}
    <ExternalLink aria-hidden className="size-4 shrink-0" />
  </a>
)
