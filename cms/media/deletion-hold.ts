import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { MINUTE_MS, SECOND_MS } from '#contract/time.ts'
import { isFileMissing } from '#cms/common/missing-file.ts'
import { renewEvery } from '#cms/locks/renewal.ts'

/** A hold ends this long after its last renewal, so that the hold of a killed process ends, too. */
export const STALE_MS = 10 * MINUTE_MS
export const RENEWAL_MS = 30 * SECOND_MS

const FOLDER = '.holds'

/**
 * Prevents the removal of picture files, for a backup that reads them from another process; the sweep removes them later. The
 * hold is a file beside the pictures, so that all nodes that share the folder see it.
 *
 * @returns a function that releases the hold
 */
export async function holdFiles(mediaDir: string): Promise<() => Promise<void>> {
  const folder = path.join(mediaDir, FOLDER)
  const hold = path.join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  await writeFile(hold, '')
  const stopRenewal = renewEvery(RENEWAL_MS, FOLDER, () => utimes(hold, new Date(), new Date()))
  return async () => {
    stopRenewal()
    await rm(hold, { force: true })
  }
}

/** Whether the files are held, so that none may be removed; true as well if that cannot be determined. */
export async function areFilesHeld(mediaDir: string, now = Date.now()): Promise<boolean> {
  const folder = path.join(mediaDir, FOLDER)
  try {
    const holds = await readdir(folder)
    return (await Promise.all(holds.map((hold) => isActive(path.join(folder, hold), now)))).includes(true)
  } catch (error) {
    return !isFileMissing(error)
  }
}

const isActive = (hold: string, now: number): Promise<boolean> =>
  stat(hold).then(
    ({ mtimeMs }) => now - mtimeMs < STALE_MS,
    (error: unknown) => !isFileMissing(error),
  )
