import { once } from 'node:events'
import { createServer, request } from 'node:http'

import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'

import { messages } from '#contract/messages.ts'
import { type Answer, fileOf, inPieces, type Picture } from '../support/client.ts'
import { entity, image, message } from '../support/entities.ts'
import {
  animation,
  blank,
  claiming,
  type Format,
  formats,
  jpegOfSize,
  photograph,
  picture,
} from '../support/pictures.ts'
import { raw } from '../support/raw.ts'
import { readStored } from '../storage/stored.ts'
import { admin, sharedStoring, visitor } from './support/context.ts'

const MB = 1_048_576
const send = (given: Picture): Promise<Answer> => admin().post('/about/', { title: 'T' }, { image: given })
const stored = (filename: string): Promise<Buffer> => readStored(sharedStoring, filename)

describe('a picture', () => {
  it.each(formats)('in %s is stored in its format, with WebP versions of 480, 960 and 1600', async (format) => {
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

  it('U4: loses its camera data, and is turned upright', async () => {
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
    'U3: with something hidden behind its end (%s) is stored without it',
    async (format) => {
      const { bytes } = await picture(format)
      const tail = Buffer.from('<script>alert(1)</script>PK\x03\x04')
      const found = image(await send({ bytes: Buffer.concat([bytes, tail]) }))
      expect((await stored(found.filename)).includes('<script>')).toBe(false)
    },
  )
})

describe('the type is detected by content, whatever the name and the declared type say', () => {
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
    '"><img src=x onerror=alert(1)>.png',
  ])('U1, U10, X7: a PNG and a JPEG named %s', async (name) => {
    for (const [format, extension] of [
      ['png', 'png'],
      ['jpeg', 'jpg'],
    ] as const) {
      const answer = await send({ ...(await picture(format)), name, type: 'text/html' })
      expect(answer.status).toBe(201)
      expect(image(answer).filename).toMatch(new RegExp(`^[0-9a-f]{32}-[0-9a-f]{8}\\.${extension}$`))
      const served = await visitor().fetch(image(answer).filePath)
      expect(served.headers.get('content-type')).toBe(`image/${format}`)
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  const head = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(200)])
  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>')],
    ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
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
  ])('U2, U6: %s named a.png is refused with 415', async (_, bytes) => {
    const answer = await send({ bytes })
    expect([answer.status, message(answer)]).toEqual([415, 'Image must be JPEG, PNG, WebP, AVIF or GIF'])
  })
})

describe('size', () => {
  it('U7: of 10 MB exactly is taken', async () => {
    const given = await jpegOfSize(10 * MB)
    expect(given.bytes.length).toBe(10 * MB)
    expect((await send(given)).status).toBe(201)
  })

  it.each([1, MB, 20 * MB])('U7: of %i bytes more is refused with 413', async (more) => {
    const answer = await send(await jpegOfSize(10 * MB + more))
    expect([answer.status, message(answer)]).toEqual([413, 'Image must be at most 10 MB'])
  })

  it('U7: is checked while it streams, also without a length', async () => {
    const { bytes } = await jpegOfSize(30 * MB)
    const { body, headers } = new Request('http://x', { method: 'POST', body: form(['image', { bytes }]) })
    if (!body) throw new Error('no body')
    const answer = await admin().fetch('/api/about/', inPieces(body, headers.get('content-type') ?? ''))
    expect(answer.status).toBe(413)
  })

  it.each([
    ['none', {}],
    ['150 MB', { 'content-length': 150 * MB }],
  ])('U7: of 150 MB, with %s as its length, is refused long before its end', async (_, length) => {
    const { status, sent } = await endless(length)
    expect(status).toBe(413)
    // Buffered bytes count as sent.
    expect(sent).toBeLessThan(60 * MB)
  })

  it('U7: a length that ends in the middle is the end of the body', async () => {
    const { status } = await raw(visitor().url, '/api/about/', {
      method: 'POST',
      headers: { cookie: admin().cookie, 'content-type': multipart, 'content-length': 1000 },
      body: pictureField + 'x'.repeat(10_000),
    })
    expect(status).toBe(400)
  })
})

