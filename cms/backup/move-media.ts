import { digestOf } from '#cms/common/file-digest.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import type { MediaStore } from '#cms/media/media-store.ts'
import { storeOf } from '#cms/media/chosen-store.ts'
import { SITE_MARK, siteMarkOf } from '#cms/media/site-mark.ts'

import { retry } from './retry.ts'
import { storeCopy } from '#cms/media/store-copy.ts'

export interface Moved {
  from: string
  to: string
  copied: number
  /** The number of files that were already there, with the same bytes. */
  present: number
  removed: number
}

/**
 * Copies all pictures, and the mark of the site that they belong to, from the folder into the bucket, or back, and reads each copy again to
 * compare it. Files that are there already, with the same bytes, are not copied again, so that it can be repeated after a failure.
 *
 * @param removes whether the files that both have are removed from the source, once all are copied
 */
export async function moveMedia(settings: Settings, to: 'bucket' | 'folder', removes: boolean): Promise<Moved> {
  if (!settings.bucket) throw new SettingError('there is no bucket: set S3_BUCKET and what belongs to it')
  const stores = { bucket: storeOf(settings), folder: storeOf({ ...settings, bucket: undefined }) }
  const [source, target] = to === 'bucket' ? [stores.folder, stores.bucket] : [stores.bucket, stores.folder]
  await Promise.all([source.check(), target.check()])
  const there = await siteMarkOf(target)
  if (there && there !== (await siteMarkOf(source)))
    throw new SettingError(
      `${target.name} belongs to another site, which would remove the files: name another. If no site uses it, its file ${SITE_MARK} may be deleted`,
    )
  // A server that uses the source removes no files meanwhile.
  const release = await source.hold()
  const moved: string[] = []
  let copied = 0
  try {
    for (const filename of [SITE_MARK, ...(await source.list())]) {
      const result = await retry(filename, () => copyVerified(source, target, filename))
      if (result) moved.push(filename)
      if (result === 'copied') copied += 1
    }
  } finally {
    await release()
  }
  if (removes) await source.remove(moved)
  const removed = removes ? moved.length : 0
  return { from: source.name, to: target.name, copied, present: moved.length - copied, removed }
}

/** Copies a file unless the target has it; undefined if the source does not have it as a file. */
async function copyVerified(
  source: MediaStore,
  target: MediaStore,
  filename: string,
): Promise<'copied' | 'present' | undefined> {
  const there = await digestIn(target, filename)
  if (there !== undefined && there === (await digestIn(source, filename))) return 'present'
  const file = await source.open(filename)
  if (!file) return undefined
  const { sha256 } = await storeCopy(target, filename, file.body)
  if ((await digestIn(target, filename)) !== sha256)
    throw new Error(`${filename} is not in ${target.name} as it is in ${source.name}: nothing was removed; repeat it`)
  return 'copied'
}

async function digestIn(store: MediaStore, filename: string): Promise<string | undefined> {
  const file = await store.open(filename)
  return file && (await digestOf(file.body)).sha256
}
