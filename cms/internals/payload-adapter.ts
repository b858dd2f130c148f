import type { BaseDatabaseAdapter, CreateArgs, DatabaseAdapterObj, UpdateOneArgs, Where } from 'payload'

/**
 * Payload writes documents and globals by eight methods of its database adapter and calls them on the instance, so that they
 * can be wrapped there. Payload has no public hook that runs for every write (writes through `payload.db` run none), and none on
 * commit. `connect` calls `migrate` on the instance, which uses no transaction unless `transactionOptions` are set.
 *
 * @internals payload@3.90.2 @payloadcms/drizzle@3.90.2 @payloadcms/db-sqlite@3.90.2 @payloadcms/db-mongodb@3.90.2
 */

/** The methods that write rows which visitors may see. payload-adapter.test.ts lists all others. */
export const writeMethods = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
] as const

export type WriteMethod = (typeof writeMethods)[number]

/** The arguments that the write methods have in common. */
export interface WriteArguments {
  collection?: string
  /** The slug of a global. */
  slug?: string
  data?: Record<string, unknown>
  where?: Where
  req?: { transactionID?: unknown }
}

/** A call of a write method: its arguments, and the original method with them. */
type Around = (args: WriteArguments, write: () => Promise<unknown>, name: WriteMethod) => Promise<unknown>

/** Wraps every write method of an adapter; throws an error if one is missing. */
export function wrapWrites(db: object, around: Around): void {
  for (const name of writeMethods) {
    const original = methodOf(db, name)
    Reflect.set(db, name, function wrapped(this: unknown, args: WriteArguments, ...rest: unknown[]): Promise<unknown> {
      const write = async (): Promise<unknown> => Reflect.apply(original, this, [args, ...rest])
      return around(args, write, name)
    })
  }
}

/** Calls back around the end of each transaction; throws an error if the adapter has no such methods. */
export function wrapTransactions(
  db: Pick<BaseDatabaseAdapter, 'commitTransaction' | 'rollbackTransaction'>,
  ended: { committed: (id: unknown) => void; rolledBack: (id: unknown) => void },
): void {
  methodOf(db, 'commitTransaction')
  methodOf(db, 'rollbackTransaction')
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    try {
      await commitTransaction.call(db, id)
    } finally {
      ended.committed(await id)
    }
  }
  db.rollbackTransaction = async (id) => {
    ended.rolledBack(await id)
    await rollbackTransaction.call(db, id)
  }
}

/** Changes the arguments of `updateOne` before each call; throws an error if the adapter has no such method. */
export function changeUpdates(
  db: Pick<BaseDatabaseAdapter, 'updateOne'>,
  change: (update: UpdateOneArgs) => UpdateOneArgs,
): void {
  methodOf(db, 'updateOne')
  const { updateOne } = db
  db.updateOne = function changed(update) {
    return updateOne.call(this, change(update))
  }
}

/** Changes the arguments of `create` before each call; throws an error if the adapter has no such method. */
export function changeCreates(
  db: Pick<BaseDatabaseAdapter, 'create'>,
  change: (creation: CreateArgs) => CreateArgs,
): void {
  methodOf(db, 'create')
  const { create } = db
  db.create = function changed(creation) {
    return create.call(this, change(creation))
  }
}

/** Runs an adapter's migrations inside other work; throws an error if it has no method for them. */
export function wrapMigrate(
  db: Pick<BaseDatabaseAdapter, 'migrate'>,
  around: (migrate: () => Promise<void>) => Promise<void>,
): void {
  methodOf(db, 'migrate')
  const { migrate } = db
  db.migrate = function wrapped(args) {
    return around(() => migrate.call(this, args))
  }
}

/** A database whose adapter is changed right after Payload has made it, before it connects. */
export function withAdapter<Adapter extends object>(
  database: DatabaseAdapterObj<Adapter>,
  change: (adapter: Adapter) => void,
): DatabaseAdapterObj<Adapter> {
  const { init } = database
  return {
    ...database,
    init: (args) => {
      const adapter = init(args)
      change(adapter)
      return adapter
    },
  }
}

/** An adapter's method of that name; throws an error if there is none. */
export function methodOf(db: object, name: string): (...args: unknown[]) => unknown {
  const method: unknown = Reflect.get(db, name)
  if (!isFunction(method)) throw new Error(`Payload's database adapter has no method ${name}: see docs/upgrading.md`)
  return method
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'
