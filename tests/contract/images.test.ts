import { readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { type Answer, fileOf, inPieces, type Picture } from '../support/client.ts'
import { entity, image, message } from '../support/entities.ts'
import { animation, blank, type Format, formats, jpegOfSize, photograph, picture } from '../support/pictures.ts'
import { admin, sharedMediaDir, visitor } from './support/context.ts'

const MB = 1_048_576
const send = (given: Picture): Promise<Answer> => admin().post('/about/', { title: 'T' }, { image: given })
const stored = (filename: string): Promise<Buffer> => readFile(path.join(sharedMediaDir, filename))

describe('a picture', () => {
  it.each(formats)('in %s is kept in its format, with WebP versions of 480, 960 and 1600', async (format) => {
    const found = image(await send(await picture(format, 1700, 850)))
    expect(found).toMatchObject({ width: 1700, height: 850 })
    expect(found.filePath).toBe(`/media/${found.filename}`)
    const { format: kept, compression } = await sharp(await stored(found.filename)).metadata()
    expect(compression === 'av1' ? 'avif' : kept).toBe(format)
    expect(found.sizes.map(({ width }) => width)).toEqual([480, 960, 1600])
    for (const { width, filePath } of found.sizes) {
      const answer = await fetch(visitor().url + filePath)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      const small = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(small).toMatchObject({ format: 'webp', width, height: width / 2 })
    }
  })

  it('narrower than a width has only the versions below its own', async () => {
    expect(image(await send(await picture('png', 700, 20))).sizes.map(({ width }) => width)).toEqual([480])
    expect(image(await send(await picture('png', 480, 20))).sizes).toEqual([])
  })

  it('loses its camera data, and is turned upright', async () => {
    const given = await photograph()
    expect((await sharp(given.bytes).metadata()).exif).toBeDefined()
    const found = image(await send(given))
    expect([found.width, found.height]).toEqual([60, 80])
    const bytes = await stored(found.filename)
    const kept = await sharp(bytes).metadata()
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])
    expect(bytes.includes('SecretCamera')).toBe(false)
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 30, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  it.each(['gif', 'webp'] as const)('that moves (%s) keeps its frames', async (format) => {
    const found = image(await send(await animation(format, 5)))
    expect((await sharp(await stored(found.filename), { animated: true }).metadata()).pages).toBe(5)
    expect([found.width, found.height]).toEqual([16, 16])
  })

  it.each(['gif', 'jpeg', 'png'] as const)(
    'with something hidden behind its end (%s) is kept without it',
    async (format) => {
      const { bytes } = await picture(format)
      const tail = Buffer.from('<script>alert(1)</script>PK\x03\x04')
      const found = image(await send({ bytes: Buffer.concat([bytes, tail]) }))
      expect((await stored(found.filename)).includes('<script>')).toBe(false)
    },
  )
})

describe('the type is judged by content, whatever the name and the declared type say', () => {
  it.each([
    'x.html',
    'x.svg',
    'x.php',
    '.htaccess',
    'x.png.js',
    '../../x.png',
    'C:\\x.png',
    'नाम.png',
    `${'x'.repeat(300)}.png`,
    '\u202egnp.exe',
    'a"b;c.png',
  ])('a PNG named %s', async (name) => {
    const answer = await send({ ...(await picture('png')), name, type: 'text/html' })
    expect(answer.status).toBe(201)
    expect(image(answer).filename).toMatch(/^[\w-]+\.png$/)
    const served = await visitor().fetch(image(answer).filePath)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const head = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(200)])
  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', head('%PDF-1.7\n')],
    ['ZIP', head('PK\x03\x04')],
    ['MP4', head('\0\0\0\x18ftypisom\0\0\0\0isommp41')],
    ['HEIC', head('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['BMP', head('BM')],
    ['TIFF', head('II*\0')],
    ['ICO', head('\0\0\x01\0\x01\0')],
    ['text', Buffer.from('x')],
    ['nothing', Buffer.alloc(0)],
  ])('%s named a.png is refused with 415', async (_, bytes) => {
    const answer = await send({ bytes })
    expect([answer.status, message(answer)]).toEqual([415, 'Image must be JPEG, PNG, WebP, AVIF or GIF'])
  })
})

describe('size', () => {
  it('of 10 MB exactly is taken', async () => {
    const given = await jpegOfSize(10 * MB)
    expect(given.bytes.length).toBe(10 * MB)
    expect((await send(given)).status).toBe(201)
  })

  it.each([1, MB, 20 * MB])('of %i bytes more is refused with 413', async (more) => {
    const answer = await send(await jpegOfSize(10 * MB + more))
    expect([answer.status, message(answer)]).toEqual([413, 'Image must be at most 10 MB'])
  })

  it('is judged while it streams, also without a length', async () => {
    const { bytes } = await jpegOfSize(30 * MB)
    const { body, headers } = new Request('http://x', { method: 'POST', body: form(['image', { bytes }]) })
    if (!body) throw new Error('no body')
    const answer = await admin().fetch('/api/about/', inPieces(body, headers.get('content-type') ?? ''))
    expect(answer.status).toBe(413)
  })
})

describe('pixels', () => {
  it('of 50 million are taken', async () => {
    expect((await send(await blank('png', 10_000, 5000))).status).toBe(201)
  })

  it.each<[string, () => Promise<Picture>]>([
    ['one row more', () => blank('png', 10_000, 5001)],
    ['a square of 16,000 as JPEG', () => blank('jpeg', 16_000, 16_000)],
    ['a square of 12,000 as WebP', () => blank('webp', 12_000, 12_000)],
    ['all frames of an animation added up', () => animation('gif', 60, 1000)],
  ])('over that are refused with 400: %s', async (_, make) => {
    const answer = await send(await make())
    expect(answer.status).toBe(400)
    expect(message(answer)).toContain('50 megapixels')
  })

  it.each([1, 9000])('a very thin picture of 50 million or less is taken: %i high', async (height) => {
    expect((await send(await blank('png', 5000, height))).status).toBe(201)
  })
})

describe('a picture that does not decode to its end is refused with 400', () => {
  const cuts: [Format, string, (length: number) => number][] = formats.flatMap((format) => [
    [format, 'after 60 bytes', () => 60] as [Format, string, (length: number) => number],
    [format, 'in the middle', (length: number) => Math.floor(length / 2)] as [
      Format,
      string,
      (length: number) => number,
    ],
    [format, 'before the last byte', (length: number) => length - 1] as [Format, string, (length: number) => number],
  ])
  it.each(cuts)('%s cut %s', async (format, _, end) => {
    const { bytes } = await noisy(format)
    const answer = await send({ bytes: bytes.subarray(0, end(bytes.length)) })
    expect([answer.status, message(answer)]).toEqual([400, 'Image cannot be read to its end'])
  })
})

/** Noise, so that the file's data fill it to its end. */
async function noisy(format: Format): Promise<Picture> {
  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  return { bytes: await noise.toFormat(format).toBuffer() }
}

const form = (...parts: [string, string | Picture][]): FormData => {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, typeof value === 'string' ? value : fileOf(value))
  return data
}

