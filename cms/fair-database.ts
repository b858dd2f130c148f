import { setImmediate as turn } from 'node:timers/promises'

import type { DatabaseAdapterObj } from 'payload'

/** Operations that carry whole documents. */
const heavy: ReadonlySet<PropertyKey> = new Set([
  'create',
  'find',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateOne',
  'createVersion',
  'updateVersion',
])

/**
 * Lets other requests have their turn before and after each operation. SQLite answers within the call, so that a large
 * document's whole way through Payload would else be one piece of work that nobody can come between.
 */
export const fair = (database: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...database,
  init: (args) =>
    new Proxy(database.init(args), {
      get(adapter, name, receiver) {
        const operation: unknown = Reflect.get(adapter, name, receiver)
        if (!heavy.has(name) || typeof operation !== 'function') return operation
        return async (...given: unknown[]): Promise<unknown> => {
          await turn()
          const answer: unknown = await Reflect.apply(operation, adapter, given)
          await turn()
          return answer
        }
      },
    }),
})
