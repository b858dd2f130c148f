import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { MINUTE_MS } from '#contract/time.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { deskCountsAtom, loadDeskCountsAtom } from './desk-counts.ts'

/** Keeps the counts of inquiries up to date while the tab is visible, and shows them in its title. */
export function useDeskCounts(): void {
  const load = useSetAtom(loadDeskCountsAtom)
  const { new: fresh, overdue } = useAtomValue(deskCountsAtom)
  const { desk: words } = useStaffWords()
  useEffect(() => {
    const loadIfSeen = () => void (document.visibilityState === 'visible' && load())
    loadIfSeen()
    const timer = setInterval(loadIfSeen, MINUTE_MS)
    document.addEventListener('visibilitychange', loadIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', loadIfSeen)
    }
  }, [load])
  useEffect(() => {
    const mark = fresh === 0 && overdue === 0 ? '' : `(${words.mark(fresh, overdue)}) `
    const show = (text: string) => {
      const { title: shown } = document
      const title = `${text}${shown.startsWith(mark) ? shown.slice(mark.length) : shown}`
      // An empty title is left alone: setting it would add a title element beside the one that React is about to render.
      if (document.title !== '' && document.title !== title) document.title = title
    }
    show(mark)
    // Navigation replaces the title.
    const observer = new MutationObserver(() => show(mark))
    observer.observe(document.head, { childList: true })
    return () => {
      observer.disconnect()
      show('')
    }
  }, [fresh, overdue, words])
}
