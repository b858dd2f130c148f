import { S3Client } from '@aws-sdk/client-s3'

import { isRecord } from '#contract/narrow.ts'
import { log } from '#cms/common/log.ts'
import type { BucketSettings } from '#cms/common/environment.ts'
import { StorageUnavailable } from '#cms/common/storage-unavailable.ts'

export {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'

/** A request and its repetition take less than five seconds. */
const CONNECT_MS = 1000
const ANSWER_MS = 2000
const ATTEMPTS = 2

/** The number of pictures that are read at once, some of them by slow clients. */
const CONNECTIONS = 500

const silent = (): void => undefined

/** Without a logger the SDK writes to the console; callers report failures. */
const logger = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: (...parts: unknown[]) => log.debug({ sdk: parts.map(String).join(' ') }, 'the storage client warns'),
  error: (...parts: unknown[]) => log.debug({ sdk: parts.map(String).join(' ') }, 'the storage client fails'),
}

/** @param idleMs a connection without traffic is closed after it, which ends what is being read */
export const createS3Client = (settings: BucketSettings, idleMs: number): S3Client =>
  new S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: ATTEMPTS,
    logger,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: idleMs,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  })

/** The HTTP status of the response that an error is about. */
function statusOf(error: unknown): number | undefined {
  const metadata = isRecord(error) ? error['$metadata'] : undefined
  const status = isRecord(metadata) ? metadata['httpStatusCode'] : undefined
  return typeof status === 'number' ? status : undefined
}

/** Whether there is no such object; a bucket that is missing has another name. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket'

/** StorageUnavailable if the storage failed or did not answer; another error if it refused. */
export function describeFault(error: unknown, name: string): Error {
  const status = statusOf(error)
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return status === undefined || status >= 500 || status === 429
    ? new StorageUnavailable(`${name} does not answer (${words})`, { cause: error })
    : new Error(`${name} is refused with ${status} (${words})`, { cause: error })
}
