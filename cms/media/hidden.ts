import type { Payload } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { filesOf, fileNamesOf } from './stored-files.ts'

/** The files of pictures in the trash, which visitors do not get. */
export async function hiddenFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<Parameters<typeof fileNamesOf>[0]>({
    collection: 'media',
    where: TRASHED,
    select: { filename: true, width: true, frames: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.flatMap((picture) => filesOf(fileNamesOf(picture))))
}
