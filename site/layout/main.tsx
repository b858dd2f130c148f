import { atom, useStore } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { useWords } from '../language/use-language.ts'
import { scrollAtom } from '../state/scroll.ts'

/** The URL shown before, across layouts; undefined on the first visit. */
const shownAtom = atom<string>()

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** The element that a URL's fragment names: ids in Nepali are percent-encoded there. */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id))
  } catch {
    // A malformed percent-encoding.
    return null
  }
}

/** The main element of any layout. On navigation it takes the focus and scrolls to the top, or to where the reader was. */
export function Main({ className = '', children }: { className?: string; children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const element = useRef<HTMLElement>(null)
  const store = useStore()
  useBrowserLayoutEffect(() => {
    const before = store.get(shownAtom)
    store.set(shownAtom, pathname + search)
    if (before === undefined || before === pathname + search) return
    const top = store.get(scrollAtom)
    const target = top === 0 ? elementOf(hash) : null
    target?.closest('details')?.setAttribute('open', '')
    if (target) target.scrollIntoView()
    else window.scrollTo(0, top)
    // A part that takes the focus is where the reader goes on, by keyboard too.
    for (const each of [element.current, target]) each?.focus({ preventScroll: true })
  }, [store, pathname, search, hash])
  return (
    <main id="content" ref={element} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

/** A link to the content, the first stop of the Tab key. */
export const SkipLink = () => (
  <a
    href="#content"
    className="skip absolute top-2 left-2 z-30 rounded-card bg-brand px-4 py-2.5 font-semibold text-on-brand"
  >
    {useWords().layout.skip}
  </a>
)
