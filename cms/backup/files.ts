import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Backups hold password hashes and inquiries: they are for their owner alone. */
export const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** A file as a manifest names it. */
export interface CopiedFile {
  /** Relative to the backup, with slashes. */
  name: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

type Digest = Pick<CopiedFile, 'bytes' | 'sha256'>

/** Reads a file to its end. */
export async function digestOf(file: string, onChunk?: (chunk: Buffer) => Promise<unknown>): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 })) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    hash.update(chunk)
    await onChunk?.(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Copies a file to a place that must be free, down to the disk; answers the digest of what was copied. */
export async function copyDurably(from: string, to: string, mode: number): Promise<Digest> {
  await mkdir(path.dirname(to), { recursive: true })
  const handle = await open(to, 'wx', mode)
  try {
    const digest = await digestOf(from, (chunk) => handle.writeFile(chunk))
    await handle.sync()
    return digest
  } catch (error) {
    await rm(to, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Writes a small file down to the disk, and its folder's entry with it. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY.file)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncToDisk(path.dirname(file))
}

/** Brings a file, or a folder's entries, down to the disk. */
export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Names of the files in a folder, sorted; folders are not entered, and what has a leading dot is passed over: that is the
 * server's own, and comes and goes. A folder that cannot be listed is an error, never an empty one.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const files: string[] = []
  for (const name of names) if (await isFile(path.join(folder, name))) files.push(name)
  return files.sort()
}

/** Whether a file is there, by whatever link. */
export const isFile = (place: string): Promise<boolean> => stat(place).then((found) => found.isFile(), unlessGone)

/** What is not there is told so; any other failure is one. */
function unlessGone(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error
  return false
}
