import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'

import './toaster.css'

const CLOSE_MS = 5000

const motion = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

/** Beside the app in the body, so that it outlives every page. */
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

/** The toasts that stand, by what they say; one that is on its way out does not keep the next one from coming. */
const standing = new Map<string, Id>()

/**
 * Adds a toast, top right; it closes by itself and is announced to screen readers. The same message stands only once.
 * Answers the way to close it.
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
