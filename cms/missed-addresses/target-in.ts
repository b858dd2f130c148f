import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts'
import { pathIn, splitLanguage } from '#contract/language-path.ts'

/** The staff's redirects: targets by path. */
export type Redirects = ReadonlyMap<string, string>

/** The target of a path: its own, else that of the same address without language, in the path's language. */
export function targetIn(all: Redirects, path: string): string | undefined {
  const { language, path: within } = splitLanguage(path)
  const own = all.get(path)
  if (own !== undefined || language === DEFAULT_LANGUAGE) return own
  const target = all.get(within)
  return target === undefined ? undefined : pathIn(language, splitLanguage(target).path)
}

/** The target that a path is redirected to: undefined where the redirects that begin there never end at a page. */
export const followedTarget = (all: Redirects, path: string): string | undefined =>
  isLoop(all, path) ? undefined : targetIn(all, path)

/** Whether a path leads back to itself, in its own language or in another one. */
export function loopsInAnyLanguage(all: Redirects, path: string): boolean {
  const { language, path: within } = splitLanguage(path)
  const languages = language === DEFAULT_LANGUAGE ? LANGUAGES : [language]
  return languages.some((each) => isLoop(all, pathIn(each, within)))
}

function isLoop(all: Redirects, path: string): boolean {
  const passed = new Set<string>()
  for (let next: string | undefined = path; next !== undefined; next = targetIn(all, next)) {
    if (passed.has(next)) return true
    passed.add(next)
  }
  return false
}
