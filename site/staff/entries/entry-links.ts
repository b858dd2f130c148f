import { collectionSlug } from '#contract/collection-slug.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { pathIn } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { StateRow } from '#contract/writing.ts'
import { listPath } from '../../paths/entry-path.ts'

/** The path of the visitors' page of an entry: its own, or the page with all of its type. */
export function pagePath(name: ResourceName, { slug }: AnyEntity, language: Language = DEFAULT_LANGUAGE): string {
  const { page }: Resource = resources[name]
  return pathIn(language, page && slug ? `${page.path}/${encodeURIComponent(slug)}` : listPath(name))
}

/**
 * The path of the page on which visitors see an entry; undefined if they do not.
 *
 * @param entry its newest content, whose slug may differ from the page's
 * @param state undefined for an entry that is published as it is
 */
export const seenPath = (
  name: ResourceName,
  entry: AnyEntity,
  state: StateRow | undefined,
  language?: Language,
): string | undefined =>
  state?.state === 'draft'
    ? undefined
    : pagePath(name, state?.pageSlug === undefined ? entry : { ...entry, slug: state.pageSlug }, language)

/** The path of the preview of an entry's newest draft; undefined for a type without pages. */
export function previewPath(name: ResourceName, id: string, language: Language = DEFAULT_LANGUAGE): string | undefined {
  const { page, path }: Resource = resources[name]
  return page && pathIn(language, `/preview/${path}/${encodeURIComponent(id)}`)
}

/** The entry in Payload's panel; collections are called so, as collections/sources.test.ts holds. */
export const panelPath = (name: ResourceName, id: string): string =>
  `/admin/collections/${collectionSlug(resources[name])}/${encodeURIComponent(id)}`
