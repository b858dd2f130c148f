import type { Checked, FieldError } from './failure.ts'
import { type FieldOf, validateField } from './fields/index.ts'
import { ALT_MAX, IMAGE_ID } from './image-file.ts'
import type { ResourceName } from './index.ts'
import { isRecord } from './narrow.ts'
import { isLanguage, type Language } from './languages.ts'
import type { Image } from './resource.ts'
import { fieldInvalid, fieldNotText } from './fields/messages.ts'

/** The library of pictures, which entries of all types share. */

/** A picture of the library. */
export interface Picture {
  _id: string
  /** The file's name when it was uploaded. */
  name: string
  /** The picture as entries have it, in English. */
  image: Image
  /** The alternative text in each language; empty where there is none. */
  alt: Readonly<Record<Language, string>>
  /** The size of the file in bytes. */
  bytes: number
  /** ISO 8601, UTC. */
  uploadedAt: string
  /** The revision of all that can be changed, for `If-Match`. */
  revision: string
}

/** A use of a picture or document: in an entry or its newest draft, or in a setting. */
export interface FileUse {
  /** Null for settings. */
  type: ResourceName | null
  _id: string
  title: string
}

/** A picture with all that shows it, leaving out what is in the trash. */
export interface UsedPicture extends Picture {
  uses: FileUse[]
}

/** A page of the library, the newest first. */
export interface PicturePage {
  pictures: Picture[]
  /** The total of all pages; with `after`, of those behind that picture. */
  total: number
}

/** A point of a picture, in percent of its width and height. */
export interface Point {
  x: number
  y: number
}

/** A part of a picture, in percent of its width and height. */
export interface PicturePart extends Point {
  width: number
  height: number
}

/** A change of a picture; what is not sent stays. */
export interface PictureChange {
  alt?: Readonly<Partial<Record<Language, string>>>
  /** The point of the uncropped picture that stays visible where the picture is cut to fit. */
  focus?: Point
  /** The part that the picture is permanently cropped to. */
  crop?: PicturePart
}

type Raw = Readonly<Record<string, unknown>>

const altField: FieldOf<'text'> = { kind: 'text', max: ALT_MAX }
const PERCENT = 100

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= PERCENT

const isPoint = (value: unknown): value is Point => isRecord(value) && isPercent(value['x']) && isPercent(value['y'])

const isPart = (value: unknown): value is PicturePart =>
  isPoint(value) &&
  'width' in value &&
  isPercent(value.width) &&
  value.width > 0 &&
  'height' in value &&
  isPercent(value.height) &&
  value.height > 0

/** Validates a change of a picture. */
export function checkPictureChange(raw: Raw): Checked<PictureChange> {
  const errors: FieldError[] = []
  const change: PictureChange = {}
  const { alt, focus, crop } = raw
  if (alt !== undefined) change.alt = checkAlt(alt, errors)
  if (isPoint(focus)) change.focus = { x: focus.x, y: focus.y }
  else if (focus !== undefined) errors.push({ field: 'focus', message: fieldInvalid('Focus') })
  if (isPart(crop)) change.crop = { x: crop.x, y: crop.y, width: crop.width, height: crop.height }
  else if (crop !== undefined) errors.push({ field: 'crop', message: fieldInvalid('Crop') })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: change }
}

function checkAlt(alt: unknown, errors: FieldError[]): NonNullable<PictureChange['alt']> {
  const texts: Partial<Record<Language, string>> = {}
  if (!isRecord(alt)) errors.push({ field: 'alt', message: fieldInvalid('Alternative text') })
  for (const [language, text] of Object.entries(isRecord(alt) ? alt : {})) {
    if (!isLanguage(language)) continue
    const checked = validateField('Alternative text', altField, text)
    if (checked.message === undefined) texts[language] = checked.value
    else errors.push({ field: `alt.${language}`, message: checked.message })
  }
  return texts
}

/** The id of the picture of the library that a request names; an empty one is none. */
export function checkImageId(raw: Raw): Checked<string | undefined> {
  const value = raw[IMAGE_ID]
  if (value === undefined || value === '' || value === null) return { ok: true, values: undefined }
  return typeof value === 'string'
    ? { ok: true, values: value }
    : { ok: false, errors: [{ field: IMAGE_ID, message: fieldNotText('Image id') }] }
}
