import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { digestOf, type FileDigest } from '#cms/common/file-digest.ts'
import { makeFolder } from '#cms/common/make-folder.ts'

/** File modes: backups contain password hashes and inquiries, so only their owner may read them. */
export const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** A file's record in the manifest. */
export interface CopiedFile extends FileDigest {
  /** Relative to the backup, with slashes. */
  name: string
}

/** Copies a file or a stream to a path that must not exist and syncs it to disk; returns the digest of the copied bytes. */
export async function copyDurably(from: string | Readable, to: string, mode: number): Promise<FileDigest> {
  makeFolder(path.dirname(to))
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
