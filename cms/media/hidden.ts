import type { Payload } from 'payload'

import { TRASHED } from '#collections/trash.ts'
import { filesOf, fileNamesOf } from './stored-files.ts'

/** The files of pictures that this process has deleted. A backup may keep them for a while; their names are not used again. */
const deleted = new Set<string>()

type Picture = Parameters<typeof fileNamesOf>[0]

export function hideDeleted(picture: Picture): void {
  for (const file of filesOf(fileNamesOf(picture))) deleted.add(file)
}

/** After a deletion that was rolled back. */
export function showAgain(picture: Picture): void {
  for (const file of filesOf(fileNamesOf(picture))) deleted.delete(file)
}

/** Whether a file is of a picture that this process has deleted. */
export const isDeleted = (file: string): boolean => deleted.has(file)

/** The files of pictures in the trash, which visitors do not get. */
export async function hiddenFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<Picture>({
    collection: 'media',
    where: TRASHED,
    select: { filename: true, width: true, frames: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.flatMap((picture) => filesOf(fileNamesOf(picture))))
}
