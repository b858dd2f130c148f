import { type ReactNode, useEffect, useLayoutEffect } from 'react'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { LanguageContext } from '../../language/use-language.ts'
import { nameToasts } from '../../ui/toast.ts'
import { useStaffLanguage } from './staff-language.ts'

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** Sets the language of the staff's screens for its children and the document. */
export function InStaffLanguage({ children }: { children: ReactNode }) {
  const language = useStaffLanguage()
  const { tag, words } = language
  useBrowserLayoutEffect(() => {
    const root = document.documentElement
    root.lang = tag
    nameToasts(words.ui)
    return () => {
      // The paths of the staff's screens are among those of the pages in this language.
      root.lang = DEFAULT_LANGUAGE
    }
  }, [tag, words])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
