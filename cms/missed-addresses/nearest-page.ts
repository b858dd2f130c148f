import { distance } from 'fastest-levenshtein'

import { pathIn, splitLanguage } from '#contract/language-path.ts'
import { fold } from '#cms/search-words/fold.ts'

/** A page of the site, by its path without a language. */
export interface PagePath {
  path: string
  /** The page of the list that an entry's page belongs to. */
  list?: string
}

/** Names whose distance, a share of the longer one, is below this count as similar. */
const MAX_NAME_DISTANCE = 0.4

const nameOf = (path: string): string => fold(path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/, ''))

/** The distance of two names: 0 for equal names, 1 for nothing in common. A name that contains the other is close. */
function nameDistance(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long === '') return 1
  const share = short.length / long.length
  return short.length > 3 && long.includes(short) ? (1 - share) / 4 : distance(one, other) / long.length
}

/** The page that was probably meant: the one with the most similar name, else the list of that section, else the home page. */
export function nearestPage(asked: string, pages: readonly PagePath[]): string {
  const { language, path } = splitLanguage(asked)
  const name = nameOf(path)
  let [nearest, least] = ['', MAX_NAME_DISTANCE]
  for (const page of pages) {
    const away = nameDistance(name, nameOf(page.path))
    if (away < least) [nearest, least] = [page.path, away]
  }
  const section = pages.find((page) => page.list && path.startsWith(page.path.slice(0, page.path.lastIndexOf('/') + 1)))
  return pathIn(language, nearest || section?.list || '/')
}
