import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'

import { PDF_END } from '#contract/documents.ts'
import { IMMUTABLE, PRIVATE } from '#cms/common/cache-control.ts'
import { digestOf } from '#cms/common/file-digest.ts'
import { log } from '#cms/common/log.ts'
import { type BucketSettings, SettingError, type Settings } from '#cms/common/environment.ts'
import { renewEvery } from '#cms/locks/renewal.ts'
import { openBucket } from './bucket.ts'
import { FileCache, MAX_CACHED_BYTES, type WholeFile } from './file-cache.ts'
import { RENEWAL_MS, STALE_MS } from './deletion-hold.ts'
import type { ByteRange, MediaStore, OpenFile } from './media-store.ts'
import { typeOf } from './served-types.ts'

/** The prefix of keys, as in the site's URLs, so that a CDN can read the bucket under the same paths. */
const PICTURES = 'media/'
const HOLDS = 'holds/'

/** The margin by which a connection to the storage may be idle for longer than a slow client. */
const IDLE_MARGIN_MS = 5000

/** Putting files, or reading one whole, takes at most this long, and a second more for each 256 KB. */
const TRANSFER_MS = 3000
const BYTES_PER_MS = 256

const deadlineFor = (bytes: number): AbortSignal => AbortSignal.timeout(TRANSFER_MS + Math.ceil(bytes / BYTES_PER_MS))

/** A page's pictures are read in many sizes, most of them small. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Pictures in a bucket of an S3-compatible storage. */
export function bucketStore(
  settings: BucketSettings,
  { dataDir, slowClientMs }: Pick<Settings, 'dataDir' | 'slowClientMs'>,
): MediaStore {
  const bucket = openBucket(settings, slowClientMs + IDLE_MARGIN_MS)
  const cache = new FileCache(CACHE_BYTES)
  const keyOf = (filename: string): string => PICTURES + filename
  const cached = (filename: string) => cache.find(filename, () => bucket.head(keyOf(filename)))

  async function open(filename: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const known = await cached(filename)
    if (known) return opened(known, range)
    if (range) return bucket.get(keyOf(filename), range)
    let [isFirst, large]: [boolean, OpenFile | undefined] = [false, undefined]
    const whole = await cache.load(filename, async () => {
      isFirst = true
      const found = await bucket.get(keyOf(filename))
      if (!found || found.bytes <= MAX_CACHED_BYTES) return found && bucket.read(found, deadlineFor(found.bytes))
      large = found
      return undefined
    })
    if (whole) return opened(whole)
    return isFirst ? large : bucket.get(keyOf(filename))
  }

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
      for (const { filename } of objects) cache.remove(filename)
      const total = objects.reduce((sum, { bytes }) => sum + bytes, 0)
      const deadline = deadlineFor(total)
      const stored: string[] = []
      try {
        for (const { from, filename, bytes, sha256 } of objects) {
          // A failed upload may have been stored all the same.
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
        // Not awaited, since the storage may not answer; the sweep removes what is left.
        bucket.remove(stored).catch((err: unknown) => log.warn({ err }, 'a picture’s files were left to the sweep'))
        throw error
      }
    },
    find: async (filename) => (await cached(filename)) ?? bucket.head(keyOf(filename)),
    open,
    read: async (filename) => {
      const found = await bucket.get(keyOf(filename))
      return found && (await bucket.read(found, deadlineFor(found.bytes))).content
    },
    remove: async (filenames) => {
      const forget = () => filenames.forEach((filename) => cache.remove(filename))
      forget()
      // Forgotten again after the removal, since a read in the meantime finds the files and caches them.
      await bucket.remove(filenames.map(keyOf)).finally(forget)
    },
    list: async () =>
      (await bucket.list(PICTURES))
        .map(({ key }) => key)
        .filter((key) => /^[^./][^/]*$/.test(key))
        .sort(),
    hold: async () => {
      const key = HOLDS + randomUUID()
      const renew = () => bucket.put(key, { body: () => '', ContentLength: 0 })
      await renew()
      const stopRenewal = renewEvery(RENEWAL_MS, HOLDS, renew)
      return async () => {
        stopRenewal()
        await bucket.remove([key])
      }
    },
    isHeld: async () => {
      const holds = await bucket.list(HOLDS).catch(() => undefined)
      return holds?.some(({ modifiedAt }) => Date.now() - modifiedAt.getTime() < STALE_MS) ?? true
    },
  }
}

const opened = ({ content, ...file }: WholeFile, range?: ByteRange): OpenFile => ({
  ...file,
  // One chunk: a stream of a Buffer would emit its bytes one by one.
  body: Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
})

/** The headers for a CDN that reads the bucket directly. */
const headersFor = (filename: string) =>
  filename.endsWith(PDF_END)
    ? { ContentDisposition: `attachment; filename="${filename}"`, CacheControl: PRIVATE }
    : {
        ContentDisposition: `inline; filename="${filename}"`,
        CacheControl: IMMUTABLE,
      }
