import { isRecord } from './narrow.ts'
import type { AnyEntity, Resource } from './resource.ts'

const idOf = (value: unknown): unknown => (isRecord(value) ? value['_id'] : value)

/** Excludes referrers, and keeps only the ids of referenced entries: changing those must not change this entry’s revision. */
export const ownContent = ({ fields, referrers = {} }: Resource, entry: AnyEntity): AnyEntity => ({
  ...entry,
  ...Object.fromEntries(Object.keys(referrers).map((name) => [name, undefined])),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value: unknown = entry[name]
      if (kind === 'reference') return [[name, idOf(value)]]
      return (kind === 'references' || kind === 'documents') && Array.isArray(value) ? [[name, value.map(idOf)]] : []
    }),
  ),
})
