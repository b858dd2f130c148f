import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import { fitPicture } from './fit-picture.ts'

/** The browser's decoder and encoder, which jsdom lacks: what it decodes to, and the bytes that a format takes. */
const browser = {
  decode: vi.fn<() => Promise<ImageBitmap>>(),
  close: vi.fn<() => void>(),
  isTransparent: false,
  bytes: {} as Readonly<Record<string, number>>,
}

const decodesTo = (width: number, height: number): void =>
  void browser.decode.mockResolvedValue({ width, height, close: browser.close })

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', browser.decode)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: [0, 0, 0, 255, 0, 0, 0, browser.isTransparent ? 254 : 255] }),
  } as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    // A browser that cannot encode a format makes a PNG.
    const made = type in browser.bytes ? type : 'image/png'
    done(new Blob([new Uint8Array(browser.bytes[made] ?? IMAGE_BYTES + 1)], { type: made }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  browser.decode.mockReset()
  browser.close.mockReset()
  Object.assign(browser, { isTransparent: false, bytes: {} })
})

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (char) => char.charCodeAt(0))
const file = (head: string, type: string, size = head.length): File =>
  new File([bytesOf(head), new Uint8Array(size - head.length)], 'Office.of.us.pic', { type, lastModified: 7 })

const PNG = '\u0089PNG\r\n\u001a\n'

describe('an animation is refused before it is decoded, whatever its size', () => {
  it.each([
    ['GIF', 'image/gif', 'GIF89a'],
    ['the older GIF', 'image/gif', 'GIF87a'],
    ['APNG', 'image/png', `${PNG}....IHDR.................acTL`],
    ['WebP', 'image/webp', 'RIFF....WEBPVP8X..............ANIM'],
    ['a sequence of AVIF', 'image/avif', '\0\0\0\u0020ftypavis'],
    ['GIF that is called a JPEG', 'image/jpeg', 'GIF89a'],
  ])('%s', async (_format, type, head) => {
    decodesTo(10, 10)
    await expect(fitPicture(file(head, type))).rejects.toThrow('an animation')
    expect(browser.decode).not.toHaveBeenCalled()
  })
})

it.each([
  ['a PNG whose text says acTL late', 'image/png', PNG + '.'.repeat(5000) + 'acTL'],
  ['a JPEG with the word ANIM', 'image/jpeg', '\u00ff\u00d8\u00ffANIM acTL ftypavis'],
  ['a still WebP', 'image/webp', 'RIFF....WEBPVP8 '],
  ['a still AVIF', 'image/avif', '\0\0\0\u0020ftypavif'],
])('%s is none, and within the limits stays the same file', async (_what, type, head) => {
  decodesTo(4000, 3000)
  const still = file(head, type)
  expect(await fitPicture(still)).toBe(still)
  expect(browser.close).toHaveBeenCalledOnce()
})

it('what the browser cannot decode is refused with its reason', async () => {
  const reason = new DOMException('The source image could not be decoded.', 'InvalidStateError')
  browser.decode.mockRejectedValue(reason)
  await expect(fitPicture(file('\0\0\0\u0018ftypheic', 'image/heic', IMAGE_BYTES + 1))).rejects.toBe(reason)
})

const SMALL = 1000
const LARGE = IMAGE_BYTES + 1

describe('a picture over the limits is encoded in a format that keeps what it shows', () => {
  it.each([
    ['a transparent WebP', 'image/webp', true, { 'image/webp': SMALL, 'image/jpeg': SMALL }, 'image/webp', 'webp'],
    ['an opaque WebP', 'image/webp', false, { 'image/webp': SMALL }, 'image/webp', 'webp'],
    ['one where no WebP is encoded', 'image/webp', false, { 'image/jpeg': SMALL }, 'image/jpeg', 'jpg'],
    ['a transparent PNG', 'image/png', true, { 'image/png': SMALL, 'image/jpeg': SMALL }, 'image/png', 'png'],
    [
      'one that is too large as PNG',
      'image/png',
      true,
      { 'image/png': LARGE, 'image/webp': SMALL, 'image/jpeg': SMALL },
      'image/webp',
      'webp',
    ],
    ['a JPEG', 'image/jpeg', false, { 'image/jpeg': SMALL, 'image/webp': SMALL }, 'image/jpeg', 'jpg'],
  ])('%s', async (_what, type, isTransparent, bytes, made, extension) => {
    Object.assign(browser, { isTransparent, bytes })
    decodesTo(9000, 6000)
    const { type: now, name, lastModified, size } = await fitPicture(file('', type, LARGE))
    expect([now, name, lastModified, size]).toEqual([made, `Office.of.us.${extension}`, 7, SMALL])
    expect(browser.close).toHaveBeenCalledOnce()
  })

  it.each([
    ['a transparent WebP is never made a JPEG', 'image/webp', true, { 'image/jpeg': SMALL }],
    ['nor is a transparent PNG', 'image/png', true, { 'image/png': LARGE, 'image/jpeg': SMALL }],
    ['a picture that is too large in every format is refused', 'image/jpeg', false, { 'image/jpeg': LARGE }],
  ])('%s', async (_what, type, isTransparent, bytes) => {
    Object.assign(browser, { isTransparent, bytes })
    decodesTo(9000, 6000)
    await expect(fitPicture(file('', type, LARGE))).rejects.toThrow('no format makes it small enough')
    expect(browser.close).toHaveBeenCalledOnce()
  })
})

it.each([
  [9000, 6000, [4096, 2731]],
  [6000, 9000, [2731, 4096]],
  [60_000, 2, [4096, 1]],
  [3000, 2000, [3000, 2000]],
] as const)('%i × %i is drawn as %j', async (width, height, drawn) => {
  Object.assign(browser, { bytes: { 'image/jpeg': SMALL } })
  decodesTo(width, height)
  await fitPicture(file('', 'image/jpeg', LARGE))
  const [canvas] = vi.mocked(HTMLCanvasElement.prototype.toBlob).mock.contexts
  expect(canvas).toMatchObject({ width: drawn[0], height: drawn[1] })
})
