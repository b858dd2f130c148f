import { crc32 } from 'node:zlib'

import sharp from 'sharp'

import type { Picture } from './client.ts'

export const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type Format = (typeof formats)[number]

let counter = 0

/** A picture of one colour; each one has different bytes. */
export async function picture(format: Format = 'png', width = 64, height = 48): Promise<Picture> {
  counter += 1
  const background = { r: counter % 256, g: Math.floor(counter / 256) % 256, b: 90 }
  const canvas = sharp({ create: { width, height, channels: 3, background } })
  return {
    bytes: await canvas.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer(),
    name: `p.${format}`,
    type: `image/${format}`,
  }
}

/** A PNG of noise, which does not compress: three bytes per pixel. */
export async function noise(width: number, height: number): Promise<Picture> {
  const canvas = sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
  return { bytes: await canvas.png().toBuffer(), name: 'noise.png', type: 'image/png' }
}

/** An animation with that many frames. */
export async function animation(format: 'gif' | 'webp', frames: number, size = 16): Promise<Picture> {
  const colours = Array.from({ length: frames }, (_, n) => ({ r: (n * 5) % 256, g: 90, b: (n * 11) % 256 }))
  const pages = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: size, height: size, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const bytes = await sharp(pages, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
  return { bytes, name: `a.${format}`, type: `image/${format}` }
}

/** A photograph whose EXIF data contain a rotation, a camera's name and a location. */
export async function photograph(): Promise<Picture> {
  const left = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { bytes, name: 'photo.jpg', type: 'image/jpeg' }
}

/** A valid JPEG of exactly that many bytes, padded with comment segments (ITU T.81, B.2.4.5). */
export async function jpegOfSize(size: number): Promise<Picture> {
  const { bytes } = await picture('jpeg', 200, 200)
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  for (let missing = size - bytes.length; missing > 0;) {
    const left = missing <= 65_537 ? missing : Math.min(65_537, missing - 4)
    const segment = Buffer.alloc(left)
    segment.writeUInt16BE(0xfffe, 0)
    segment.writeUInt16BE(left - 2, 2)
    parts.push(segment)
    missing -= left
  }
  return { bytes: Buffer.concat([...parts, bytes.subarray(2)]), name: 'large.jpg', type: 'image/jpeg' }
}

/** A small picture, or an animation of five frames, whose header states other dimensions. */
export async function claiming(
  kind: Exclude<Format, 'gif'> | 'animation',
  width: number,
  height: number,
): Promise<Picture> {
  const head = Buffer.from((kind === 'animation' ? await animation('webp', 5) : await picture(kind)).bytes)
  switch (kind) {
    case 'png':
      // PNG, 11.2.1: chunk type, width and height, five more bytes, and the checksum of all.
      head.writeUInt32BE(width, 16)
      head.writeUInt32BE(height, 20)
      head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
      break
    case 'jpeg': {
      // ITU T.81, B.2.2: frame marker, length, precision, height and width.
      const at = head.indexOf(Buffer.from([0xff, 0xc0]))
      head.writeUInt16BE(height, at + 5)
      head.writeUInt16BE(width, at + 7)
      break
    }
    case 'webp':
      // RFC 6386, 9.1: width and height follow the start code of the key frame.
      head.writeUInt16LE(width, 26)
      head.writeUInt16LE(height, 28)
      break
    case 'animation':
      // RFC 9649, 2.7: width and height minus one, in three bytes each.
      head.writeUIntLE(width - 1, 24, 3)
      head.writeUIntLE(height - 1, 27, 3)
      break
    case 'avif': {
      // ISO/IEC 23008-12, 6.5.3: box type, version, width and height.
      const at = head.indexOf('ispe')
      head.writeUInt32BE(width, at + 8)
      head.writeUInt32BE(height, at + 12)
    }
  }
  return { bytes: head }
}

/** A blank picture, which is small as a file and large once decoded. */
export async function blank(format: Format, width: number, height: number): Promise<Picture> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer()
  return { bytes, name: `blank.${format}`, type: `image/${format}` }
}
