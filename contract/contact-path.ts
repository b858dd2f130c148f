import { isResourceName, resources } from './index.ts'

/** The parameter of the contact page that says what an inquiry is about. */
export const ABOUT = 'about'

/** The subject of an inquiry: an entry by its slug, or by its id if its type has no slugs; or a plan by its position, from 1. */
export interface About {
  type: string
  key: string
}

const subjectPattern = /^([a-z]+)\/([\w-]{1,200})$/

/** Parses the query of the contact page; undefined for what no inquiry can be about. */
export function parseAbout(query: URLSearchParams): About | undefined {
  const [, type = '', key = ''] = subjectPattern.exec(query.get(ABOUT) ?? '') ?? []
  return type === 'plan'
    ? /^[1-9]\d?$/.test(key)
      ? { type, key }
      : undefined
    : isResourceName(type) && resources[type].list === 'visitor'
      ? { type, key }
      : undefined
}

/** The canonical path of the contact form, with what the inquiry is about. */
export const contactPath = (about?: About): string =>
  about ? `/contact?${ABOUT}=${about.type}/${about.key}` : '/contact'
