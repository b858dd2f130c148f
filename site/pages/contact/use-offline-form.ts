import { useAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { parseAbout } from '#contract/contact-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { subjectAtom } from '../../state/subject.ts'
import { preloadToaster } from '../../ui/toast.ts'
import { storedTitle } from './stored-title.ts'

const loadSubjects = () => import('../../state/load-subject.ts')

/** Makes the form work without a connection: it has its subject, and a send that fails says so. */
export function useOfflineForm(): void {
  useAskedSubject()
  // The service worker stores what is loaded.
  useEffect(() => {
    preloadToaster()
    void loadSubjects().catch(() => undefined)
  }, [])
}

/**
 * Adds what the URL says that the inquiry is about to a page that came without it: the service worker answers `/contact?about=…` with
 * the stored `/contact`.
 */
function useAskedSubject(): void {
  const { search } = useLocation()
  const { tag } = useLanguage()
  const store = useStore()
  const [subject, setSubject] = useAtom(subjectAtom)
  useEffect(() => {
    const about = parseAbout(new URLSearchParams(search))
    if (subject !== '' || !about || !navigator.serviceWorker?.controller) return
    const add = async () => {
      const title = await storedTitle(about, tag)
      if (title === undefined) await store.set((await loadSubjects()).loadSubjectAtom, about)
      else setSubject(title)
    }
    void add().catch(() => undefined)
  }, [search, tag, store, subject, setSubject])
}
