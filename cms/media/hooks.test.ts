import { existsSync, writeFileSync } from 'node:fs'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'

const collection = 'media'
let payload: Payload
let stop: () => Promise<void>
let mediaFile: (filename: string) => string

beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
  mediaFile = (await import('./folders.ts')).mediaFile
}, 30_000)
afterAll(() => stop())

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function stored(number: number) {
  const filename = `${String(number).padStart(32, '0')}-00000000.png`
  const file = mediaFile(filename)
  writeFileSync(file, 'x')
  const data = { filename, mimeType: 'image/png', filesize: 1, width: 100, height: 100 }
  const { id } = await payload.db.create({ collection, data })
  return { id: String(id), data, file }
}

it('a picture’s file goes with its document, and stays where the deletion was rolled back', async () => {
  const [kept, gone] = [await stored(1), await stored(2)]
  for (const { id } of [kept, gone]) await payload.delete({ collection, id })
  await payload.db.create({ collection, data: kept.data })
  vi.runAllTimers()
  await vi.waitFor(() => expect(existsSync(gone.file)).toBe(false))
  expect(existsSync(kept.file)).toBe(true)
})
