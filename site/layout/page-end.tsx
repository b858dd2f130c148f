import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { pathIn } from '#contract/language-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { followOffline, registerWorker } from '../offline/register-worker.ts'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { useSiteContent } from '../state/site-content.ts'
import { unsentStore } from '../state/unsent-inquiry.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'
import { LanguageHint } from './language-hint.tsx'
import { PrintedAddress } from './printed-address.tsx'

/** The end of every page for visitors: the footer, and what floats above it. Loads the service worker and the search shortcut. */
export default function PageEnd({ here }: { here: string }) {
  useSearchShortcut()
  const { pathname, search } = useLocation()
  const { tag } = useLanguage()
  const shown = useRef('')
  useEffect(() => {
    shown.current = pathIn(tag, pathname) + search
  })
  useEffect(() => {
    // The site also works without the service worker.
    void registerWorker().catch(() => undefined)
    // Removes what was typed into the contact form more than a day ago.
    unsentStore.read()
    return followOffline(() => shown.current === window.location.pathname + window.location.search)
  }, [])
  return (
    <>
      <Footer here={here} />
      <PrintedAddress {...useSiteContent()} />
      <ContactBar here={here} />
      <LanguageHint here={here} />
    </>
  )
}
