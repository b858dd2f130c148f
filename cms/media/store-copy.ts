import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import type { FileDigest } from '#cms/common/file-digest.ts'
import type { MediaStore } from './media-store.ts'
import { makeTemporaryDir } from './chosen-store.ts'
import { copyDurably } from '#cms/common/durable-files.ts'
import { writingInto } from '#cms/common/disk-full-error.ts'

/** Stores a copy of a file or a stream under a name; returns the digest of the copied bytes. */
export async function storeCopy(store: MediaStore, filename: string, source: string | Readable): Promise<FileDigest> {
  const dir = path.join(await makeTemporaryDir(store), randomUUID())
  const from = path.join(dir, path.basename(filename))
  try {
    return await writingInto(path.dirname(store.temporaryDir), 'make room there, then repeat it', async () => {
      const digest = await copyDurably(source, from, 0o644)
      await store.put([{ from, filename }])
      return digest
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
