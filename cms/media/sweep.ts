import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { HOUR_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'
import { isFileMissing } from '#cms/common/missing-file.ts'
import type { MediaStore } from './media-store.ts'
import { isServerNamed } from './server-named.ts'
import { claimStore } from './site-mark.ts'
import { namedFiles } from './stored-files.ts'
import { mediaStore } from './chosen-store.ts'

/** Younger files may belong to a write in progress. */
const GRACE_MS = HOUR_MS

/**
 * Removes what a killed process left behind: temporary files and pictures without a document, once older than an hour. Does
 * nothing while a backup runs, and throws in a store that is not the database's. A document whose file is missing is logged and never
 * deleted, since the file may be restored.
 */
export async function sweepMedia(payload: Payload, now = Date.now()): Promise<void> {
  const store = mediaStore()
  if (await store.isHeld()) return
  const referenced = await namedFiles(payload)
  const found = await store.list().catch(noneIfMissing)
  await claimStore(payload, store)
  for (const file of found) if (isServerNamed(file) && !referenced.has(file)) await removeOldFile(store, file, now)
  for (const file of await readdir(store.temporaryDir).catch(noneIfMissing))
    await removeOldTemporary(path.join(store.temporaryDir, file), now)
  const present = new Set(found)
  const missing = [...referenced].filter((file) => !present.has(file))
  if (missing.length > 0)
    log.error({ missing: missing.slice(0, 20), count: missing.length }, 'pictures without their file')
}

/** A missing folder counts as empty; any other failure throws. */
function noneIfMissing(error: unknown): string[] {
  if (!isFileMissing(error)) throw error
  return []
}

async function removeOldFile(store: MediaStore, file: string, now: number): Promise<void> {
  const found = await store.find(file)
  if (!found || now - found.modifiedAt.getTime() < GRACE_MS) return
  await store.remove([file])
  log.info({ file }, 'removed a file that nothing refers to')
}

async function removeOldTemporary(file: string, now: number): Promise<void> {
  const info = await stat(file).catch(() => undefined)
  if (!info || now - info.mtimeMs < GRACE_MS) return
  await rm(file, { recursive: true, force: true })
  log.info({ file: path.basename(file) }, 'removed a temporary file')
}
