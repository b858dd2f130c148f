import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ImageFormat } from '#contract/image-formats.ts'
import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import { encodePicture, fileAdder } from './encode-picture.ts'
import { CostlyPicture, type encodeInProcess } from './encoding-process.ts'
import { preparePicture } from './re-encode.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'media-'))
vi.mock('#cms/common/environment.ts', () => ({ getSettings: () => ({ mediaDir: dir }) }))

/** Stands in for the process of its own, which is built with the server, and does its work here. */
const ownProcess = vi.hoisted(() => vi.fn<typeof encodeInProcess>())
vi.mock('./encoding-process.ts', async (original) => ({ ...(await original<object>()), encodeInProcess: ownProcess }))
beforeEach(() => {
  ownProcess.mockReset().mockImplementation(async (_program, { file, dir: folder, ...encoding }) => {
    const filenames: string[] = []
    const add = fileAdder(folder, (filename) => filenames.push(filename))
    return { columns: await encodePicture(await readFile(file), encoding, add), filenames }
  })
})

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#0b5a50', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })

const frames = 4
const samples: Record<ImageFormat, () => Promise<Buffer>> = {
  jpeg: () => noise(560, 400).jpeg().toBuffer(),
  png: () => noise(560, 400).png().toBuffer(),
  webp: () => noise(560, 400).webp().toBuffer(),
  avif: () => noise(560, 400).avif({ effort: 0 }).toBuffer(),
  gif: () => noise(560, 400).gif().toBuffer(),
}
const formats = Object.keys(samples) as ImageFormat[]
const made = {} as Record<ImageFormat, Buffer>

beforeAll(async () => {
  for (const format of formats) made[format] = await samples[format]()
}, 60_000)
afterAll(() => rmSync(dir, { recursive: true }))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

/** A box of ISO/IEC 14496-12: its size, its type and its content. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(contents.reduce((size, content) => size + content.length, 8))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...contents])
}

/** An AVIF picture of which a part in the middle is shown, by a property (`clap`; ISO/IEC 14496-12, 12.1.4). */
function cutTo(avif: Buffer, width: number, height: number): Buffer {
  const find = (type: string) => {
    const at = avif.indexOf(type) - 4
    const end = at + avif.readUInt32BE(at)
    return { at, end, content: avif.subarray(at + 8, end) }
  }
  const [meta, iprp, ipco, ipma] = [find('meta'), find('iprp'), find('ipco'), find('ipma')]
  const clap = Buffer.alloc(32)
  for (const [n, value] of [width, 1, height, 1, 0, 1, 0, 1].entries()) clap.writeUInt32BE(value, 4 * n)
  let properties = 1
  for (let at = 0; at < ipco.content.length; at += ipco.content.readUInt32BE(at)) properties += 1
  const count = ipma.content[10] ?? 0
  const associations = Buffer.concat([
    ipma.content.subarray(0, 10),
    Buffer.from([count + 1]),
    ipma.content.subarray(11, 11 + count),
    Buffer.from([0x80 | properties]),
    ipma.content.subarray(11 + count),
  ])
  const changed = box('iprp', box('ipco', ipco.content, box('clap', clap)), box('ipma', associations))
  // At the end, so that what the file says of the places of its pixels stays true.
  return Buffer.concat([
    avif.subarray(0, meta.at),
    box('free', Buffer.alloc(meta.content.length)),
    avif.subarray(meta.end),
    box('meta', avif.subarray(meta.at + 8, iprp.at), changed, avif.subarray(iprp.end, meta.end)),
  ])
}

const httpErrorLike = (status: number, message: string) => expect.objectContaining({ status, message })
const temporaryFiles = () => readdirSync(path.join(dir, '.tmp'))

