import type { Store } from '../state/store.ts'
import { siteLanguageOf } from '../state/language.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { type Head, headTags } from './head.ts'

/** Replaces the head after navigation. Structured data is only removed: crawlers do not navigate. */
export function applyHead(store: Store, head: Head): void {
  const site = store.get(siteContentAtom)
  if (!site) return
  const elements = headTags(head, site, store.get(originAtom), siteLanguageOf(store).tag).map(
    ({ tag, text, attributes }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries({ 'data-head': '', ...attributes })) element.setAttribute(name, value)
      if (text !== undefined) element.textContent = text
      return element
    },
  )
  for (const old of document.querySelectorAll('[data-head], script[type="application/ld+json"]')) old.remove()
  document.head.append(...elements)
  // A page opened by client-side navigation was not requested as a document: the service worker now fetches and stores that.
  if (!head.hidden) navigator.serviceWorker?.controller?.postMessage([window.location.href])
}
