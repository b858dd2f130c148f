import { isResourceName, resources } from './index.ts'

/** The parameter of the contact page that says what an inquiry is about. */
export const ABOUT = 'about'

/** Whether it names a page that is no entry's, and can be a subject by its title. */
export const isSubjectPage = (name: string): name is 'price' | 'team' => name === 'price' || name === 'team'

/**
 * The subject of an inquiry: an entry by its slug, or by its id if its type has no slugs; a plan by its position, from 1; or a page by
 * its name.
 */
export interface About {
  type: string
  key: string
}

const subjectPattern = /^([a-z]+)\/([\w-]{1,200})$/

/** Parses the query of the contact page; undefined for what no inquiry can be about. */
export function parseAbout(query: URLSearchParams): About | undefined {
  const [, type = '', key = ''] = subjectPattern.exec(query.get(ABOUT) ?? '') ?? []
  return isSubject(type, key) ? { type, key } : undefined
}

function isSubject(type: string, key: string): boolean {
  if (type === 'plan') return /^[1-9]\d?$/.test(key)
  if (type === 'page') return isSubjectPage(key)
  return isResourceName(type) && resources[type].list === 'visitor'
}

/** The canonical path of the contact form, with what the inquiry is about. */
export const contactPath = (about?: About): string =>
  about ? `/contact?${ABOUT}=${about.type}/${about.key}` : '/contact'