describe('an uploaded picture', () => {
  it.each(formats)('in %s is stored in its own format, with smaller WebP versions', async (format) => {
    const { columns, files, drop } = await preparePicture(made[format])
    expect(columns).toMatchObject({ mimeType: `image/${format}`, width: 560, height: 400, frames: 1 })
    expect(columns.filename).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}\.\w+$/)
    const stored = await Promise.all(files.map(async ({ from }) => sharp(from).metadata()))
    expect(stored.map(({ format: as, compression, width }) => [compression === 'av1' ? 'avif' : as, width])).toEqual([
      ['webp', 480],
      [format, 560],
    ])
    await drop()
    expect(temporaryFiles()).toEqual([])
  })

  it.each(formats)('U5: in %s that is truncated is rejected and leaves no files', async (format) => {
    const whole = made[format]
    for (const length of [20, 60, whole.length / 2, whole.length - 1])
      await expect(preparePicture(whole.subarray(0, length)), `${length} of ${whole.length} bytes`).rejects.toEqual(
        httpErrorLike(400, 'Image cannot be read to its end'),
      )
    expect(temporaryFiles()).toEqual([])
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['ZIP', Buffer.from('PK\x03\x04rest')],
    ['BMP', Buffer.from('BM0000000000000000')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['an empty file', Buffer.alloc(0)],
  ])('U2: is rejected if it is %s', async (_name, bytes) => {
    await expect(preparePicture(bytes)).rejects.toEqual(
      httpErrorLike(415, 'Image must be JPEG, PNG, WebP, AVIF or GIF'),
    )
  })

  it('U8: is rejected by its header alone if it has more than 50 megapixels', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(preparePicture(huge)).rejects.toEqual(httpErrorLike(400, 'Image must have at most 50 megapixels'))
  })

  it('U8: is rejected by its header alone if a side has more than 65,535 pixels, or it has more than 1,000 frames', async () => {
    const tall = await sharp({ create: { width: 1, height: 65_536, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(preparePicture(tall)).rejects.toEqual(
      httpErrorLike(400, 'Image must be at most 65,535 pixels wide and high'),
    )
    const many = Buffer.alloc(1001, 0).map((_, i) => 255 * (i % 2))
    const long = await sharp(many, { raw: { width: 1, height: 1001, channels: 1, pageHeight: 1 } })
      .gif()
      .toBuffer()
    await expect(preparePicture(long)).rejects.toEqual(httpErrorLike(400, 'Image must have at most 1,000 frames'))
  })

  it('U8: in AVIF is decoded by a process of its own, however little of it is shown', async () => {
    await preparePicture(made.png)
    expect(ownProcess).not.toHaveBeenCalled()
    const { columns } = await preparePicture(cutTo(made.avif, 50, 40))
    expect(columns).toMatchObject({ width: 50, height: 40 })
    expect(ownProcess).toHaveBeenCalledOnce()
  })

  it('U8: in AVIF is rejected by its header alone if it is coded with more than 50 megapixels, however little of it is shown', async () => {
    const huge = cutTo(made.avif, 50, 40)
    const size = huge.indexOf('ispe')
    huge.writeUInt32BE(10_000, size + 8)
    huge.writeUInt32BE(5001, size + 12)
    const { width, height } = await sharp(huge).metadata()
    expect([width, height]).toEqual([50, 40])
    await expect(preparePicture(huge)).rejects.toEqual(httpErrorLike(400, 'Image must have at most 50 megapixels'))
    expect(ownProcess).not.toHaveBeenCalled()
  })

  it('that is small does not wait for one that is encoded by a process of its own', async () => {
    let isFree = () => {}
    ownProcess.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (isFree = resolve))
      throw new CostlyPicture('time')
    })
    const large = preparePicture(await blank(2001, 2000))
    await vi.waitFor(() => expect(ownProcess).toHaveBeenCalledOnce())
    await preparePicture(made.png)
    isFree()
    await expect(large).rejects.toMatchObject({ status: 400 })
  })

  it('whose client has left is not begun, and leaves no files', async () => {
    const client = new AbortController()
    client.abort()
    const before = temporaryFiles()
    for (const bytes of [made.png, await blank(2001, 2000)])
      await expect(preparePicture(bytes, { signal: client.signal })).rejects.toMatchObject({ status: 400 })
    expect([ownProcess.mock.calls.length, temporaryFiles()]).toEqual([0, before])
  })

  it('U7: is rejected if it has more than 10 MB, except one that is stored', async () => {
    const large = Buffer.concat([made.gif, Buffer.alloc(IMAGE_BYTES)])
    await expect(preparePicture(large)).rejects.toEqual(httpErrorLike(413, 'Image must be at most 10 MB'))
    expect((await preparePicture(large, { maxBytes: Infinity })).columns).toMatchObject({ width: 560, height: 400 })
  })

  it('U4: is stored upright and without metadata', async () => {
    const photo = await noise(300, 200)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { columns, files } = await preparePicture(photo)
    expect(columns).toMatchObject({ width: 200, height: 300 })
    const { exif, orientation } = await sharp(files.at(-1)?.from).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  it('U3: is stored without bytes that follow its end', async () => {
    const tail = '<script>alert("tail")</script>'
    const { files } = await preparePicture(Buffer.concat([made.gif, Buffer.from(tail)]))
    for (const { from } of files) expect((await sharp(from).toBuffer()).includes(tail)).toBe(false)
  })

  it('U8: if animated is stored with all frames, whose pixels count together, and without smaller versions', async () => {
    const raw = Buffer.alloc(600 * 100 * frames * 3, 0).map((_, i) => (i * 7) % 251)
    const animation = await sharp(raw, { raw: { width: 600, height: 100 * frames, channels: 3, pageHeight: 100 } })
      .gif()
      .toBuffer()
    const { columns, files } = await preparePicture(animation)
    expect(columns).toMatchObject({ width: 600, height: 100, frames })
    expect(files).toHaveLength(1)
    const many = Buffer.concat(Array.from({ length: 51 }, (_, i) => Buffer.alloc(1_000_000, 255 * (i % 2))))
    const long = await sharp(many, { raw: { width: 1000, height: 51_000, channels: 1, pageHeight: 1000 } })
      .gif({ effort: 1 })
      .toBuffer()
    await expect(preparePicture(long)).rejects.toEqual(httpErrorLike(400, 'Image must have at most 50 megapixels'))
  })

  it('uploaded twice has separate files', async () => {
    const [one, two] = await Promise.all([preparePicture(made.png), preparePicture(made.png)])
    expect(one.columns.filename).not.toBe(two.columns.filename)
    expect(one.columns.filename.slice(0, 32)).toBe(two.columns.filename.slice(0, 32))
  })
})
