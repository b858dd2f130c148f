import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { renditionsOf } from '#collections/media.ts'
import { type ImageFormat, imageEndings } from '#contract/image-formats.ts'
import type { PicturePart } from '#contract/media.ts'
import { IMAGE_PIXELS } from '#contract/upload-limits.ts'
import { pixelsOf } from './picture-edits.ts'

// On one thread, without libvips' cache: memory is bounded by the largest picture allowed.
sharp.cache(false)
sharp.concurrency(1)

/** The columns of a picture's document. */
export interface PictureColumns {
  filename: string
  mimeType: string
  /** Bytes. */
  filesize: number
  /** Pixels. */
  width: number
  height: number
  frames: number
}

/** What is to be made of a picture, as its header describes it. */
export interface Encoding {
  format: ImageFormat
  frames: number
  pixels: number
  /** The part to crop to; the whole picture if undefined. */
  crop: PicturePart | undefined
}

export type AddFile = (filename: string, content: Buffer) => Promise<void>

/** Writes files into a folder; reports the name of each. */
export const fileAdder =
  (dir: string, added: (filename: string) => void): AddFile =>
  async (filename, content) => {
    await writeFile(path.join(dir, filename), content, { flush: true })
    added(filename)
  }

/** A picture that does not decode to its end. */
export class UndecodablePicture extends Error {}

/** Decodes a picture and adds its files, the smaller versions first; throws UndecodablePicture. */
export async function encodePicture(bytes: Buffer, encoding: Encoding, add: AddFile): Promise<PictureColumns> {
  try {
    return await encode(bytes, encoding, add)
  } catch (error) {
    throw isDecodingError(error) ? new UndecodablePicture() : error
  }
}

async function encode(
  bytes: Buffer,
  { format, frames, pixels, crop }: Encoding,
  add: AddFile,
): Promise<PictureColumns> {
  const animated = frames > 1
  const upright = sharp(bytes, {
    limitInputPixels: IMAGE_PIXELS,
    failOn: 'warning',
    animated,
    sequentialRead: true,
  }).autoOrient()
  const part = crop && pixelsOf(crop, await uprightSize(bytes))
  const picture = part ? upright.extract(part) : upright
  const decoded = format === 'avif' ? await decode(picture, part ?? (await uprightSize(bytes))) : undefined
  const { data, info } = await encoders[format](decoded?.() ?? picture, pixels).toBuffer({ resolveWithObject: true })
  const filename = pictureFilename(data, format)
  const columns: PictureColumns = {
    filename,
    mimeType: `image/${format}`,
    filesize: data.length,
    width: info.width,
    height: animated ? (info.pageHeight ?? info.height) : info.height,
    frames,
  }
  const stored = decoded ?? (() => sharp(data))
  for (const { width, filename: name } of renditionsOf(columns))
    await add(
      name,
      // One that is too high for WebP is narrower than its name says: browsers scale it.
      await stored().resize({ width, height: WEBP_SIDE, fit: 'inside' }).webp({ quality: 80, effort: 3 }).toBuffer(),
    )
  await add(filename, data)
  return columns
}

/** The largest width and height of a WebP picture. */
const WEBP_SIDE = 16_383

interface Size {
  width: number
  height: number
}

/** Encoding more as AVIF takes as much memory as decoding the largest picture, and half a minute. */
const AVIF_PIXELS = 12_000_000

/**
 * Decodes an AVIF picture once for all its files, since that takes 18 bytes per pixel, and returns what reads its pixels. A
 * picture of more than 12 megapixels is made smaller.
 */
async function decode(picture: Sharp, { width, height }: Size): Promise<() => Sharp> {
  const scale = Math.sqrt(AVIF_PIXELS / (width * height))
  const fitting = scale < 1 ? picture.resize({ width: Math.max(1, Math.floor(width * scale)) }) : picture
  const { data, info } = await fitting.raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** The file name of a stored picture. */
export const pictureFilename = (data: Buffer, format: ImageFormat): string => newFilename(data, imageEndings[format])

/** The file name of stored bytes: their hash, and a random part that gives each upload files of its own. */
export function newFilename(data: Buffer, extension: string): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return `${hash}-${randomBytes(4).toString('hex')}.${extension}`
}

/** Size of one frame after rotation by its EXIF orientation. */
async function uprightSize(bytes: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}

/**
 * Larger JPEGs are not progressive: that would hold the whole picture in memory, when encoding and when decoding. Larger WebP pictures are
 * encoded in half of the time, or a tenth where noise is transparent, for 0.1 % of the size.
 */
const LARGE_PIXELS = 12_000_000

const encoders: Readonly<Record<ImageFormat, (picture: Sharp, pixels: number) => Sharp>> = {
  jpeg: (picture, pixels) => {
    const whole = pixels <= LARGE_PIXELS
    return picture.jpeg({ quality: 88, progressive: whole, optimiseCoding: whole })
  },
  png: (picture) => picture.png({ compressionLevel: 8 }),
  webp: (picture, pixels) => picture.webp({ quality: 88, effort: pixels <= LARGE_PIXELS ? 3 : 1 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 1 }),
  gif: (picture) => picture.gif({ effort: 3 }),
}

/** libvips reports undecodable files as a plain Error; disk errors have a code. */
const isDecodingError = (error: unknown): boolean => error instanceof Error && !('code' in error)
