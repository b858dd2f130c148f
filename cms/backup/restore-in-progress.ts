import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { isFileMissing } from '#cms/common/missing-file.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { syncToDisk, writeDurably } from '#cms/common/durable-files.ts'

/** A file in DATA_DIR while a restore is under way. It names the backup by the digest of its manifest. */
const markOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'restore-in-progress')

/** Throws SettingError if a restore was interrupted: the instance has some of the pictures and no database. */
export function assertNoRestore(settings: Pick<Settings, 'dataDir'>): void {
  if (existsSync(markOf(settings)))
    throw new SettingError(
      `a restore was interrupted or is under way: run npm run restore again with the same backup, or delete ${markOf(settings)} and all that the restore has left`,
    )
}

/** Whether a restore of this backup was interrupted. Throws SettingError if one of another backup was. */
export async function isInterrupted(settings: Pick<Settings, 'dataDir'>, digest: string): Promise<boolean> {
  const mark = await readFile(markOf(settings), 'utf8').catch((error: unknown) => {
    if (!isFileMissing(error)) throw error
  })
  // An empty one was not written to its end, so that nothing came after it.
  if (mark !== undefined && !['', digest].includes(mark.trim()))
    throw new SettingError(
      `a restore of another backup was interrupted here: finish it first, or delete ${markOf(settings)} and all that it has left`,
    )
  return mark !== undefined
}

/** Marks the instance as one whose restore is under way. */
export const markRestore = (settings: Pick<Settings, 'dataDir'>, digest: string): Promise<void> =>
  writeDurably(markOf(settings), `${digest}\n`)

export async function unmarkRestore(settings: Pick<Settings, 'dataDir'>): Promise<void> {
  await rm(markOf(settings), { force: true })
  await syncToDisk(settings.dataDir)
}
