import type { Payload, Where } from 'payload'

import { NOT_TRASHED } from '#collections/trash.ts'
import { atRevision } from './reread-after-change.ts'
import { imageEndings } from '#contract/image-formats.ts'
import { filesOf, fileNamesOf } from './stored-files.ts'

type Picture = Parameters<typeof fileNamesOf>[0]

/** The files whose answers are stored; the one that was asked for least lately is dropped where there would be more. */
const FILES_MAX = 5000

/** The names that the original of a stored file may have: it is the original, or a smaller version of one in any format. */
function originalsOf(file: string): string[] {
  const [, base] = /^(.+)-\d+\.webp$/.exec(file) ?? []
  return base === undefined ? [file] : [file, ...Object.values(imageEndings).map((end) => `${base}.${end}`)]
}

/** Whether a picture outside of the trash has a file. A backup may hold the files of others for a while. */
const isShown = (payload: Payload, file: string): Promise<boolean> => isFileOf(payload, file, NOT_TRASHED)

/** Whether a picture has a file, in the trash or outside of it. */
export const isStoredPicture = (payload: Payload, file: string): Promise<boolean> => isFileOf(payload, file)

async function isFileOf({ db }: Payload, file: string, ...conditions: Where[]): Promise<boolean> {
  const { docs } = await db.find<Picture>({
    collection: 'media',
    where: { and: [{ filename: { in: originalsOf(file) } }, ...conditions] },
    select: { filename: true, width: true, frames: true },
    limit: 0,
    pagination: false,
  })
  return docs.some((picture) => filesOf(fileNamesOf(picture)).includes(file))
}

/**
 * Returns a function that tells whether visitors get a picture's file. Each answer holds until the content changes; while the database does
 * not answer, the one before counts, and files that nobody has asked for are served.
 *
 * @param revision a number that grows with each change of the content, on any node
 */
export function pictureVisibility(payload: Payload, revision: () => number): (file: string) => Promise<boolean> {
  const files = new Map<string, () => Promise<boolean>>()
  return (file) => {
    const visibility =
      files.get(file) ?? atRevision(true, () => isShown(payload, file), revision, 'a picture for visitors')
    files.delete(file)
    files.set(file, visibility)
    const [oldest] = files.keys()
    if (files.size > FILES_MAX && oldest !== undefined) files.delete(oldest)
    return visibility()
  }
}