describe('the form', () => {
  const post = (body: FormData, to = '/about/'): Promise<Answer> => admin().fetch(`/api${to}`, { method: 'POST', body })

  it('with two images is refused and names the field', async () => {
    const answer = await post(form(['title', 'T'], ['image', await picture()], ['image', await picture()]))
    expect(answer.status).toBe(400)
    expect(message(answer)).toContain('image')
  })

  it.each(['title', 'file', 'description', '__proto__'])(
    'with a file in the field %s is refused and names it',
    async (name) => {
      const answer = await post(form(['title', 'T'], [name, await picture()]))
      expect(answer.status).toBe(400)
      expect(message(answer)).toContain(name)
    },
  )

  it('of a type without pictures takes no file', async () => {
    const answer = await post(form(['title', 'T'], ['description', 'D'], ['image', await picture()]), '/faq/')
    expect(answer.status).toBe(400)
    expect(message(answer)).toContain('image')
  })

  it.each(['', 'x.png', '{"filename":"../../etc/passwd","url":"http://169.254.169.254/"}'])(
    'with an image that is text ignores it: %s',
    async (text) => {
      expect(entity(await post(form(['title', 'T'], ['image', text]))).image).toBeNull()
      expect(
        entity(await admin().post('/about', { title: 'T', image: { url: 'http://127.0.0.1:1/', filename: text } }))
          .image,
      ).toBeNull()
    },
  )

  it('with the empty part that browsers send for no file ignores it', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nT\r\n--b\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n'
    const answer = await admin().raw('POST', '/about/', body, { 'content-type': 'multipart/form-data; boundary=b' })
    expect([answer.status, entity(answer).image]).toEqual([201, null])
  })

  it('of 10,000 parts is refused or ignored', async () => {
    const parts = Array.from({ length: 10_000 }, (_, n): [string, string] => [`f${n}`, 'x'])
    expect([201, 400]).toContain((await post(form(['title', 'T'], ...parts))).status)
  })
})

it('20 uploads of one name at once keep 20 pictures, each with its own bytes', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 20 }, async () => ({ ...(await picture('png')), name: 'same.png' })),
  )
  const found = await Promise.all(pictures.map(async (given) => image(await send(given))))
  expect(new Set(found.map(({ filename }) => filename)).size).toBe(20)
  for (const [n, { filename }] of found.entries()) {
    const [before, after] = await Promise.all(
      [pictures[n]?.bytes, await stored(filename)].map((bytes) => sharp(bytes).raw().toBuffer()),
    )
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
  }
})
