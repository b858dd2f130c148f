import type { PayloadRequest } from 'payload'

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts'
import type { DocumentChange } from '#contract/documents.ts'
import type { PictureChange, Point } from '#contract/media.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { cropStored } from './crop-stored.ts'
import { editsOf } from './picture-edits.ts'
import type { PreparedDocument } from './prepare-document.ts'
import type { Prepared } from './re-encode.ts'
import { type FileColumns, fileNamesOf, placeFiles, removeFilesAfterFailure } from './stored-files.ts'

/** A file with its original name. */
export type NamedFile<File> = File & { originalName: string }

/** A prepared picture that was uploaded. */
export type Upload = NamedFile<Prepared>

const CENTRE: Point = { x: 50, y: 50 }

/** A picture as it is before a change. */
interface Stored {
  id: string
  filename: string
  focus: Point | undefined
}

/**
 * Replaces a picture's file, also for everything that shows the picture, and sets the focal point to the centre. The caller holds
 * the picture's lock.
 */
export const replaceFile = (req: PayloadRequest, id: string, { originalName, ...prepared }: Upload): Promise<void> =>
  writeFile(req, id, prepared, { originalName, ...focusColumns(CENTRE) })

/** Replaces a document's file, also for everything that offers the document; its names stay. The caller holds its lock. */
export const replaceDocument = (
  req: PayloadRequest,
  id: string,
  { originalName, ...prepared }: NamedFile<PreparedDocument>,
): Promise<void> => writeFile(req, id, prepared, { originalName })

/** Changes what visitors read as a document's name. The caller holds its lock. */
export async function changeDocument(req: PayloadRequest, id: string, { title = {} }: DocumentChange): Promise<void> {
  for (const language of LANGUAGES)
    if (title[language] !== undefined) await update(req, id, language, { title: title[language] })
}

/** Changes a picture's texts, focal point and part, as the panel's image editor does. The caller holds the picture's lock. */
export async function changePicture(
  req: PayloadRequest,
  { id, filename, focus: before }: Stored,
  { alt = {}, focus: wanted, crop: part }: PictureChange,
): Promise<void> {
  const { crop, focus } = editsOf({ crop: part, focalPoint: wanted ?? (part ? (before ?? centreOf(part)) : undefined) })
  const columns = focus ? focusColumns(focus) : {}
  if (crop) await writeFile(req, id, await cropStored(filename, crop, req.signal), columns)
  else if (focus) await update(req, id, DEFAULT_LANGUAGE, columns)
  for (const language of LANGUAGES)
    if (alt[language] !== undefined) await update(req, id, language, { alt: alt[language] })
}

const focusColumns = ({ x, y }: Point) => ({ focalX: x, focalY: y })

const centreOf = ({ x, y, width, height }: NonNullable<PictureChange['crop']>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Stores the files, then the row that names them; the old files are removed once it is written (payload-upload-hooks.ts). */
async function writeFile(
  req: PayloadRequest,
  id: string,
  prepared: Prepared<FileColumns>,
  data: Columns,
): Promise<void> {
  try {
    await placeFiles(prepared)
    await update(req, id, DEFAULT_LANGUAGE, { ...prepared.columns, ...data })
  } catch (error) {
    await prepared.drop()
    await removeFilesAfterFailure(req.payload, fileNamesOf(prepared.columns), error)
    throw error
  }
}

type Columns = Partial<
  FileColumns & { alt: string; title: string; originalName: string; focalX: number; focalY: number }
>

/** Updates a row without access control, since the route has checked the access. */
async function update(req: PayloadRequest, id: string, locale: Language, data: Columns): Promise<void> {
  const write = () =>
    req.payload.update({ collection: 'media', id, data, locale, depth: 0, req: inLocale(req, locale) })
  await retryOnWriteConflict(write)
}
