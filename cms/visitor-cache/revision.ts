import type { DatabaseAdapter, Payload, Where } from 'payload'

/**
 * The content's revision moves on with every write that a visitor could see, whichever door it came through: all of
 * them end in the database adapter, and it moves only once the write has been done there (in a transaction: committed).
 */
export interface Revision {
  current: () => number
  /** Something has changed elsewhere. */
  move: () => void
}

/** Written all the time, and never shown to visitors. */
const unseen = new Set([
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

const writes = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
] as const

/** Watches this process's writes; `onMove` is told of each. */
export function watchRevision({ db }: Pick<Payload, 'db'>, onMove: () => void = () => undefined): Revision {
  let revision = 0
  const move = () => {
    revision += 1
  }
  const moved = () => {
    move()
    onMove()
  }
  const written = new Set<unknown>()
  for (const name of writes) watch(db, name, moved, written)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    try {
      await commitTransaction.call(db, id)
    } finally {
      if (written.delete(await id)) moved()
    }
  }
  db.rollbackTransaction = async (id) => {
    written.delete(await id)
    await rollbackTransaction.call(db, id)
  }
  return { current: () => revision, move }
}

/** What a write says of itself to the database adapter. */
interface Write {
  collection?: string
  data?: Record<string, unknown>
  where?: Where
  req?: { transactionID?: unknown }
}

/** An entry that was no visitor's before the write and is none after it; or nothing that visitors are ever shown. */
function isUnseen({ collection, data, where }: Write, name: (typeof writes)[number]): boolean {
  if (collection !== undefined && unseen.has(collection)) return true
  if (data?.['_status'] !== 'draft') return false
  return name === 'create' || (where?.and?.some(({ _status }) => isDraft(_status)) ?? false)
}

const isDraft = (condition: Where[string] | undefined): boolean =>
  condition !== undefined && 'equals' in condition && condition.equals === 'draft'

function watch(db: DatabaseAdapter, name: (typeof writes)[number], moved: () => void, written: Set<unknown>): void {
  const original: unknown = Reflect.get(db, name)
  if (typeof original !== 'function') return
  Reflect.set(db, name, async function watched(this: unknown, args: Write, ...rest: unknown[]): Promise<unknown> {
    if (isUnseen(args, name)) return Reflect.apply(original, this, [args, ...rest])
    const transaction: unknown = await args.req?.transactionID
    if (transaction !== undefined && transaction !== null) written.add(transaction)
    try {
      const result: unknown = await Reflect.apply(original, this, [args, ...rest])
      return result
    } finally {
      // A failed write may have been done in part.
      moved()
    }
  })
}
