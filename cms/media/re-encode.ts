import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import type { ImageFormat } from '#contract/image-formats.ts'
import type { PicturePart } from '#contract/media.ts'
import { messages } from '#contract/messages.ts'
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
import { fileQueue } from './file-queue.ts'
import { codedPixels, formatOf, isWhole } from './format.ts'

/** A file that was checked completely, such as a picture that was re-encoded; its files are in a temporary folder. */
export interface Prepared<Columns = PictureColumns> {
  columns: Columns
  /** Files by their final names, the smaller versions first. */
  files: { from: string; filename: string }[]
  drop: () => Promise<void>
}

const imageError = (message: string, status = 400) => invalidField('image', message, status)

/**
 * Small pictures and documents, which this process works on, do not wait for the pictures of processes of their own. Of those, which
 * take up to a minute, fewer may wait.
 */
const [serverQueue, processQueue] = [fileQueue(100), fileQueue(20)]

/** The number of files that are waiting or being decoded. */
export const picturesWaiting = (): number => serverQueue.length() + processQueue.length()

/** Runs work of this process on one file after the other; see `FileQueue`. */
export const enqueueFile = serverQueue.enqueue

export interface FileOptions {
  /** That of the request: aborted when its client disconnects, after which its file is not worked on any more. */
  signal?: AbortSignal | undefined
}

export interface PictureOptions extends FileOptions {
  /** The part to crop to; the whole picture if omitted. */
  crop?: PicturePart | undefined
  /** The limit of an upload if omitted. A stored picture has none: encoded anew, it may be larger than what was sent. */
  maxBytes?: number
}

/**
 * Validates an uploaded picture and re-encodes it: upright, without metadata or trailing bytes, in its own format, and as
 * smaller WebP versions. Throws 413, 415 or 400, and 503 when too many are waiting.
 *
 * @param source a file, or its bytes
 */
export async function preparePicture(
  source: string | Buffer,
  { crop, maxBytes = IMAGE_BYTES, signal }: PictureOptions = {},
): Promise<Prepared> {
  const checked = await serverQueue.enqueue(async () => {
    const bytes = typeof source === 'string' ? await readFile(source) : source
    if (bytes.length > maxBytes) throw imageError(messages.imageTooLarge, 413)
    const format = formatOf(bytes)
    if (!format) throw imageError(messages.imageType, 415)
    const encoding: Encoding = { format, ...(await validateHeader(format, bytes)), crop }
    if (needsOwnProcess(encoding)) return encoding
    return makeFiles(encoding, async ({ add, files }) => ({
      columns: await encodePicture(bytes, encoding, add),
      files,
    }))
  }, signal)
  if ('columns' in checked) return checked
  return processQueue.enqueue(
    () => makeFiles(checked, ({ dir }) => prepareInProcess(source, checked, dir, signal)),
    signal,
  )
}

/** Makes a picture's files in a temporary folder, which is dropped if that fails. */
async function makeFiles(
  { format, pixels }: Encoding,
  make: (temporary: TemporaryFiles) => Promise<Pick<Prepared, 'columns' | 'files'>>,
): Promise<Prepared> {
  const temporary = await temporaryFiles()
  try {
    return { ...(await make(temporary)), drop: temporary.drop }
  } catch (error) {
    await temporary.drop()
    if (error instanceof CostlyPicture) {
      log.warn({ reason: error.message, format, pixels }, 'a picture took too much memory or time')
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

/** AVIF as well, however small: what its decoder makes of a file is not bounded by the size that the file states. */
const needsOwnProcess = ({ format, pixels }: Encoding): boolean => format === 'avif' || pixels > OWN_PROCESS_PIXELS

const PROGRAM = path.resolve(/* turbopackIgnore: true */ 'dist/server/picture-encoder.js')

async function prepareInProcess(
  source: string | Buffer,
  encoding: Encoding,
  dir: string,
  signal: AbortSignal | undefined,
): Promise<Pick<Prepared, 'columns' | 'files'>> {
  const file = typeof source === 'string' ? source : path.join(dir, 'source')
  if (typeof source !== 'string') await writeFile(file, source)
  const { columns, filenames } = await encodeInProcess(PROGRAM, { ...encoding, file, dir }, { signal })
  return { columns, files: filenames.map((filename) => ({ from: path.join(dir, filename), filename })) }
}

interface TemporaryFiles extends Pick<Prepared, 'files' | 'drop'> {
  dir: string
  add: AddFile
}

/** The files of a picture in a temporary folder of their own, until they are placed or dropped. */
export async function temporaryFiles(): Promise<TemporaryFiles> {
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
  const pixels = Math.max(width * height, format === 'avif' ? codedPixels(bytes) : 0)
  if (pixels > IMAGE_PIXELS) throw imageError(messages.imageTooManyPixels)
  if (Math.max(width, pageHeight) > IMAGE_SIDE) throw imageError(messages.imageTooLong)
  if (frames > IMAGE_FRAMES) throw imageError(messages.imageTooManyFrames)
  if (!isWhole(format, bytes)) throw imageError(messages.imageBroken)
  return { frames, pixels }
}
