import { mkdir } from 'node:fs/promises'

import { getSettings, type Settings } from '#cms/common/environment.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

/** The store that the settings name: the bucket, else the folder. */
export const storeOf = (settings: Pick<Settings, 'bucket' | 'mediaDir' | 'dataDir' | 'slowClientMs'>): MediaStore =>
  settings.bucket ? bucketStore(settings.bucket, settings) : folderStore(settings.mediaDir)

let current: MediaStore | undefined

/** This process's store. */
export const mediaStore = (): MediaStore => (current ??= storeOf(getSettings()))

/** The folder in which files are made before they are stored. */
export async function makeTemporaryDir({ temporaryDir } = mediaStore()): Promise<string> {
  await mkdir(temporaryDir, { recursive: true })
  return temporaryDir
}
