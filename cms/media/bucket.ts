import { addAbortSignal, pipeline, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3'

import type { BucketSettings } from '#cms/common/environment.ts'
import { isStorageUnavailable, StorageUnavailable } from '#cms/common/storage-unavailable.ts'
import type { WholeFile } from './file-cache.ts'
import type { ByteRange, OpenFile, StoredFile } from './media-store.ts'
import type * as S3Module from './s3-client.ts'

type S3 = typeof S3Module
type Request<T> = (s3: S3, client: S3Client) => Promise<T>

/** An object to put; its body is read again where a request is repeated. */
interface NewObject extends Pick<PutObjectCommandInput, 'ContentLength' | 'ChecksumSHA256' | 'ContentType'> {
  body: () => Readable | string
  headers?: Pick<PutObjectCommandInput, 'CacheControl' | 'ContentDisposition'>
}

/** More removals than this are made one batch after the other, since the time limit of each starts when it is requested. */
const REMOVED_AT_ONCE = 50

/** The objects of a bucket by key; its methods throw StorageUnavailable, or an error that says what was refused. */
export interface Bucket {
  /** The bucket's name in messages. */
  name: string
  /** Throws if the bucket cannot be listed. */
  check: () => Promise<void>
  head: (key: string) => Promise<StoredFile | undefined>
  get: (key: string, range?: ByteRange) => Promise<OpenFile | undefined>
  /** The whole object; the deadline is of its content, too. */
  read: (object: OpenFile, deadline: AbortSignal) => Promise<WholeFile>
  put: (key: string, object: NewObject, deadline?: AbortSignal) => Promise<void>
  remove: (keys: readonly string[]) => Promise<void>
  /** Keys without the prefix that all of them have. */
  list: (prefix: string) => Promise<{ key: string; modifiedAt: Date }[]>
}

/** @param idleMs a connection without traffic is closed after it */
export function openBucket(settings: BucketSettings, idleMs: number): Bucket {
  const { name: Bucket } = settings
  const name = `S3_BUCKET (${Bucket})`
  let loaded: Promise<{ s3: S3; client: S3Client; reading: S3Client }> | undefined
  const load = async () => {
    // Loading the SDK takes time: only where there is a bucket.
    const s3 = await import('./s3-client.ts')
    // Reads have connections of their own, so that objects that slow clients read do not delay uploads and checks.
    return { s3, client: s3.createS3Client(settings, idleMs), reading: s3.createS3Client(settings, idleMs) }
  }

  async function send<T>(request: Request<T>, isReading = false): Promise<T> {
    const { s3, client, reading } = await (loaded ??= load())
    return request(s3, isReading ? reading : client).catch((error: unknown) => {
      throw s3.describeFault(error, name)
    })
  }

  /** The same; undefined if there is no such object. */
  const find = <T>(request: Request<T>, isReading = false): Promise<T | undefined> =>
    send<T | undefined>(
      (s3, client) =>
        request(s3, client).catch((error: unknown) => {
          if (!s3.isMissing(error)) throw error
          return undefined
        }),
      isReading,
    )

  const page = (query: { Prefix: string; MaxKeys?: number; ContinuationToken?: string }) =>
    send((s3, client) => client.send(new s3.ListObjectsV2Command({ Bucket, ...query })))

  return {
    name,
    check: async () => void (await page({ Prefix: '', MaxKeys: 1 })),
    head: async (Key) => {
      const found = await find((s3, client) => client.send(new s3.HeadObjectCommand({ Bucket, Key })))
      return found && { bytes: found.ContentLength ?? 0, modifiedAt: timeOf(found) }
    },
    get: async (Key, range) => {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const found = await find((s3, client) => client.send(new s3.GetObjectCommand({ Bucket, Key, ...part })), true)
      if (!found) return undefined
      if (!(found.Body instanceof Readable)) throw new StorageUnavailable(`${name} answers without a body`)
      const bytes = wholeSize(found.ContentRange) ?? found.ContentLength ?? 0
      return { bytes, modifiedAt: timeOf(found), body: verified(found.Body) }
    },
    read: async ({ body, bytes, modifiedAt }, deadline) => {
      const { s3 } = await (loaded ??= load())
      const content = await buffer(addAbortSignal(deadline, body)).catch((error: unknown) => {
        throw s3.describeFault(error, name)
      })
      return { bytes, modifiedAt, content }
    },
    put: async (Key, { body, headers, ...object }, deadline) => {
      const options = deadline ? { abortSignal: deadline, requestTimeout: 0 } : {}
      const request: Request<unknown> = async (s3, client) => {
        const Body = body()
        try {
          return await client.send(new s3.PutObjectCommand({ Bucket, Key, ...object, ...headers, Body }), options)
        } finally {
          // A body that is not read to its end keeps its file open.
          if (Body instanceof Readable) Body.destroy()
        }
      }
      // The SDK repeats no request whose body is a stream.
      await send(request).catch((error: unknown) => {
        if (!isStorageUnavailable(error) || deadline?.aborted) throw error
        return send(request)
      })
    },
    remove: async (keys) => {
      const remove = (Key: string) => send((s3, client) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })))
      for (let n = 0; n < keys.length; n += REMOVED_AT_ONCE)
        await Promise.all(keys.slice(n, n + REMOVED_AT_ONCE).map(remove))
    },
    list: async (Prefix) => {
      const found: { key: string; modifiedAt: Date }[] = []
      let token: string | undefined
      do {
        const listed = await page({ Prefix, ...(token === undefined ? {} : { ContinuationToken: token }) })
        for (const object of listed.Contents ?? [])
          if (object.Key !== undefined) found.push({ key: object.Key.slice(Prefix.length), modifiedAt: timeOf(object) })
        token = listed.IsTruncated ? listed.NextContinuationToken : undefined
      } while (token !== undefined)
      return found
    },
  }
}

/** The same bytes, but the last ones only after the SDK has verified the checksum, so that a damaged object is never complete. */
function verified(body: Readable): Readable {
  let last: Buffer | undefined
  const verifying = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, last)
      last = chunk
    },
    flush(done) {
      done(null, last)
    },
  })
  // The callback ignores errors, since the returned stream emits them.
  pipeline(body, verifying, () => undefined)
  return verifying
}

/** An object without a time counts as new, so that it is not removed for its age. */
const timeOf = ({ LastModified }: { LastModified?: Date | undefined }): Date => LastModified ?? new Date()

/** The size of an object, from the header of a range of it: `bytes 0-9/300`. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const size = /\/(\d+)$/.exec(contentRange ?? '')?.[1]
  return size === undefined ? undefined : Number(size)
}
