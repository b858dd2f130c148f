import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { renditionsOf } from '#collections/media.ts'
import type { PicturePart } from '#contract/media.ts'
import { messages } from '#contract/messages.ts'
import { IMAGE_BYTES, IMAGE_FRAMES, IMAGE_PIXELS, IMAGE_SIDE } from '#contract/upload-limits.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import { invalidField } from '#cms/common/http-error.ts'
import { pixelsOf } from './picture-edits.ts'
import { makeTemporaryDir } from './chosen-store.ts'
import { type ImageFormat, imageEndings } from '#contract/image-formats.ts'
import { formatOf, isWhole } from './format.ts'

// One picture at a time, on one thread, without libvips' cache: memory is bounded by the largest picture allowed.
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

/** A file that was checked completely, such as a picture that was re-encoded; its files are in a temporary folder. */
export interface Prepared<Columns = PictureColumns> {
  columns: Columns
  /** Files by their final names, the smaller versions first. */
  files: { from: string; filename: string }[]
  drop: () => Promise<void>
}

const imageError = (message: string, status = 400) => invalidField('image', message, status)

const queue = serialQueue()
let queueLength = 0

/** The number of files that are waiting or being decoded. */
export const picturesWaiting = (): number => queueLength

/** Runs work on one file after the other. */
export function enqueueFile<T>(work: () => Promise<T>): Promise<T> {
  queueLength += 1
  return queue.enqueue(work).finally(() => (queueLength -= 1))
}

/**
 * Validates an uploaded picture and re-encodes it: upright, without metadata or trailing bytes, in its own format, and as
 * smaller WebP versions. Throws 413, 415 or 400.
 *
 * @param source a file, or its bytes
 * @param crop the part to crop to; the whole picture if omitted
 */
export const preparePicture = (source: string | Buffer, crop?: PicturePart): Promise<Prepared> =>
  enqueueFile(() => prepare(source, crop))

async function prepare(source: string | Buffer, crop: PicturePart | undefined): Promise<Prepared> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  if (bytes.length > IMAGE_BYTES) throw imageError(messages.imageTooLarge, 413)
  const format = formatOf(bytes)
  if (!format) throw imageError(messages.imageType, 415)
  const { frames, pixels } = await validateHeader(format, bytes)
  const { files, add, drop } = await temporaryFiles()
  try {
    return { columns: await encode(bytes, { format, frames, pixels, crop }, add), files, drop }
  } catch (error) {
    await drop()
    throw isDecodingError(error) ? imageError(messages.imageBroken) : error
  }
}

type AddFile = (filename: string, content: Buffer) => Promise<void>

/** The files of a picture in a temporary folder of their own, until they are placed or dropped. */
export async function temporaryFiles(): Promise<Pick<Prepared, 'files' | 'drop'> & { add: AddFile }> {
  const dir = path.join(await makeTemporaryDir(), randomUUID())
  await mkdir(dir)
  const files: Prepared['files'] = []
  return {
    files,
    add: async (filename, content) => {
      const from = path.join(dir, filename)
      await writeFile(from, content, { flush: true })
      files.push({ from, filename })
    },
    drop: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Checks size and completeness without decoding. */
async function validateHeader(format: ImageFormat, bytes: Buffer): Promise<{ frames: number; pixels: number }> {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => undefined)
  if (!header?.width || !header.height) throw imageError(messages.imageBroken)
  const { width, height, pageHeight = height, pages: frames = 1 } = header
  const pixels = width * height
  if (pixels > IMAGE_PIXELS) throw imageError(messages.imageTooManyPixels)
  if (Math.max(width, pageHeight) > IMAGE_SIDE) throw imageError(messages.imageTooLong)
  if (frames > IMAGE_FRAMES) throw imageError(messages.imageTooManyFrames)
  if (!isWhole(format, bytes)) throw imageError(messages.imageBroken)
  return { frames, pixels }
}

interface EncodeOptions {
  format: ImageFormat
  frames: number
  pixels: number
  crop: PicturePart | undefined
}

async function encode(
  bytes: Buffer,
  { format, frames, pixels, crop }: EncodeOptions,
  add: AddFile,
): Promise<PictureColumns> {
  const animated = frames > 1
  const upright = sharp(bytes, {
    limitInputPixels: IMAGE_PIXELS,
    failOn: 'warning',
    animated,
    sequentialRead: true,
  }).autoOrient()
  const picture = crop ? upright.extract(pixelsOf(crop, await uprightSize(bytes))) : upright
  const { data, info } = await encoders[format](picture, pixels).toBuffer({ resolveWithObject: true })
  const filename = pictureFilename(data, format)
  const columns: PictureColumns = {
    filename,
    mimeType: `image/${format}`,
    filesize: data.length,
    width: info.width,
    height: animated ? (info.pageHeight ?? info.height) : info.height,
    frames,
  }
  for (const size of renditionsOf(columns))
    await add(
      size.filename,
      await sharp(data).resize({ width: size.width }).webp({ quality: 80, effort: 3 }).toBuffer(),
    )
  await add(filename, data)
  return columns
}

/** The file name of a stored picture. */
export const pictureFilename = (data: Buffer, format: ImageFormat): string => newFilename(data, imageEndings[format])

/** The file name of stored bytes: their hash, and a random part that gives each upload files of its own. */
export function newFilename(data: Buffer, extension: string): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return `${hash}-${randomBytes(4).toString('hex')}.${extension}`
}

/** Size of one frame after rotation by its EXIF orientation. */
async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}

/** Larger JPEGs are not progressive: that would hold the whole picture in memory, when encoding and when decoding. */
const PROGRESSIVE_PIXELS = 12_000_000

const encoders: Readonly<Record<ImageFormat, (picture: Sharp, pixels: number) => Sharp>> = {
  jpeg: (picture, pixels) => {
    const whole = pixels <= PROGRESSIVE_PIXELS
    return picture.jpeg({ quality: 88, progressive: whole, optimiseCoding: whole })
  },
  png: (picture) => picture.png({ compressionLevel: 8 }),
  webp: (picture) => picture.webp({ quality: 88, effort: 3 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 1 }),
  gif: (picture) => picture.gif({ effort: 3 }),
}

/** libvips reports undecodable files as a plain Error; disk errors have a code. */
const isDecodingError = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && !('failure' in error)
