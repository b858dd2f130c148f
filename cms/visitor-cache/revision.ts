import type { DatabaseAdapter, Payload, Where } from 'payload'

/**
 * A counter that increases with every write that visitors could see. All writes end in the database adapter; the counter
 * increases when the adapter has finished (in a transaction: on commit).
 */
export interface Revision {
  current: () => number
  /** Called for a change made by another node. */
  increment: () => void
}

/** Frequently written, never shown to visitors. */
const unseenCollections = new Set([
  'audit',
  'inquiries',
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-preferences',
  'receipts',
  'sessions',
  'users',
])

const writeMethods = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
] as const

/** Wraps the adapter's write methods; `onChange` is called for each visible write of this process. */
export function watchRevision({ db }: Pick<Payload, 'db'>, onChange: () => void = () => undefined): Revision {
  let revision = 0
  const increment = () => {
    revision += 1
  }
  const changed = () => {
    increment()
    onChange()
  }
  const written = new Set<unknown>()
  for (const name of writeMethods) watchMethod(db, name, changed, written)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    try {
      await commitTransaction.call(db, id)
    } finally {
      if (written.delete(await id)) changed()
    }
  }
  db.rollbackTransaction = async (id) => {
    written.delete(await id)
    await rollbackTransaction.call(db, id)
  }
  return { current: () => revision, increment }
}

/** The arguments of a write method. */
interface WriteArguments {
  collection?: string
  data?: Record<string, unknown>
  where?: Where
  req?: { transactionID?: unknown }
}

/** Whether a write cannot be seen by visitors: of an internal collection, or of a draft that stays a draft. */
function isInvisibleWrite({ collection, data, where }: WriteArguments, name: (typeof writeMethods)[number]): boolean {
  if (collection !== undefined && unseenCollections.has(collection)) return true
  if (data?.['_status'] !== 'draft') return false
  return name === 'create' || (where?.and?.some(({ _status }) => isDraft(_status)) ?? false)
}

const isDraft = (condition: Where[string] | undefined): boolean =>
  condition !== undefined && 'equals' in condition && condition.equals === 'draft'

function watchMethod(
  db: DatabaseAdapter,
  name: (typeof writeMethods)[number],
  changed: () => void,
  written: Set<unknown>,
): void {
  const original: unknown = Reflect.get(db, name)
  if (typeof original !== 'function') return
  Reflect.set(
    db,
    name,
    async function wrapped(this: unknown, args: WriteArguments, ...rest: unknown[]): Promise<unknown> {
      if (isInvisibleWrite(args, name)) return Reflect.apply(original, this, [args, ...rest])
      const transaction: unknown = await args.req?.transactionID
      if (transaction !== undefined && transaction !== null) written.add(transaction)
      try {
        const result: unknown = await Reflect.apply(original, this, [args, ...rest])
        return result
      } finally {
        // A failed write may have been applied in part.
        changed()
      }
    },
  )
}
