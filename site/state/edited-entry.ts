import type { Getter } from 'jotai'

import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { apiAtom } from './api-atom.ts'
import type { LoadedEntry } from './entries.ts'
import { type Translations, translationCallsAtom } from './translation-calls.ts'
import { writingCallsAtom } from './writing-calls.ts'

/** The data of entries that only the staff's screens load. */

/** An entry in all languages, with its ETag. */
export async function forEditing<Name extends ResourceName>(
  get: Getter,
  name: Name,
  id: string,
): Promise<LoadedEntry<EntityOf<Name>>> {
  const [entry, translations] = await Promise.all([newest(get, name, id), readTranslations(get, name, id)])
  return { ...entry, translations }
}

const readTranslations = (get: Getter, name: ResourceName, id: string): Promise<Translations> =>
  get(translationCallsAtom).readAll(name, id)

/** The newest content of an entry of a type with drafts, published or not. */
async function newest<Name extends ResourceName>(
  get: Getter,
  name: Name,
  id: string,
): Promise<LoadedEntry<EntityOf<Name>>> {
  const type: Resource = resources[name]
  if (!type.drafts) return get(apiAtom).withTag(name, id)
  const { entry, ...writing } = await get(writingCallsAtom).read(name, id)
  return { entry, tag: writing.revision, writing }
}