const multipart = 'multipart/form-data; boundary=b'
const pictureField = '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n'

/** Sends up to 150 MB of a picture, with these headers; returns the status and the number of bytes sent until the response. */
async function endless(headers: Record<string, number>): Promise<{ status: number | undefined; sent: number }> {
  const asked = request(`${visitor().url}/api/about/`, {
    method: 'POST',
    headers: { cookie: admin().cookie, 'content-type': multipart, ...headers },
  })
  const answered = once(asked, 'response')
  let status: number | undefined
  asked.once('response', (answer) => (status = answer.statusCode))
  asked.on('error', () => undefined)
  asked.write(pictureField)
  const piece = Buffer.alloc(MB, 0xff)
  let sent = 0
  for (; sent < 150 * MB; sent += MB) {
    if (status !== undefined) break
    if (!asked.write(piece)) await Promise.race([once(asked, 'drain'), answered])
  }
  await answered
  asked.destroy()
  return { status, sent }
}

describe('pixels', () => {
  it('U8: of 50 million are taken', async () => {
    expect((await send(await blank('png', 10_000, 5000))).status).toBe(201)
  })

  it.each<[string, () => Promise<Picture>]>([
    ['one row more', () => blank('png', 10_000, 5001)],
    ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format): [string, () => Promise<Picture>] => [
      `a square of 16,000 as ${format}`,
      () => claiming(format, 16_000, 16_000),
    ]),
    ['all frames of an animation added up (gif)', () => animation('gif', 60, 1000)],
    ['all frames of an animation added up (webp)', () => claiming('animation', 4000, 4000)],
  ])('U8: over that are refused with 400: %s', async (_, make) => {
    const answer = await send(await make())
    expect(answer.status).toBe(400)
    expect(message(answer)).toContain('50 megapixels')
  })

  it.each([
    [5000, 1],
    [5000, 9000],
    [65_535, 1],
  ])('U8: of 50 million or less are taken: %i wide and %i high', async (width, height) => {
    expect((await send(await blank('png', width, height))).status).toBe(201)
  })
})

