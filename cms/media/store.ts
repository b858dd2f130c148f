import { open, rename, rm } from 'node:fs/promises'

import type { Payload, PayloadRequest } from 'payload'

import { renditionsOf } from '#collections/media.ts'
import { isUnavailable, isWriteConflict, retryOnWriteConflict } from '#cms/database/faults.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/settings.ts'
import { mediaFile } from './folders.ts'
import { areFilesHeld } from './hold.ts'
import type { PictureColumns, Prepared } from './re-encode.ts'

type Names = Pick<PictureColumns, 'filename' | 'width' | 'frames'>

/** Moves a picture's files into place and syncs the folder, before any row references them. */
export async function placeFiles({ files, drop }: Prepared): Promise<void> {
  for (const { from, filename } of files) await rename(from, mediaFile(filename))
  const folder = await open(getSettings().mediaDir, 'r')
  await folder.sync().finally(() => folder.close())
  await drop()
}

/** Removes a picture's files, unless a backup holds them. Missing files are no error. */
export async function removeFiles(names: Names): Promise<void> {
  if (await areFilesHeld(getSettings().mediaDir)) return
  await Promise.all(filesOf(names).map((filename) => rm(mediaFile(filename), { force: true })))
}

/**
 * Stores a prepared picture, first its files and then its document; removes both if it fails. Returns the id.
 *
 * @param req of whoever adds it by itself, for the audit trail
 */
export async function addPicture(
  payload: Payload,
  prepared: Prepared,
  labels: { alt?: string; originalName?: string } = {},
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
    await removeFilesAfterFailure(payload, prepared.columns, error)
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
export const namesOf = (picture: {
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
