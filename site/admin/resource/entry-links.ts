import { type ResourceName, resources } from '#contract/index.ts'
import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'

/** Where visitors see all entries of a type: questions are answered on the page of the fees. */
export function listedAt(name: ResourceName): string {
  const { navigation, path }: Resource = resources[name]
  return name === 'faq' ? '/price' : (navigation?.site?.path ?? `/${path}`)
}

/** Where visitors see an entry: its own page, or the page with all of its type. */
export function pagePath(name: ResourceName, { slug }: AnyEntity, language: Language = DEFAULT_LANGUAGE): string {
  const { page }: Resource = resources[name]
  return pathIn(language, page && slug ? `${page.path}/${encodeURIComponent(slug)}` : listedAt(name))
}

/** Where an entry's newest draft is seen; undefined for a type without pages. */
export function previewPath(name: ResourceName, id: string, language: Language = DEFAULT_LANGUAGE): string | undefined {
  const { page, path }: Resource = resources[name]
  return page && pathIn(language, `/preview/${path}/${encodeURIComponent(id)}`)
}

/** The entry in Payload's panel; collections are called so, as collections/sources.test.ts holds. */
export const panelPath = (name: ResourceName, id: string): string =>
  `/admin/collections/${resources[name].path}s/${encodeURIComponent(id)}`
