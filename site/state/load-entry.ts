import type { Getter } from 'jotai'

import type { EntryContext } from '#contract/entry-context.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { queryString } from '../api/client.ts'
import { isEntryContext } from '../api/response-types.ts'
import { apiAtom, transportAtom } from './api-atom.ts'
import type { SlugOrId, Loaded } from './entries.ts'

/** Reads an entry: by its slug to be shown, by its id to be edited. */
export async function loadEntry<Name extends ResourceName>(
  get: Getter,
  name: Name,
  wanted: SlugOrId,
): Promise<Loaded<EntityOf<Name>>> {
  if ('id' in wanted) return (await import('./edited-entry.ts')).forEditing(get, name, wanted.id)
  const { slug } = wanted
  const [entry, context] = await Promise.all([get(apiAtom).bySlug(name, slug), readContext(get, name, slug)])
  return { entry, context }
}

/** Reads the data that an entry's page shows beside it; undefined for types without pages, or if it cannot be loaded. */
async function readContext(get: Getter, name: ResourceName, slug: string): Promise<EntryContext | undefined> {
  const { page, path }: Resource = resources[name]
  if (!page) return undefined
  const { language = DEFAULT_LANGUAGE } = get(transportAtom)
  const query = queryString(language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language })
  const call = get(apiAtom).call(isEntryContext, `/beside/${path}/${encodeURIComponent(slug)}${query}`)
  return call.catch(() => undefined)
}
