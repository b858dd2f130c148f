import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { isFileMissing } from '#cms/common/missing-file.ts'

/** File modes: backups contain password hashes and inquiries, so only their owner may read them. */
export const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** A file's record in the manifest. */
export interface CopiedFile {
  /** Relative to the backup, with slashes. */
  name: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

type Digest = Pick<CopiedFile, 'bytes' | 'sha256'>

/** Reads a file to its end; returns its size and hash. */
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

/** Copies a file to a path that must not exist and syncs it to disk; returns the digest of the copied bytes. */
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

/** Writes a small file and syncs it and its folder to disk. */
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

/** Syncs a file, or a folder's entries, to disk. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Names of the files in a folder, sorted; subfolders and names with a leading dot, which are the server's temporary ones,
 * are skipped. Throws if the folder cannot be listed.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const files: string[] = []
  for (const name of names) if (await isFile(path.join(folder, name))) files.push(name)
  return files.sort()
}

/** Whether the path is a file or a link to one. */
export const isFile = (file: string): Promise<boolean> => stat(file).then((found) => found.isFile(), falseIfMissing)

function falseIfMissing(error: unknown): false {
  if (!isFileMissing(error)) throw error
  return false
}
