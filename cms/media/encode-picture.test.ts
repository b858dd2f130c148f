import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'

import type { ImageFormat } from '#contract/image-formats.ts'
import { encodePicture, fileAdder } from './encode-picture.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'encode-'))
afterAll(() => rmSync(dir, { recursive: true }))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5a50' } })

/** The columns, and the sizes of all files, of a picture. */
async function encoded(bytes: Buffer, format: ImageFormat, pixels: number, crop?: Parameters<typeof part>[0]) {
  const names: string[] = []
  const add = fileAdder(dir, (name) => names.push(name))
  const columns = await encodePicture(bytes, { format, frames: 1, pixels, crop: crop && part(crop) }, add)
  const sizes = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(path.join(dir, name)).metadata()
      return [width, height]
    }),
  )
  return { columns, sizes }
}

const part = (percent: { width: number; height: number }) => ({ x: 0, y: 0, ...percent })

it('AVIF of more than 12 megapixels is stored in AVIF, in its proportions, with 12 megapixels', async () => {
  const bytes = await blank(4200, 3000).avif({ effort: 0 }).toBuffer()
  const { columns, sizes } = await encoded(bytes, 'avif', 12.6e6)
  expect(columns).toMatchObject({ mimeType: 'image/avif', width: 4098, height: 2927 })
  expect(sizes).toEqual([
    [480, 343],
    [960, 686],
    [1600, 1143],
    [4098, 2927],
  ])
  // The part that is kept has fewer.
  const { columns: half } = await encoded(bytes, 'avif', 12.6e6, { width: 50, height: 100 })
  expect(half).toMatchObject({ width: 2100, height: 3000 })
})

it('transparent and grey AVIF pictures stay so', async () => {
  const clear = { r: 200, g: 10, b: 10, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: clear } })
    .avif()
    .toBuffer()
  const { columns } = await encoded(bytes, 'avif', 800)
  const [red = 0, green = 0, , alpha = 0] = await sharp(path.join(dir, columns.filename)).raw().toBuffer()
  expect([red > 190, green < 20, Math.abs(alpha - 128) < 4]).toEqual([true, true, true])
  const grey = await encoded(await blank(40, 20).greyscale().avif().toBuffer(), 'avif', 800)
  const { isOpaque, channels } = await sharp(path.join(dir, grey.columns.filename)).stats()
  expect([isOpaque, new Set(channels.map(({ mean }) => Math.round(mean))).size]).toEqual([true, 1])
})

it('a picture that is too high for WebP has smaller versions that are high enough for it', async () => {
  const { sizes } = await encoded(await blank(600, 30_000).png().toBuffer(), 'png', 18e6)
  expect(sizes).toEqual([
    [328, 16_383],
    [600, 30_000],
  ])
})
