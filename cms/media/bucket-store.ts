import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'

import { PDF_END } from '#contract/documents.ts'
import { YEAR_MS } from '#contract/time.ts'
import { digestOf } from '#cms/common/file-digest.ts'
import { log } from '#cms/common/log.ts'
import { type BucketSettings, SettingError, type Settings } from '#cms/common/settings.ts'
import { openBucket } from './bucket.ts'
import { RENEWAL_MS, STALE_MS } from './hold.ts'
import type { MediaStore } from './media-store.ts'
import { typeOf } from './served-types.ts'

/** As in the site's URLs, so that a CDN can read the bucket under the same paths. */
const PICTURES = 'media/'
const HOLDS = 'holds/'

/** How much longer than a slow client a connection to the storage may be idle. */
const IDLE_MARGIN_MS = 5000

/** An upload takes at most this long, and a second more for each 256 KB. */
const UPLOAD_MS = 3000
const UPLOAD_BYTES_PER_MS = 256

/** Pictures in a bucket of an S3-compatible storage. */
export function bucketStore(
  settings: BucketSettings,
  { dataDir, slowClientMs }: Pick<Settings, 'dataDir' | 'slowClientMs'>,
): MediaStore {
  const bucket = openBucket(settings, slowClientMs + IDLE_MARGIN_MS)
  const keyOf = (filename: string): string => PICTURES + filename
  return {
    name: bucket.name,
    temporaryDir: path.join(dataDir, '.tmp'),
    check: () =>
      bucket.check().catch((error: unknown) => {
        throw new SettingError(error instanceof Error ? error.message : String(error), { cause: error })
      }),
    put: async (files) => {
      const objects = await Promise.all(
        files.map(async ({ from, filename }) => ({ from, filename, ...(await digestOf(from)) })),
      )
      const total = objects.reduce((sum, { bytes }) => sum + bytes, 0)
      const deadline = AbortSignal.timeout(UPLOAD_MS + Math.ceil(total / UPLOAD_BYTES_PER_MS))
      const stored: string[] = []
      try {
        for (const { from, filename, bytes, sha256 } of objects) {
          // What failed may have arrived all the same.
          stored.push(keyOf(filename))
          const object = {
            body: () => createReadStream(from),
            ContentLength: bytes,
            // The storage compares it with what has arrived.
            ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
            ContentType: typeOf(filename),
            headers: headersFor(filename),
          }
          await bucket.put(keyOf(filename), object, deadline)
        }
      } catch (error) {
        // Nobody waits for a storage that does not answer; what stays is left to the sweep.
        bucket.remove(stored).catch((err: unknown) => log.warn({ err }, 'a picture’s files were left to the sweep'))
        throw error
      }
    },
    find: (filename) => bucket.head(keyOf(filename)),
    open: (filename, range) => bucket.get(keyOf(filename), range),
    remove: (filenames) => bucket.remove(filenames.map(keyOf)),
    list: async () =>
      (await bucket.list(PICTURES))
        .map(({ key }) => key)
        .filter((key) => /^[^./][^/]*$/.test(key))
        .sort(),
    hold: async () => {
      const key = HOLDS + randomUUID()
      const renew = () => bucket.put(key, { body: () => '' })
      await renew()
      const renewal = setInterval(() => void renew().catch(() => undefined), RENEWAL_MS)
      renewal.unref()
      return async () => {
        clearInterval(renewal)
        await bucket.remove([key])
      }
    },
    isHeld: async () => {
      const holds = await bucket.list(HOLDS).catch(() => undefined)
      return holds?.some(({ modifiedAt }) => Date.now() - modifiedAt.getTime() < STALE_MS) ?? true
    },
  }
}

/** For a CDN that reads the bucket itself. */
const headersFor = (filename: string) =>
  filename.endsWith(PDF_END)
    ? { ContentDisposition: `attachment; filename="${filename}"`, CacheControl: 'private, no-cache' }
    : {
        ContentDisposition: `inline; filename="${filename}"`,
        CacheControl: `public, max-age=${YEAR_MS / 1000}, immutable`,
      }
