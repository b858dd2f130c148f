import type { Getter } from 'jotai'

import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { apiAtom } from './api-atom.ts'
import type { Loaded } from './entries.ts'
import { translationCallsAtom } from './translation-calls.ts'
import { writingCallsAtom } from './writing-calls.ts'

/** An entry in all languages, with its ETag. */
export async function forEditing<Name extends ResourceName>(
  get: Getter,
  name: Name,
  id: string,
): Promise<Loaded<EntityOf<Name>>> {
  const [entry, translations] = await Promise.all([newest(get, name, id), get(translationCallsAtom).readAll(name, id)])
  return { ...entry, translations }
}

/** Of a type with drafts an entry's newest content, whether visitors see that or not. */
async function newest<Name extends ResourceName>(get: Getter, name: Name, id: string): Promise<Loaded<EntityOf<Name>>> {
  const type: Resource = resources[name]
  if (!type.drafts) return get(apiAtom).withTag(name, id)
  const { entry, ...writing } = await get(writingCallsAtom).read(name, id)
  return { entry, tag: writing.revision, writing }
}
