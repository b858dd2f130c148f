import { splitLanguage } from '#contract/language-path.ts'
import { findRoute, notFoundRoute } from './page-routes.tsx'

/** The URL of a link to a page of this site; undefined for what is opened elsewhere, for files and for the panel. */
export function pageLinked(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.hasAttribute('download') || !['', '_self'].includes(link.target))
    return undefined
  // In a text that is being written, a click places the caret.
  if (link.isContentEditable) return undefined
  if (link.origin !== window.location.origin) return undefined
  const url = new URL(link.href)
  const { language, path } = splitLanguage(url.pathname)
  // A page load has the words of one language.
  if (language !== splitLanguage(window.location.pathname).language) return undefined
  return findRoute(path, url.search, language).route === notFoundRoute ? undefined : url
}
