import { useStore } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { pathIn } from '#contract/language-path.ts'
import { parseSearchPage, type SearchQuery, searchPath } from '#contract/search.ts'
import { useLanguage } from '../../language/use-language.ts'
import { applyHead } from '../../seo/apply-head.ts'
import { searchHead } from '../../seo/heads.ts'
import { newEntry } from '../../state/history-entry.ts'
import { loadSearchAtom } from '../../state/load-search.ts'
import { searchAtom } from '../../state/search.ts'
import type { Store } from '../../state/store.ts'

/** The pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 200

/** Makes the field of the search find while one types, and its form search within the page. */
export function useTypedSearch(fieldRef: RefObject<HTMLInputElement | null>): void {
  const { tag } = useLanguage()
  const store = useStore()
  const place = useLocation()
  const shownAt = useRef(place)
  // Whether the entry of the browser's history is of what is being typed: it is replaced then.
  const isTyping = useRef(false)
  useEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const wanted = parseSearchPage(new URLSearchParams(place.search))
    // A link led here, from one search to another: the form stays.
    const isLed = shownAt.current !== place
    if (isLed) {
      field.value = wanted.q
      isTyping.current = false
      show(store, wanted)
    }
    shownAt.current = place
    // This runs after navigation has focused the page's main part. With results, the focus stays there; so it does where the reader has
    // moved it on a new page before this code was loaded.
    const isUnmoved = document.activeElement === document.body || document.activeElement === field.closest('main')
    if (wanted.q === '' && (isLed || isUnmoved)) field.focus({ preventScroll: true })
  }, [fieldRef, place, store])

  useEffect(() => {
    const field = fieldRef.current
    if (!field?.form) return undefined
    const path = pathIn(tag, '/search')
    let pause: ReturnType<typeof setTimeout> | undefined
    const find = () => {
      clearTimeout(pause)
      const wanted = parseSearchPage(new URLSearchParams({ q: field.value }))
      // A link may have been followed meanwhile.
      if (window.location.pathname !== path || isShown(store, wanted)) return
      // The page stays: what was typed is in its URL when one comes back to it.
      const href = pathIn(tag, searchPath(wanted))
      if (isTyping.current || window.location.search === '') window.history.replaceState(window.history.state, '', href)
      else window.history.pushState(newEntry(), '', href)
      isTyping.current = true
      show(store, wanted)
    }
    const onInput = () => {
      clearTimeout(pause)
      pause = setTimeout(find, PAUSE_MS)
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      find()
      isTyping.current = false
      // On a phone the keyboard covers what was found. Elsewhere one may go on typing.
      if (matchMedia('(pointer: coarse)').matches) field.blur()
    }
    // The router does not know the entries of typed searches, so that going back to the one before them is no change to it.
    const onMove = () => {
      const { pathname, search } = window.location
      const wanted = parseSearchPage(new URLSearchParams(search))
      if (pathname !== path || search !== shownAt.current.search || isShown(store, wanted)) return
      clearTimeout(pause)
      field.value = wanted.q
      isTyping.current = false
      show(store, wanted)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('popstate', onMove, { signal })
    field.addEventListener('input', onInput, { signal })
    field.form.addEventListener('submit', onSubmit, { signal })
    // Typed before this code was loaded.
    if (field.value.trim() !== field.defaultValue) onInput()
    return () => {
      listening.abort()
      clearTimeout(pause)
    }
  }, [fieldRef, store, tag])
}

/** Whether a search is shown, or on its way. */
function isShown(store: Store, { q, type, page }: SearchQuery): boolean {
  const shown = store.get(searchAtom)
  return shown.status !== 'error' && shown.q === q && shown.type === type && shown.page === page
}

/** Searches, unless that is shown; the title has the words. */
function show(store: Store, wanted: SearchQuery): void {
  if (isShown(store, wanted)) return
  void store.set(loadSearchAtom, wanted)
  applyHead(store, searchHead(store))
}
