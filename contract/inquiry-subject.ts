import { type About, isSubjectPage } from './contact-path.ts'
import { pageNames, resources } from './index.ts'

/** The subject of an inquiry from a page, by the page's path without its language: the page's entry, or the page. */
export function subjectOfPage(path: string): About | undefined {
  for (const type of pageNames) {
    const root = `${resources[type].page.path}/`
    const key = path.startsWith(root) ? path.slice(root.length) : ''
    if (/^[\w-]+$/.test(key)) return { type, key }
  }
  const name = path.slice(1)
  return isSubjectPage(name) ? { type: 'page', key: name } : undefined
}
