import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { getSettings } from '#cms/common/settings.ts'

/** The file of that name in MEDIA_DIR. Only names made by the server are passed in. */
export const mediaFile = (filename: string): string => path.join(getSettings().mediaDir, path.basename(filename))

/** On the same file system as the pictures, so that a file can be moved into place by renaming. */
export const temporaryDir = (): string => path.join(getSettings().mediaDir, '.tmp')

export async function makeTemporaryDir(): Promise<string> {
  const dir = temporaryDir()
  await mkdir(dir, { recursive: true })
  return dir
}
