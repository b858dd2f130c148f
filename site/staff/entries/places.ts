import { isResourceName, type ResourceName, resourceOf } from '#contract/index.ts'
import { isRecord, isText } from '#contract/narrow.ts'
import type { AnyEntity } from '#contract/resource.ts'

/** An entry whose page shows another one. */
export interface Place {
  type: ResourceName
  id: string
  title: string
}

/** Where visitors see an entry besides its own page: the entries that name it, as far as its list has them. */
export const placesOf = (name: ResourceName, entry: AnyEntity): Place[] =>
  Object.entries(resourceOf(name).referrers ?? {}).flatMap(([key, { from }]) => {
    const found: unknown = entry[key]
    if (!isResourceName(from) || !Array.isArray(found)) return []
    return found.flatMap((each: unknown) =>
      isRecord(each) && isText(each['_id']) && isText(each['name'])
        ? [{ type: from, id: each['_id'], title: each['name'] }]
        : [],
    )
  })
