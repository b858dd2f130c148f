import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { mapYielding } from '#cms/common/map-yielding.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { moveToTrash, restoreFromTrash } from '#cms/trash/trash.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { writeRemovals } from './stored-marks.ts'
import { findDemoEntries, type Present } from './state.ts'

/**
 * The demo content is removed and put back as a whole. A removal is identified by one deletion time, stored first, so that an
 * interrupted removal can be resumed.
 */

const LOCK = 'demo-content'

/** Moves the demo content with its pictures to the trash; without `changed` only entries that were not changed. */
export const removeDemoContent = (req: PayloadRequest, { changed }: { changed: boolean }): Promise<void> =>
  withClusterLock(req.payload, LOCK, async () => {
    const { present, removals } = await findDemoEntries(req)
    const wanted = present.filter(({ isChanged }) => changed || !isChanged)
    if (wanted.length === 0) return
    const at = new Date().toISOString()
    await writeRemovals(req.payload, [...removals, { at, by: String(req.user?.id ?? '') }])
    await mapYielding(wanted, (entry) => removeOne(req, entry, { at, changed }))
  })

async function removeOne(
  req: PayloadRequest,
  { type, id, fingerprint }: Present,
  { at, changed }: { at: string; changed: boolean },
): Promise<void> {
  const { collection } = sourceOf(type)
  await withClusterLock(req.payload, entryLockName({ collection }, id), async () => {
    // The entry may have been changed since it was read.
    if (!changed && (await fingerprintsOf(req, type, [id])).get(id) !== fingerprint) return
    await moveToTrash(req, collection, id, at)
  })
}

/** Puts back what was removed and is still in the trash, as it was. */
export const restoreDemoContent = (req: PayloadRequest): Promise<void> =>
  withClusterLock(req.payload, LOCK, async () => {
    await mapYielding((await findDemoEntries(req)).removed, ({ type, id }) => {
      const { collection } = sourceOf(type)
      return withClusterLock(req.payload, entryLockName({ collection }, id), () =>
        restoreFromTrash(req, collection, id),
      )
    })
    await writeRemovals(req.payload, [])
  })
