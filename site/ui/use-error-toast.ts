import { useRef } from 'react'

import type { FieldNames } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'
import { type Close, notify } from './toast.ts'

/** The error toast of a form, which a new attempt dismisses. Messages are the API's. */
export function useErrorToast(names?: FieldNames) {
  const language = useLanguage()
  const shown = useRef<Promise<Close>>(undefined)
  return {
    show: (message: string) => {
      shown.current = notify('error', language.message(message, names), { words: language.words.ui })
    },
    dismiss: () => {
      void shown.current?.then((close) => close()).catch(() => undefined)
      shown.current = undefined
    },
  }
}
