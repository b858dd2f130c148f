import type { Payload, Where } from 'payload'

import { setRevision } from '#cms/common/content-revision.ts'
import { type WriteArguments, type WriteMethod, wrapTransactions, wrapWrites } from '#cms/internals/payload-adapter.ts'

/**
 * A counter that increases with every write that visitors could see, when the database adapter has ended it, with or without
 * success; for writes in a transaction once more on commit.
 */
export interface Revision {
  current: () => number
  /** Called for a change made by another node. */
  increment: () => void
}

/** Frequently written, never shown to visitors. */
const unseenCollections = new Set([
  'api-keys',
  'audit',
  'downloads',
  'inquiries',
  'missed-addresses',
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-preferences',
  'receipts',
  'second-factors',
  'sessions',
])

/**
 * Watches the adapter's write methods; `onChange` is called whenever the counter increases by a write of this process, with the collections
 * and globals that were written. Throws an error if the adapter lacks one of them: pages would become stale.
 */
export function watchRevision(
  { db }: Pick<Payload, 'db'>,
  onChange: (names: ReadonlySet<string>) => void = () => undefined,
): Revision {
  let revision = 0
  const increment = () => {
    revision += 1
  }
  const changed = (names: ReadonlySet<string>) => {
    increment()
    onChange(names)
  }
  /** The collections and globals that each open transaction has visibly written to. */
  const written = new Map<unknown, Set<string>>()
  wrapWrites(db, async (args, write, name) => {
    if (isInvisibleWrite(args, name)) return write()
    const transaction: unknown = await args.req?.transactionID
    const own = args.collection ?? args.slug ?? ''
    if (transaction !== undefined && transaction !== null)
      written.set(transaction, (written.get(transaction) ?? new Set()).add(own))
    try {
      return await write()
    } finally {
      // A failed write may have been applied in part.
      changed(new Set([own]))
    }
  })
  wrapTransactions(db, {
    committed: (id) => {
      const names = written.get(id)
      if (written.delete(id) && names) changed(names)
    },
    rolledBack: (id) => void written.delete(id),
  })
  const counter = { current: () => revision, increment }
  setRevision({ db }, counter.current)
  return counter
}

/** Whether a write cannot be seen by visitors: of an internal collection, or of a draft that stays a draft. */
function isInvisibleWrite({ collection, data, where }: WriteArguments, name: WriteMethod): boolean {
  if (collection !== undefined && unseenCollections.has(collection)) return true
  // The login page links to the registration while there is no account, so a new account may change that page.
  if (collection === 'users') return name !== 'create'
  if (data?.['_status'] !== 'draft') return false
  return name === 'create' || (where?.and?.some(({ _status }) => isDraft(_status)) ?? false)
}

const isDraft = (condition: Where[string] | undefined): boolean =>
  condition !== undefined && 'equals' in condition && condition.equals === 'draft'
