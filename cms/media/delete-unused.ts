import type { Payload } from 'payload'

import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { fileNamesOf, removeFiles } from './stored-files.ts'
import { usesOf } from './uses.ts'

/** Deletes a picture that nothing uses any more: first its document, then its files. */
export async function deleteUnusedPicture(payload: Payload, id: string): Promise<void> {
  await withLocalLock(`picture ${id}`, async () => {
    if ((await usesOf(payload, id)).length > 0) return
    const remove = () => payload.delete({ collection: 'media', where: { id: { equals: id } } })
    for (const picture of (await retryOnWriteConflict(remove)).docs) await removeFiles(fileNamesOf(picture))
  })
}
