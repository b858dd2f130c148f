import { useRef } from 'react'

import { type Close, notify } from './toast.ts'

/** The error toast of a form: a new attempt takes away what was said of the last. */
export function useErrorToast() {
  const shown = useRef<Promise<Close>>(undefined)
  return {
    tell: (message: string) => {
      shown.current = notify('error', message)
    },
    /** For one that could not be shown, there is nothing to take away. */
    dismiss: () => {
      void shown.current?.then((close) => close()).catch(() => undefined)
      shown.current = undefined
    },
  }
}
