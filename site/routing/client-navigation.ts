import { startTransition } from 'react'
import type { Location } from 'react-router-dom'

import { pathIn } from '#contract/language-path.ts'
import { siteLanguageOf } from '../state/language.ts'
import { scrollAtom } from '../state/scroll.ts'
import type { Store } from '../state/store.ts'
import { browserNavigator, currentPlace, ensureKey } from './browser-history.ts'
import { adoptPrepared, pagesAhead, type Prepared } from './prepare.ts'
import { scrollPositions } from './scroll-positions.ts'
import { inViewTransition } from './view-transition.ts'

const loadHeads = () => import('../seo/apply-head.ts')

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search

/** Goes from page to page: the page of a new URL is shown once its code and data are loaded, and until then the old one. */
export function createNavigation(store: Store, setPlace: (place: Location) => void) {
  const pages = pagesAhead(store)
  const scrolled = scrollPositions()
  let shown = currentPlace()
  let latest = shown

  let committed: (() => void) | undefined
  /** Shows the page of a URL after `change`; resolves once it is in the document. */
  const commit = (place: Location, change: () => void) =>
    new Promise<void>((resolve) => {
      committed?.()
      committed = resolve
      change()
      setPlace(place)
    })

  /** Shows a page that is loaded, unless the reader has gone elsewhere meanwhile. */
  async function replacePage(place: Location, { store: loaded, route, match }: Prepared, top: number): Promise<void> {
    await inViewTransition(async () => {
      if (latest !== place) return
      shown = place
      // See first-view.ts.
      document.documentElement.toggleAttribute('data-first-view', top === 0 && place.hash === '')
      // Rendered at once: in the pieces of a React transition it takes longer, and the old page is a still picture meanwhile.
      await commit(place, () => {
        adoptPrepared(store, loaded)
        store.set(scrollAtom, top)
      })
    })
    if (latest !== place) return
    delete document.documentElement.dataset['loading']
    const [head, { applyHead }] = await Promise.all([route.head(store, match), loadHeads()])
    if (latest === place) applyHead(store, head)
  }

  /** Shows another entry of the page that is shown: another fragment of it, or the same with other state. */
  function stay(place: Location): void {
    latest = shown = place
    delete document.documentElement.dataset['loading']
    // Parts of the page whose code has not come must stay.
    startTransition(() => void commit(place, () => undefined))
  }

  async function show(place: Location, top: number): Promise<void> {
    latest = place
    scrolled.remember(shown.key)
    if (isSamePage(place, shown)) return stay(place)
    document.documentElement.dataset['loading'] = ''
    const prepared = await pages.open(place.pathname, place.search)
    if (latest !== place) return undefined
    // The server counts it, and knows where staff have sent its visitors.
    if (prepared.route.isMissing?.(prepared.store)) return window.location.reload()
    const target = prepared.route.redirectTo?.(prepared.store, prepared.match)
    return target === undefined
      ? replacePage(place, prepared, top)
      : navigator.replace(pathIn(siteLanguageOf(store).tag, target) + place.search + place.hash)
  }

  // What cannot be loaded is shown as such on the page. If its head cannot be loaded, its heading is its title, or that it failed.
  const open = (place: Location, top: number) =>
    void show(place, top).catch(() => {
      if (shown === place)
        document.title = document.querySelector('h1')?.textContent ?? siteLanguageOf(store).words.ui.pageFailed
    })
  const navigator = browserNavigator(() => open(currentPlace(), 0))

  /** Follows the browser to another entry of its history. */
  function onMove(): void {
    const isNew = ensureKey()
    const place = currentPlace()
    const isWithin = isSamePage(place, shown)
    // The browser has made an entry for a fragment, and scrolls there itself.
    if (isNew && isWithin) return stay(place)
    const top = scrolled.topOf(place.key)
    open(place, top)
    if (isWithin) window.scrollTo(0, top)
  }

  /** Follows the browser's own buttons. Returns a function that stops it. */
  function listen(): () => void {
    const listening = new AbortController()
    const on = (event: string, handler: () => unknown, capture = false) =>
      window.addEventListener(event, handler, { signal: listening.signal, capture })
    const restoreScroll = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by
    }
    on('popstate', onMove)
    // Before the browser scrolls to a fragment. The entry may be another one than the navigation has made, as that of a typed search.
    on('click', () => latest === shown && scrolled.remember(currentPlace().key), true)
    // The browser restores the position too early, while the old page is still shown. Of a document that is loaded again, however,
    // only the browser knows the position.
    restoreScroll('manual')()
    on('pagehide', restoreScroll('auto'))
    on('pagehide', () => {
      scrolled.remember(shown.key)
      scrolled.save()
    })
    on('pageshow', restoreScroll('manual'))
    return () => listening.abort()
  }

  return { navigator, listen, hint: pages.hint, onCommit: () => committed?.() }
}
