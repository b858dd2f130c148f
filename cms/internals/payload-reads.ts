import { AsyncLocalStorage } from 'node:async_hooks'

import { methodOf } from './payload-adapter.ts'

/**
 * Payload reads documents and globals by methods of its database adapter and calls them on the instance, so that they can be
 * wrapped there. It has no public hook that runs for every read: those of collections do not run for `payload.db`.
 *
 * @internals payload@3.90.2 @payloadcms/db-sqlite@3.90.2 @payloadcms/db-mongodb@3.90.2
 */

/** The methods that read what visitors may see. */
export const readMethods = [
  'count',
  'find',
  'findDistinct',
  'findGlobal',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const

interface ReadArguments {
  collection?: string
  /** The slug of a global. */
  slug?: string
}

const storage = new AsyncLocalStorage<Set<string>>()

/** Records that a collection or global was read, if reads are being recorded. */
export const noteRead = (name: string): void => void storage.getStore()?.add(name)

/** Makes an adapter record its reads; throws an error if one of its methods is missing. */
export function noteReads(db: object): void {
  for (const method of readMethods) {
    const original = methodOf(db, method)
    Reflect.set(db, method, function noted(this: unknown, args: ReadArguments, ...rest: unknown[]): unknown {
      const name = args.collection ?? args.slug
      if (name !== undefined) noteRead(name)
      return Reflect.apply(original, this, [args, ...rest])
    })
  }
}

/** Computes a value and collects the names of what is read for it; these count for a computation around it, too. */
export async function withNotedReads<Value>(
  compute: () => Promise<Value>,
): Promise<{ value: Value; reads: ReadonlySet<string> }> {
  const reads = new Set<string>()
  const value = await storage.run(reads, compute)
  for (const name of reads) noteRead(name)
  return { value, reads }
}
