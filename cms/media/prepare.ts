import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { renditionsOf } from '#collections/media.ts'
import { messages } from '#contract/failure.ts'
import { IMAGE_BYTES, IMAGE_PIXELS } from '#contract/limits.ts'
import { invalidField } from '#cms/common/refusal.ts'
import { type Crop, pixelsOf } from './edits.ts'
import { makeTemporaryDir } from './folders.ts'
import { extensions, type Format, formatOf, isWhole } from './format.ts'

// One picture at a time, on one thread, without libvips' cache: memory stays bounded by the largest picture allowed.
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

/** A picture decoded to its end, encoded anew and waiting in a temporary folder to be put in its place. */
export interface Prepared {
  columns: PictureColumns
  /** Files by their final names, the smaller versions first. */
  files: { from: string; filename: string }[]
  drop: () => Promise<void>
}

const imageError = (message: string, status = 400) => invalidField('image', message, status)

let line: Promise<unknown> = Promise.resolve()
let inLine = 0

/** How many pictures wait to be decoded, the one under way included. */
export const picturesWaiting = (): number => inLine

/**
 * Judges an uploaded picture and makes what is kept of it: pixels alone, upright, without metadata or trailing bytes,
 * in its own format, and smaller WebP versions. Refuses with 415 or 400.
 *
 * @param source a file, or its bytes
 * @param crop the part of it to keep; all of it if left out
 */
export function preparePicture(source: string | Buffer, crop?: Crop): Promise<Prepared> {
  inLine += 1
  const turn = line.then(() => prepare(source, crop)).finally(() => (inLine -= 1))
  line = turn.catch(() => undefined)
  return turn
}

async function prepare(source: string | Buffer, crop: Crop | undefined): Promise<Prepared> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  if (bytes.length > IMAGE_BYTES) throw imageError(messages.imageTooLarge, 413)
  const format = formatOf(bytes)
  if (!format) throw imageError(messages.imageType, 415)
  const { frames, pixels } = await judge(format, bytes)
  const dir = path.join(await makeTemporaryDir(), randomUUID())
  const drop = () => rm(dir, { recursive: true, force: true })
  await mkdir(dir)
  try {
    return { ...(await encode(bytes, { format, frames, pixels, crop }, dir)), drop }
  } catch (error) {
    await drop()
    throw isDecodingError(error) ? imageError(messages.imageBroken) : error
  }
}

/** Judges by the header alone, before anything is decoded. */
async function judge(format: Format, bytes: Buffer): Promise<{ frames: number; pixels: number }> {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => undefined)
  if (!header?.width || !header.height) throw imageError(messages.imageBroken)
  const pixels = header.width * header.height
  if (pixels > IMAGE_PIXELS) throw imageError(messages.imageTooManyPixels)
  if (!isWhole(format, bytes)) throw imageError(messages.imageBroken)
  return { frames: header.pages ?? 1, pixels }
}

interface Wanted {
  format: Format
  frames: number
  pixels: number
  crop: Crop | undefined
}

async function encode(bytes: Buffer, { format, frames, pixels, crop }: Wanted, dir: string) {
  const animated = frames > 1
  const upright = sharp(bytes, {
    limitInputPixels: IMAGE_PIXELS,
    failOn: 'warning',
    animated,
    sequentialRead: true,
  }).autoOrient()
  const picture = crop ? upright.extract(pixelsOf(crop, await uprightSize(bytes))) : upright
  const { data, info } = await encoders[format](picture, pixels).toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  // The random part gives each upload files of its own, so that one can be deleted without asking for the others.
  const filename = `${hash}-${randomBytes(4).toString('hex')}.${extensions[format]}`
  const columns: PictureColumns = {
    filename,
    mimeType: `image/${format}`,
    filesize: data.length,
    width: info.width,
    height: animated ? (info.pageHeight ?? info.height) : info.height,
    frames,
  }
  const files: Prepared['files'] = []
  const keep = async (name: string, content: Buffer) => {
    const from = path.join(dir, name)
    await writeFile(from, content, { flush: true })
    files.push({ from, filename: name })
  }
  for (const size of renditionsOf(columns))
    await keep(
      size.filename,
      await sharp(data).resize({ width: size.width }).webp({ quality: 80, effort: 3 }).toBuffer(),
    )
  await keep(filename, data)
  return { columns, files }
}

/** Of one frame, as it is shown. */
async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}

/** Larger JPEGs are written as they are encoded: anything better holds the whole picture in memory, here and when it is read. */
const PROGRESSIVE_PIXELS = 12_000_000

const encoders: Readonly<Record<Format, (picture: Sharp, pixels: number) => Sharp>> = {
  jpeg: (picture, pixels) => {
    const whole = pixels <= PROGRESSIVE_PIXELS
    return picture.jpeg({ quality: 88, progressive: whole, optimiseCoding: whole })
  },
  png: (picture) => picture.png({ compressionLevel: 8 }),
  webp: (picture) => picture.webp({ quality: 88, effort: 3 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 1 }),
  gif: (picture) => picture.gif({ effort: 3 }),
}

/** libvips reports what it cannot decode as a plain Error; failures of the disk carry a code. */
const isDecodingError = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && !('failure' in error)
