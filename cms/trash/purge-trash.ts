import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { CollectionSlug, Payload, Where } from 'payload'

import { TRASH_DAYS } from '#contract/trash.ts'
import { DAY_MS } from '#contract/time.ts'
import { deleteLocked } from '#cms/locks/delete-locked.ts'
import { keptInTrash } from '#cms/media/trashed-documents.ts'
import { trashCollections } from './trash-collections.ts'
import { recordTrash, type Row } from './audit.ts'

/** The actor in the audit trail. */
const server = { id: 'server', name: `the server, after ${TRASH_DAYS} days in the trash` }

const BATCH = 100

/**
 * Housekeeping: permanently deletes what has been in the trash for TRASH_DAYS. Entries first: a file stays as long as something that
 * can be restored brings it back.
 */
export async function purgeTrash(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  for (const { collection } of trashCollections.filter(({ type }) => type !== 'media'))
    await purge(payload, collection, before)
  await purge(payload, 'media', before, (ids) => keptInTrash(payload, ids))
}

/** @param keep finds those ids that must stay */
async function purge(
  payload: Payload,
  collection: CollectionSlug,
  before: string,
  keep: (ids: readonly string[]) => Promise<ReadonlySet<string>> = async () => new Set(),
): Promise<void> {
  let after = ''
  for (;;) {
    const where: Where = {
      and: [{ deletedAt: { less_than: before } }, ...(after ? [{ id: { greater_than: after } }] : [])],
    }
    const { docs } = await payload.db.find<Row>({
      collection,
      where,
      sort: 'id',
      limit: BATCH,
      pagination: false,
      select: {},
    })
    if (docs.length === 0) return
    const ids = docs.map(({ id }) => String(id))
    const kept = await keep(ids)
    for (const id of ids.filter((each) => !kept.has(each))) {
      // It may have been restored meanwhile.
      const doc = await deleteLocked(payload, collection, id, { deletedAt: { less_than: before } })
      if (doc) recordTrash({ payload, user: null }, collection, 'deleted for good', { ...doc, id }, server)
      await yieldToEventLoop()
    }
    after = ids.at(-1) ?? ''
  }
}
