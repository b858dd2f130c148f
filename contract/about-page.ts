import type { About } from './contact-path.ts'
import { pageNames, resources } from './index.ts'

/** What an inquiry from a page is about, by its path within the language: the entry whose page it is. */
export function aboutPage(path: string): About | undefined {
  for (const type of pageNames) {
    const root = `${resources[type].page.path}/`
    const key = path.startsWith(root) ? path.slice(root.length) : ''
    if (/^[\w-]+$/.test(key)) return { type, key }
  }
  return undefined
}
