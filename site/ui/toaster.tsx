import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'

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

/** Adds a toast, top right; it closes by itself and is announced to screen readers. The same message stands only once. */
export function show(kind: 'success' | 'error', message: string): void {
  if (!isMounted) mount()
  isMounted = true
  toast(message, { type: kind, toastId: `${kind} ${message}`, role: kind === 'error' ? 'alert' : 'status' })
}
