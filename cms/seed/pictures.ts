import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { renditionsOf } from '#collections/media.ts'
import { type PictureColumns, pictureFilename } from '#cms/media/encode-picture.ts'
import { preparePicture, type Prepared, temporaryFiles } from '#cms/media/re-encode.ts'
import list from './prepared/list.json' with { type: 'json' }

/**
 * The pictures of the demo content: drawings in pictures/, and in prepared/ what an upload of each makes of it. Preparing them
 * takes seconds, so `npm run generate` does it and not each first start.
 */
const DRAWINGS = path.resolve('cms/seed/pictures')
const PREPARED = path.resolve('cms/seed/prepared')

/** Pixels: the largest size that pages request; the drawings are vectors. */
const BOX = { width: 1600, height: 1200, fit: 'inside' } as const

/** The prepared pictures by the drawing's file name. */
export const preparedPictures: Readonly<Record<string, Omit<PictureColumns, 'filename'> & { drawing: string }>> = list

/** The file of a prepared picture, or of its version of that width (px). */
export const preparedFile = (name: string, width?: number): string =>
  path.join(PREPARED, `${path.parse(name).name}${width === undefined ? '' : `-${width}`}.webp`)

/** SHA-256 of a drawing. */
export const drawingHash = async (name: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path.join(DRAWINGS, name)))
    .digest('hex')

/** A demo picture as an upload of it would be; throws an error if it is not prepared. */
export async function demoPicture(name: string): Promise<Prepared> {
  const known = preparedPictures[name]
  if (!known) throw new Error(`The demo picture ${name} is not prepared: run npm run generate`)
  const { drawing: _, ...measures } = known
  const data = await readFile(preparedFile(name))
  const columns = { ...measures, filename: pictureFilename(data, 'webp') }
  const { files, add, drop } = await temporaryFiles()
  for (const { width, filename } of renditionsOf(columns))
    await add(filename, await readFile(preparedFile(name, width)))
  await add(columns.filename, data)
  return { columns, files, drop }
}

/** Prepares every drawing that has changed, for `npm run generate`. */
export async function prepareDemoPictures(): Promise<void> {
  await mkdir(PREPARED, { recursive: true })
  const prepared: Record<string, (typeof preparedPictures)[string]> = {}
  for (const name of (await readdir(DRAWINGS)).sort()) {
    const drawing = await drawingHash(name)
    const known = preparedPictures[name]
    prepared[name] = known?.drawing === drawing ? known : { drawing, ...(await prepareDrawing(name)) }
  }
  await writeFile(path.join(PREPARED, 'list.json'), `${JSON.stringify(prepared, null, 2)}\n`)
}

async function prepareDrawing(name: string): Promise<Omit<PictureColumns, 'filename'>> {
  const raster = sharp(path.join(DRAWINGS, name)).resize(BOX).flatten({ background: '#fcfbf8' })
  const { columns, files, drop } = await preparePicture(await raster.webp({ quality: 90, effort: 0 }).toBuffer())
  const widths = new Map(renditionsOf(columns).map(({ width, filename }) => [filename, width]))
  for (const { from, filename } of files) await copyFile(from, preparedFile(name, widths.get(filename)))
  await drop()
  const { filename: _, ...measures } = columns
  return measures
}
