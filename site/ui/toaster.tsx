import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'

import './toaster.css'

const CLOSE_MS = 5000

const motion = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

/** Mounted beside the app, so that it survives navigation. */
function mount(): void {
  const place = document.createElement('div')
  document.body.append(place)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  flushSync(() =>
    createRoot(place).render(
      <ToastContainer
        position="top-right"
        autoClose={CLOSE_MS}
        transition={motion}
        theme={isDark ? 'dark' : 'light'}
        aria-label="Notifications"
        newestOnTop
      />,
    ),
  )
}

let isMounted = false

/** The open toasts by message; closing ones are not included. */
const standing = new Map<string, Id>()

/**
 * Shows a toast that closes by itself and is announced to screen readers; the same message is shown only once at a
 * time. Returns a function that closes it.
 */
export function show(kind: 'success' | 'error', message: string): () => void {
  if (!isMounted) mount()
  isMounted = true
  const said = `${kind} ${message}`
  const id =
    standing.get(said) ??
    toast(message, {
      type: kind,
      role: kind === 'error' ? 'alert' : 'status',
      onClose: () => standing.delete(said),
    })
  standing.set(said, id)
  return () => toast.dismiss(id)
}
