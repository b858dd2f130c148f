import type { About } from './contact-path.ts'
import { pageNames, resources } from './index.ts'

/** The subject of an inquiry from a page, by the page's path without its language: the page's entry. */
export function aboutPage(path: string): About | undefined {
  for (const type of pageNames) {
    const root = `${resources[type].page.path}/`
    const key = path.startsWith(root) ? path.slice(root.length) : ''
    if (/^[\w-]+$/.test(key)) return { type, key }
  }
  return undefined
}
