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

/** Whether somebody holds the files, or may do so, so that none may be removed. */
export async function areFilesHeld(mediaDir: string, now = Date.now()): Promise<boolean> {
  const folder = path.join(mediaDir, FOLDER)
  try {
    const marks = await readdir(folder)
    return (await Promise.all(marks.map((mark) => isFresh(path.join(folder, mark), now)))).includes(true)
  } catch (error) {
    return !isGone(error)
  }
}

const isFresh = (mark: string, now: number): Promise<boolean> =>
  stat(mark).then(
    ({ mtimeMs }) => now - mtimeMs < STALE_MS,
    (error: unknown) => !isGone(error),
  )

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
