import type { ImageFormat } from '#contract/image-formats.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** The format of a picture, from its first 32 bytes, whatever its name and declared type; undefined if it is none that is taken. */
export function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  // ISO/IEC 23000-22: the major brand, or one of the first compatible ones.
  if (ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, 32))) return 'avif'
  return undefined
}

/**
 * Whether the file's structure is complete. Decoders tolerate a file whose last bytes are cut off, but other programs reject
 * it.
 */
export function isWhole(format: ImageFormat, bytes: Buffer): boolean {
  switch (format) {
    case 'png':
      return pngEnds(bytes)
    case 'webp':
      return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length
    case 'avif':
      return boxesEnd(bytes)
    case 'jpeg':
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0
    case 'gif':
      return gifEnds(bytes)
  }
}

/** PNG, 5.3: length, type, data and checksum of each chunk, up to IEND. */
function pngEnds(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return false
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true
    at = end
  }
  return false
}

/** Whether the boxes fill the file. */
function boxesEnd(bytes: Buffer): boolean {
  let last = 0
  for (const { end } of boxes(bytes)) last = end
  return last === bytes.length
}

/**
 * The pixels of the largest picture in an AVIF file, as it is coded (ISO/IEC 23008-12, 6.5.3): decoders make all of them before the
 * part that is shown is cut out of them (`clap`).
 */
export function codedPixels(bytes: Buffer): number {
  let most = 0
  for (const meta of contents(bytes, 'meta'))
    for (const properties of contents(meta.subarray(4), 'iprp'))
      for (const container of contents(properties, 'ipco'))
        for (const size of contents(container, 'ispe'))
          if (size.length >= 12) most = Math.max(most, size.readUInt32BE(4) * size.readUInt32BE(8))
  return most
}

/** The contents of those boxes that are of a type. */
function* contents(bytes: Buffer, wanted: string): Generator<Buffer> {
  for (const { type, content } of boxes(bytes)) if (type === wanted) yield content
}

interface Box {
  type: string
  content: Buffer
  /** Where the next one begins, which may be beyond what there is. */
  end: number
}

/** ISO/IEC 14496-12, 4.2: a size of 0 reaches to the end, 1 means a 64-bit size follows. Stops at a box that is smaller than its head. */
function* boxes(bytes: Buffer): Generator<Box> {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    const head = size === 1 && at + 16 <= bytes.length ? 16 : 8
    const length = size === 0 ? bytes.length - at : head === 16 ? Number(bytes.readBigUInt64BE(at + 8)) : size
    if (length < head) return
    const end = at + length
    yield { type: ascii(bytes, at + 4, at + 8), content: bytes.subarray(at + head, end), end }
    at = end
  }
}

/** GIF89a, appendix B: extensions and images, each followed by its sub-blocks, up to the trailer. */
function gifEnds(bytes: Buffer): boolean {
  let at = 13 + colours(bytes[10])
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return true
    if (kind === 0x21) at = afterSubBlocks(bytes, at + 2)
    else if (kind === 0x2c) at = afterSubBlocks(bytes, at + 11 + colours(bytes[at + 9]))
    else return false
  }
  return false
}

/** Size in bytes of the colour table that these flags declare. */
const colours = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    at += length + 1
    if (length === 0) return at
  }
  return bytes.length
}
