import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import type { ImageFormat } from '#contract/image-formats.ts'
import type { PicturePart } from '#contract/media.ts'
import { messages } from '#contract/messages.ts'
import { serialQueue } from '#contract/serial-queue.ts'
import { IMAGE_BYTES, IMAGE_FRAMES, IMAGE_PIXELS, IMAGE_SIDE } from '#contract/upload-limits.ts'
import { invalidField } from '#cms/common/http-error.ts'
import { log } from '#cms/common/log.ts'
import { makeTemporaryDir } from './chosen-store.ts'
import {
  type AddFile,
  encodePicture,
  type Encoding,
  fileAdder,
  type PictureColumns,
  UndecodablePicture,
} from './encode-picture.ts'
import { CostlyPicture, encodeInProcess } from './encoding-process.ts'
import { formatOf, isWhole } from './format.ts'

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
  const encoding = { format, ...(await validateHeader(format, bytes)), crop }
  const { dir, files, add, drop } = await temporaryFiles()
  try {
    if (encoding.pixels <= OWN_PROCESS_PIXELS)
      return { columns: await encodePicture(bytes, encoding, add), files, drop }
    return { ...(await prepareInProcess(source, encoding, dir)), drop }
  } catch (error) {
    await drop()
    if (error instanceof CostlyPicture) {
      log.warn({ reason: error.message, format, pixels: encoding.pixels }, 'a picture took too much memory or time')
      throw imageError(messages.imageTooCostly)
    }
    throw error instanceof UndecodablePicture ? imageError(messages.imageBroken) : error
  }
}

/**
 * Larger pictures are encoded in a process of their own, which takes 0.2 s to start: they need up to 900 MB (AVIF), of which not all would
 * come back to the system, and up to a minute.
 */
const OWN_PROCESS_PIXELS = 4_000_000

const PROGRAM = path.resolve(/* turbopackIgnore: true */ 'dist/server/picture-encoder.js')

async function prepareInProcess(
  source: string | Buffer,
  encoding: Encoding,
  dir: string,
): Promise<Pick<Prepared, 'columns' | 'files'>> {
  const file = typeof source === 'string' ? source : path.join(dir, 'source')
  if (typeof source !== 'string') await writeFile(file, source)
  const { columns, filenames } = await encodeInProcess(PROGRAM, { ...encoding, file, dir })
  return { columns, files: filenames.map((filename) => ({ from: path.join(dir, filename), filename })) }
}

/** The files of a picture in a temporary folder of their own, until they are placed or dropped. */
export async function temporaryFiles(): Promise<Pick<Prepared, 'files' | 'drop'> & { dir: string; add: AddFile }> {
  const dir = path.join(await makeTemporaryDir(), randomUUID())
  await mkdir(dir)
  const files: Prepared['files'] = []
  return {
    dir,
    files,
    add: fileAdder(dir, (filename) => files.push({ from: path.join(dir, filename), filename })),
    drop: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Checks size and completeness without decoding. */
async function validateHeader(format: ImageFormat, bytes: Buffer): Promise<{ frames: number; pixels: number }> {
  // Of the pictures in an AVIF file one is shown.
  const animated = format !== 'avif'
  const header = await sharp(bytes, { limitInputPixels: false, animated })
    .metadata()
    .catch(() => undefined)
  if (!header?.width || !header.height) throw imageError(messages.imageBroken)
  const { width, height, pageHeight = height, pages = 1 } = header
  const frames = animated ? pages : 1
  const pixels = width * height
  if (pixels > IMAGE_PIXELS) throw imageError(messages.imageTooManyPixels)
  if (Math.max(width, pageHeight) > IMAGE_SIDE) throw imageError(messages.imageTooLong)
  if (frames > IMAGE_FRAMES) throw imageError(messages.imageTooManyFrames)
  if (!isWhole(format, bytes)) throw imageError(messages.imageBroken)
  return { frames, pixels }
}
