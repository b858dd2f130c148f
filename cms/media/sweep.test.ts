import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { startPayload } from '#cms/testing/payload.ts'
import { bucketSettings, canRunStorage, keysIn, putObject, startStorage } from '../../tests/storage/start.ts'

const canRun = canRunStorage()
let payload: Payload
let stop: () => Promise<void>
let storage: Awaited<ReturnType<typeof startStorage>>
let bucket = ''
beforeAll(async () => {
  if (!canRun) return
  storage = await startStorage()
  const settings = await bucketSettings(storage.endpoint)
  bucket = settings.S3_BUCKET
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  ;({ payload, stop } = await startPayload())
}, 180_000)
afterAll(async () => {
  if (!canRun) return
  await stop()
  await storage.stop()
})

const filenameOf = (number: number): string => `${String(number).padStart(32, '0')}-00000000.png`

it.runIf(canRun)('a bucket is swept of what no document names, once that is old, and of nothing else', async () => {
  const { sweepMedia } = await import('./sweep.ts')
  const { claimStore } = await import('./site-mark.ts')
  const { mediaStore } = await import('./chosen-store.ts')
  const [named, unnamed] = [filenameOf(1), filenameOf(2)]
  const data = { filename: named, mimeType: 'image/png', filesize: 1, width: 100, height: 100 }
  await payload.db.create({ collection: 'media', data })
  for (const key of [`media/${named}`, `media/${unnamed}`, 'media/not-the-servers.png', `other/${unnamed}`])
    await putObject(storage.endpoint, bucket, key, 'x')
  const temporary = path.join(mediaStore().temporaryDir, 'left')
  await mkdir(temporary, { recursive: true })
  await writeFile(path.join(temporary, 'a.png'), 'x')
  const keys = () => keysIn(storage.endpoint, bucket)
  // The store is marked at the start.
  await claimStore(payload)
  const before = await keys()

  await sweepMedia(payload)
  expect(await keys()).toEqual(before)
  const release = await mediaStore().hold()
  await sweepMedia(payload, Date.now() + 2 * HOUR_MS)
  await release()
  expect(await keys()).toEqual(before)
  await sweepMedia(payload, Date.now() + 2 * HOUR_MS)
  expect(await keys()).toEqual(before.filter((key) => key !== `media/${unnamed}`))
  await expect(writeFile(path.join(temporary, 'b.png'), 'x')).rejects.toThrow('ENOENT')
})
