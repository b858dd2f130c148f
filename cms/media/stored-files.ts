import type { Payload, PayloadRequest } from 'payload'

import { renditionsOf } from '#collections/media.ts'
import { isUnavailable, isWriteConflict, retryOnWriteConflict } from '#cms/database/faults.ts'
import { log } from '#cms/common/log.ts'
import type { DocumentColumns } from './prepare-document.ts'
import type { PictureColumns } from './encode-picture.ts'
import type { Prepared } from './re-encode.ts'
import { mediaStore } from './chosen-store.ts'

/** The columns of a file's row: of a document, which has no measures, or of a picture. */
export type FileColumns = DocumentColumns | PictureColumns

type Names = Pick<PictureColumns, 'filename' | 'width' | 'frames'>

/** Stores the files of a picture or document, before any row references them. */
export async function placeFiles({ files, drop }: Pick<Prepared, 'files' | 'drop'>): Promise<void> {
  await mediaStore().put(files)
  await drop()
}

/** Removes a picture's files, unless a backup holds them. Missing files are no error. */
export async function removeFiles(names: Names): Promise<void> {
  const store = mediaStore()
  if (!(await store.isHeld())) await store.remove(filesOf(names))
}

/**
 * Stores a prepared picture or document, first its files and then its row; removes both if it fails. Returns the id.
 *
 * @param req the request of a user who adds it to the library, for the audit trail; none for a file that is stored with an entry
 */
export async function addFile(
  payload: Payload,
  prepared: Prepared<FileColumns>,
  labels: { alt?: string; title?: string; originalName?: string } = {},
  req?: PayloadRequest,
): Promise<string> {
  try {
    await placeFiles(prepared)
    const data = { ...prepared.columns, ...labels }
    const { id } = await retryOnWriteConflict(() =>
      payload.create({ collection: 'media', data, ...(req ? { req } : {}) }),
    )
    return String(id)
  } catch (error) {
    await prepared.drop()
    await removeFilesAfterFailure(payload, fileNamesOf(prepared.columns), error)
    throw error
  }
}

/**
 * Removes the files of a picture whose row could not be written. If the database became unavailable, the row may have been
 * written or still be; then the files stay, and the sweep removes them if there is no row.
 */
export async function removeFilesAfterFailure(payload: Payload, names: Names, error: unknown): Promise<void> {
  if (isUnavailable(error) && !isWriteConflict(error)) return
  await removeUnreferenced(payload, names)
}

/** Removes a picture's files unless a row references them. If that cannot be determined, they are left to the sweep. */
export async function removeUnreferenced(payload: Payload, names: Names): Promise<void> {
  try {
    const where = { filename: { equals: names.filename } }
    if ((await payload.db.count({ collection: 'media', where })).totalDocs === 0) await removeFiles(names)
  } catch (error) {
    log.warn({ err: error, file: names.filename }, 'a picture’s files were left to the sweep')
  }
}

/** A media document's file names; empty when it has no file. */
export const fileNamesOf = (picture: {
  filename?: string | null
  width?: number | null
  frames?: number | null
}): Names => ({
  filename: picture.filename ?? '',
  width: picture.width ?? 0,
  frames: picture.frames ?? 1,
})

/** The names of all files of a picture, smaller versions included. */
export const filesOf = (names: Names): string[] =>
  names.filename === '' ? [] : [names.filename, ...renditionsOf(names).map(({ filename }) => filename)]

/** The names of all files that the database names, those in the trash included. */
export async function namedFiles(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({ collection: 'media', trash: true, pagination: false, depth: 0 })
  return new Set(docs.flatMap((picture) => filesOf(fileNamesOf(picture))))
}
