import { splitLanguage } from '#contract/language-path.ts'
import { knownPaths } from '#contract/static-paths.ts'
import { passwordTokenStart } from '#cms/common/password-link.ts'
import { sitePath } from './site-path.ts'

/** Pages that always exist: 404 is only for some queries there, such as `?page=99`. */
const pages = new Set(knownPaths)

/** The path of a request that may be counted; undefined for other paths, those of fixed pages, and those of links that set a password. */
export function missingPath(path: string): string | undefined {
  const known = sitePath(path)
  if (known === undefined || passwordTokenStart(known) !== undefined) return undefined
  return pages.has(splitLanguage(known).path) ? undefined : known
}
