import { useRef } from 'react'

import { type Close, notify } from './toast.ts'

/** The error toast of a form, which a new attempt dismisses. */
export function useErrorToast() {
  const shown = useRef<Promise<Close>>(undefined)
  return {
    show: (message: string) => {
      shown.current = notify('error', message)
    },
    dismiss: () => {
      void shown.current?.then((close) => close()).catch(() => undefined)
      shown.current = undefined
    },
  }
}