describe('shape', () => {
  it.each<[string, string, () => Promise<Picture>]>([
    ['a pixel more in height', messages.imageTooLong, () => blank('png', 1, 65_536)],
    ['a pixel more in width', messages.imageTooLong, () => blank('png', 65_536, 1)],
    ['1,001 frames', messages.imageTooManyFrames, () => animation('gif', 1001, 1)],
  ])('U8: of over 65,535 pixels or 1,000 frames is refused with 400: %s', async (_, refusal, make) => {
    const answer = await send(await make())
    expect([answer.status, message(answer)]).toEqual([400, refusal])
  })

  it('U8: of 1,000 frames is taken', async () => {
    expect((await send(await animation('gif', 1000, 1))).status).toBe(201)
  })

  it('that is too high for WebP has smaller versions all the same', async () => {
    const found = image(await send(await blank('png', 600, 30_000)))
    expect([found.width, found.height]).toEqual([600, 30_000])
    expect(found.sizes.map(({ width }) => width)).toEqual([480])
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
  it('U5: also one that is decoded in a process of its own', async () => {
    const { bytes } = await blank('png', 3000, 3000)
    const answer = await send({ bytes: spoiled(bytes) })
    expect([answer.status, message(answer)]).toEqual([400, 'Image cannot be read to its end'])
  })

  it.each(cuts)('U5: %s cut %s', async (format, _, end) => {
    const { bytes } = await noisy(format)
    const answer = await send({ bytes: bytes.subarray(0, end(bytes.length)) })
    expect([answer.status, message(answer)]).toEqual([400, 'Image cannot be read to its end'])
  })
})

/** A file whose picture data have other bytes in the middle. */
function spoiled(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes)
  const middle = Math.floor(copy.length / 2)
  return copy.fill(0xff, middle, middle + 100)
}

/** A picture of noise, whose file contains picture data up to its end. */
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

  it('U10: with two images is refused and names the field', async () => {
    const answer = await post(form(['title', 'T'], ['image', await picture()], ['image', await picture()]))
    expect(answer.status).toBe(400)
    expect(message(answer)).toContain('image')
  })

  it.each(['title', 'file', 'description', '__proto__'])(
    'U10: with a file in the field %s is refused and names it',
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
    'U14: with an image that is text ignores it: %s',
    async (text) => {
      expect(entity(await post(form(['title', 'T'], ['image', text]))).image).toBeNull()
      expect(
        entity(await admin().post('/about', { title: 'T', image: { url: 'http://127.0.0.1:1/', filename: text } }))
          .image,
      ).toBeNull()
    },
  )

  it('U14: an address in place of an image is never requested', async () => {
    let asked = 0
    const other = createServer((_, res) => {
      asked += 1
      res.end()
    })
    await once(other.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/a.png`
    const fields = { title: 'T', url, filename: 'a.png' }
    for (const sent of [url, { url, filename: 'a.png' }, JSON.stringify({ url, filename: 'a.png' })]) {
      expect(entity(await admin().post('/about/', { ...fields, image: sent })).image).toBeNull()
      expect((await admin().post('/media', { ...fields, image: sent })).status).toBe(400)
    }
    expect(entity(await post(form(['title', 'T'], ['image', url], ['url', url]))).image).toBeNull()
    expect(asked).toBe(0)
  })

  it('U6: with the empty part that browsers send for no file ignores it', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nT\r\n--b\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n'
    const answer = await admin().raw('POST', '/about/', body, { 'content-type': 'multipart/form-data; boundary=b' })
    expect([answer.status, entity(answer).image]).toEqual([201, null])
  })

  const head = (disposition: string, more = ''): string =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`
  const titled = `${head('name="title"')}T\r\n`
  const file = `${head('name="image"; filename="a.png"')}x\r\n`
  it.each<[string, string, number[], string?]>([
    ['100 parts', titled + Array.from({ length: 100 }, (_, n) => `${head(`name="f${n}"`)}x\r\n`).join(''), [201]],
    ['a part whose head has 1 MB', head('name="title"', `X-A: ${'a'.repeat(MB)}\r\n`) + 'T\r\n', [400]],
    ['a boundary of 5 kB', titled, [201, 400], 'b'.repeat(5000)],
    [
      'a form in a form',
      `${titled}${head('name="image"', 'Content-Type: multipart/mixed; boundary=c\r\n')}${file.replace('--b', '--c')}--c--\r\n`,
      [201, 400],
    ],
    ['a name with NUL', titled + file.replace('a.png', 'a\0.png'), [400]],
    ['a field sent twice', titled + titled, [400]],
    [
      'a name written in the extended way',
      `${titled}${head('name="image"; filename*=UTF-8\'\'%2e%2e%2fa.png')}x\r\n`,
      [415],
    ],
    [
      'a name in two ways',
      `${titled}${head('name="image"; filename="a.png"; filename*=x\'\'%ff%00')}x\r\n`,
      [201, 400, 415],
    ],
    ['a part without a name', `${titled}${head('x="y"')}x\r\n`, [201, 400]],
    ['a part without a head', `${titled}--b\r\n\r\nx\r\n`, [201, 400]],
  ])('U10: with %s is no fault', async (_, parts, statuses, boundary = 'b') => {
    const body = `${parts}--b--\r\n`.replaceAll(/^--b(?=\r|--)/gm, `--${boundary}`)
    const type = `multipart/form-data; boundary=${boundary}`
    expect(statuses).toContain((await admin().raw('POST', '/about/', body, { 'content-type': type })).status)
  })

  it('U10: of 10,000 parts is refused', async () => {
    const parts = Array.from({ length: 10_000 }, (_, n): [string, string] => [`f${n}`, 'x'])
    expect((await post(form(['title', 'T'], ...parts))).status).toBe(413)
  })
})

it('U11: 20 uploads of one name at once keep 20 pictures, each with its own bytes', async () => {
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
