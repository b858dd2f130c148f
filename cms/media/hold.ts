import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A killed holder counts no longer than this; it renews its mark more often than that. */
const STALE_MS = 10 * 60 * 1000
const RENEWAL_MS = 30_000

const FOLDER = '.holds'

/**
 * Keeps every picture's files in place, for a backup that reads them from another process. What is to go meanwhile is left
 * to the sweep. The mark lies beside the pictures, so that all nodes that share them see it.
 *
 * @returns ends the hold
 */
export async function holdFiles(mediaDir: string): Promise<() => Promise<void>> {
  const folder = path.join(mediaDir, FOLDER)
  const mark = path.join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  await writeFile(mark, '')
  const renewal = setInterval(() => void utimes(mark, new Date(), new Date()).catch(() => undefined), RENEWAL_MS)
  renewal.unref()
  return async () => {
    clearInterval(renewal)
    await rm(mark, { force: true })
  }
}

/** Whether somebody holds the files, so that none may be removed. */
export async function areFilesHeld(mediaDir: string, now = Date.now()): Promise<boolean> {
  const folder = path.join(mediaDir, FOLDER)
  const marks = await readdir(folder).catch(() => [])
  const ages = await Promise.all(
    marks.map((mark) =>
      stat(path.join(folder, mark)).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  return ages.some((age) => age < STALE_MS)
}
