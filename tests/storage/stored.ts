import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { keysIn, readObject } from './start.ts'
import type { Environment } from '../processes/environment.ts'

/** The storage of a server's pictures. */
export interface Storing {
  dataDir: string
  mediaDir: string
  /** The settings of its bucket, if it has one. */
  environment: Environment
}

/** Names of all files that it stores, sorted; temporary ones included, folders not. */
export async function storedFiles({ dataDir, mediaDir, environment }: Storing): Promise<string[]> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = environment
  if (endpoint === undefined || bucket === undefined) return filesIn(mediaDir)
  const keys = await keysIn(endpoint, bucket)
  return [...keys.map((key) => key.replace(/^media\//, '')), ...(await filesIn(path.join(dataDir, '.tmp')))].sort()
}

/** The bytes of one of them. */
export function readStored({ mediaDir, environment }: Storing, name: string): Promise<Buffer> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = environment
  return endpoint === undefined || bucket === undefined
    ? readFile(path.join(mediaDir, name))
    : readObject(endpoint, bucket, `media/${name}`)
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(dir, entry.parentPath), entry.name))
    .sort()
}
