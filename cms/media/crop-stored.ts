import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { PicturePart } from '#contract/media.ts'
import { makeTemporaryDir, mediaStore } from './chosen-store.ts'
import { type Prepared, preparePicture } from './re-encode.ts'

/**
 * Prepares a part of a stored picture, of any size in bytes; throws an error if there is no such file.
 *
 * @param signal that of the request
 */
export async function cropStored(
  filename: string,
  crop: PicturePart,
  signal: AbortSignal | undefined,
): Promise<Prepared> {
  const file = path.join(await makeTemporaryDir(), randomUUID())
  try {
    await copyStored(filename, file)
    return await preparePicture(file, { crop, maxBytes: Infinity, signal })
  } finally {
    await rm(file, { force: true })
  }
}

/** Copies a stored file, so that it is not in memory while it waits for its turn. */
async function copyStored(filename: string, file: string): Promise<void> {
  const content = await mediaStore().read(filename)
  if (!content) throw new Error(`the file ${filename} of a picture is missing`)
  await writeFile(file, content)
}
