import type { DatabaseAdapter, Payload } from 'payload'

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
  for (const name of writes) watch(db, name, moved)
  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (...args: Parameters<DatabaseAdapter['commitTransaction']>) => {
    await commit(...args)
    moved()
  }
  return { current: () => revision, move }
}

function watch(db: DatabaseAdapter, name: (typeof writes)[number], moved: () => void): void {
  const original: unknown = Reflect.get(db, name)
  if (typeof original !== 'function') return
  Reflect.set(
    db,
    name,
    async function watched(this: unknown, args: { collection?: string }, ...rest: unknown[]): Promise<unknown> {
      if (args.collection !== undefined && unseen.has(args.collection))
        return Reflect.apply(original, this, [args, ...rest])
      try {
        const result: unknown = await Reflect.apply(original, this, [args, ...rest])
        return result
      } finally {
        // A failed write may have been done in part.
        moved()
      }
    },
  )
}
