import type { Payload, Where } from 'payload'

import { DAY_MS } from '#contract/time.ts'
import { sources } from '#collections/sources.ts'
import { emptyDraftIds, isEmptyDraft } from '#cms/drafts/empty-drafts.ts'
import { deleteLocked } from '#cms/locks/delete-locked.ts'

/**
 * Housekeeping: deletes empty drafts after a day. The panel creates a draft as soon as the form of a new entry is opened.
 */
export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const isOld: Where = { updatedAt: { less_than: new Date(now - DAY_MS).toISOString() } }
  for (const source of sources) {
    const where: Where = { and: [isOld, ...isEmptyDraft(source.type)] }
    for (const id of await emptyDraftIds({ payload }, source, isOld))
      // One that was changed since it was read is no longer old.
      await deleteLocked(payload, source.collection, id, where)
  }
}
