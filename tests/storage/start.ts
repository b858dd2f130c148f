import { randomUUID } from 'node:crypto'

import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import { hasJava, startJava } from '../processes/java.ts'
import type { Environment } from '../processes/environment.ts'

export { hasJava as canRunStorage }

const keys = { accessKeyId: 'test-key', secretAccessKey: 'a secret of the tests alone' }

/** S3_TEST_ENDPOINT where it is set (with these keys), else an S3 server in Java, fetched on first use. */
export async function startStorage(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const given = process.env['S3_TEST_ENDPOINT']
  if (given) return { endpoint: given, stop: async () => {} }
  const { port, stop } = await startJava({
    name: 'the test storage',
    jars: '.cache/test-storage',
    jar: 's3proxy-4.1.0.jar',
    pom: 'tests/storage/pom.xml',
    source: 'tests/storage/TestStorage.java',
    args: Object.values(keys),
    flags: ['-Xmx1g', '-Dlogback.configurationFile=tests/storage/logback.xml'],
  })
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}

const clientOf = (endpoint: string): S3Client =>
  new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys })

/** Settings for a new bucket. */
export async function bucketSettings(endpoint: string): Promise<Environment & { S3_BUCKET: string }> {
  const Bucket = `test-${randomUUID()}`
  await clientOf(endpoint).send(new CreateBucketCommand({ Bucket }))
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: Bucket,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  }
}

/** Settings for a new bucket of the storage, if there is one. */
export const storageSettings = async (endpoint: string | undefined): Promise<Environment> =>
  endpoint === undefined ? {} : bucketSettings(endpoint)

/** The keys of all objects in a bucket, sorted. */
export async function keysIn(endpoint: string, Bucket: string): Promise<string[]> {
  const { Contents = [] } = await clientOf(endpoint).send(new ListObjectsV2Command({ Bucket }))
  return Contents.flatMap(({ Key }) => Key ?? []).sort()
}

/** The bytes of an object. */
export async function readObject(endpoint: string, Bucket: string, Key: string): Promise<Buffer> {
  const { Body } = await clientOf(endpoint).send(new GetObjectCommand({ Bucket, Key }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

/** Puts an object into a bucket. */
export async function putObject(endpoint: string, Bucket: string, Key: string, Body: string): Promise<void> {
  await clientOf(endpoint).send(new PutObjectCommand({ Bucket, Key, Body }))
}
