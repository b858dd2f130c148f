import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'

import type { S3Client } from '@aws-sdk/client-s3'

import { YEAR_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'
import { type BucketSettings, SettingError, type Settings } from '#cms/common/settings.ts'
import { StorageUnavailable } from '#cms/common/storage-unavailable.ts'
import { RENEWAL_MS, STALE_MS } from './hold.ts'
import type { MediaStore, NewFile } from './media-store.ts'
import type * as S3Module from './s3-client.ts'
import { typeOf } from './served-types.ts'

/** The SDK takes as long to load as much of the rest: only where there is a bucket. */
type S3 = typeof S3Module

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
  const { name: Bucket } = settings
  const name = `S3_BUCKET (${Bucket})`
  let loaded: Promise<{ s3: S3; client: S3Client }> | undefined
  const load = async () => {
    const s3 = await import('./s3-client.ts')
    return { s3, client: s3.createS3Client(settings, slowClientMs + IDLE_MARGIN_MS) }
  }

  /** Sends a request; its errors are translated. */
  async function send<T>(request: (s3: S3, client: S3Client) => Promise<T>): Promise<T> {
    const { s3, client } = await (loaded ??= load())
    return request(s3, client).catch((error: unknown) => {
      throw s3.describeFault(error, name)
    })
  }

  /** The same; undefined if there is no such object. */
  const sendUnlessMissing = <T>(request: (s3: S3, client: S3Client) => Promise<T>): Promise<T | undefined> =>
    send<T | undefined>((s3, client) =>
      request(s3, client).catch((error: unknown) => {
        if (!s3.isMissing(error)) throw error
        return undefined
      }),
    )

  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    await Promise.all(keys.map((Key) => send((s3, client) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })))))
  }

  async function listKeys(Prefix: string): Promise<{ key: string; modifiedAt: Date }[]> {
    const found: { key: string; modifiedAt: Date }[] = []
    let ContinuationToken: string | undefined
    do {
      const query = { Bucket, Prefix, ...(ContinuationToken === undefined ? {} : { ContinuationToken }) }
      const page = await send((s3, client) => client.send(new s3.ListObjectsV2Command(query)))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined) found.push({ key: Key.slice(Prefix.length), modifiedAt: LastModified ?? new Date() })
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken !== undefined)
    return found
  }

  async function upload({ from, filename }: NewFile, { bytes, sha256 }: Digest, abortSignal: AbortSignal) {
    const request = (s3: S3, client: S3Client) =>
      client.send(
        new s3.PutObjectCommand({
          Bucket,
          Key: PICTURES + filename,
          Body: createReadStream(from),
          ContentLength: bytes,
          // The storage compares it with what has arrived.
          ChecksumSHA256: sha256,
          // For a CDN that reads the bucket itself.
          ContentType: typeOf(filename),
          ContentDisposition: `inline; filename="${filename}"`,
          CacheControl: `public, max-age=${YEAR_MS / 1000}, immutable`,
        }),
        { abortSignal, requestTimeout: 0 },
      )
    // The SDK repeats no request whose body is a stream.
    await send(request).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailable) || abortSignal.aborted) throw error
      return send(request)
    })
  }

  const renewHold = (Key: string) =>
    send((s3, client) => client.send(new s3.PutObjectCommand({ Bucket, Key, Body: '' })))

  return {
    name,
    temporaryDir: path.join(dataDir, '.tmp'),
    check: async () => {
      try {
        await send((s3, client) => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: PICTURES, MaxKeys: 1 })))
      } catch (error) {
        throw new SettingError(error instanceof Error ? error.message : String(error), { cause: error })
      }
    },
    put: async (files) => {
      const digests = await Promise.all(files.map(({ from }) => digestOf(from)))
      const total = digests.reduce((sum, { bytes }) => sum + bytes, 0)
      const deadline = AbortSignal.timeout(UPLOAD_MS + Math.ceil(total / UPLOAD_BYTES_PER_MS))
      const stored: string[] = []
      try {
        for (const [n, file] of files.entries()) {
          // What failed may have arrived all the same.
          stored.push(PICTURES + file.filename)
          const digest = digests[n]
          if (digest) await upload(file, digest, deadline)
        }
      } catch (error) {
        // Nobody waits for a storage that does not answer; what stays is left to the sweep.
        removeKeys(stored).catch((err: unknown) => log.warn({ err }, 'a picture’s files were left to the sweep'))
        throw error
      }
    },
    find: async (filename) => {
      const found = await sendUnlessMissing((s3, client) =>
        client.send(new s3.HeadObjectCommand({ Bucket, Key: PICTURES + filename })),
      )
      return found && { bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
    },
    open: async (filename, range) => {
      const found = await sendUnlessMissing((s3, client) =>
        client.send(
          new s3.GetObjectCommand({
            Bucket,
            Key: PICTURES + filename,
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          }),
        ),
      )
      if (!found) return undefined
      if (!(found.Body instanceof Readable)) throw new StorageUnavailable(`${name} answers without a body`)
      const bytes = wholeSize(found.ContentRange) ?? found.ContentLength ?? 0
      return { bytes, modifiedAt: found.LastModified ?? new Date(0), body: found.Body }
    },
    remove: (filenames) => removeKeys(filenames.map((filename) => PICTURES + filename)),
    list: async () =>
      (await listKeys(PICTURES))
        .map(({ key }) => key)
        .filter((key) => key !== '' && !key.includes('/'))
        .sort(),
    hold: async () => {
      const key = HOLDS + randomUUID()
      await renewHold(key)
      const renewal = setInterval(() => void renewHold(key).catch(() => undefined), RENEWAL_MS)
      renewal.unref()
      return async () => {
        clearInterval(renewal)
        await removeKeys([key])
      }
    },
    isHeld: async () => {
      const holds = await listKeys(HOLDS).catch(() => undefined)
      return holds?.some(({ modifiedAt }) => Date.now() - modifiedAt.getTime() < STALE_MS) ?? true
    },
  }
}

interface Digest {
  bytes: number
  /** Base64. */
  sha256: string
}

async function digestOf(file: string): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    hash.update(chunk)
  }
  return { bytes, sha256: hash.digest('base64') }
}

/** The size of a file, from the header of a range of it: `bytes 0-9/300`. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const size = /\/(\d+)$/.exec(contentRange ?? '')?.[1]
  return size === undefined ? undefined : Number(size)
}
