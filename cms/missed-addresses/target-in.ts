import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
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

/** Whether the redirects that begin at a path never end at a page. */
export function isLoop(all: Redirects, path: string): boolean {
  const passed = new Set<string>()
  for (let next: string | undefined = path; next !== undefined; next = targetIn(all, next)) {
    if (passed.has(next)) return true
    passed.add(next)
  }
  return false
}
