import type { PicturePart, Point } from '#contract/media.ts'
import { isRecord } from '#contract/narrow.ts'

export interface Edits {
  crop?: PicturePart
  focus?: Point
}

/** A number from 0 to 100, given as a number or a string. */
function percent(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= 100 ? number : undefined
}

function cropOf(value: unknown): PicturePart | undefined {
  if (!isRecord(value)) return undefined
  const [x, y, width, height] = [value['x'], value['y'], value['width'], value['height']].map(percent)
  if (x === undefined || y === undefined || !width || !height) return undefined
  const crop = { x, y, width: Math.min(width, 100 - x), height: Math.min(height, 100 - y) }
  const isAll = crop.width > 99.5 && crop.height > 99.5
  return isAll || crop.width <= 0 || crop.height <= 0 ? undefined : crop
}

function focusOf(value: unknown): Point | undefined {
  if (!isRecord(value)) return undefined
  const [x, y] = [percent(value['x']), percent(value['y'])]
  return x === undefined || y === undefined ? undefined : { x, y }
}

/**
 * Parses the query parameter `uploadEdits` of the panel's image editor; invalid parts are ignored. The editor's focal point is
 * relative to the whole picture, the returned one to the cropped part.
 */
export function editsOf(value: unknown): Edits {
  if (!isRecord(value)) return {}
  const crop = cropOf(value['crop'])
  const focus = focusOf(value['focalPoint'])
  return {
    ...(crop ? { crop } : {}),
    ...(focus ? { focus: crop ? within(focus, crop) : rounded(focus) } : {}),
  }
}

const within = ({ x, y }: Point, crop: PicturePart): Point =>
  rounded({ x: ((x - crop.x) / crop.width) * 100, y: ((y - crop.y) / crop.height) * 100 })

const rounded = ({ x, y }: Point): Point => ({ x: clamped(x), y: clamped(y) })

const clamped = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** The crop in pixels of a picture of this size; at least one pixel wide and high. */
export function pixelsOf({ x, y, width, height }: PicturePart, picture: { width: number; height: number }) {
  const left = Math.min(Math.round((x / 100) * picture.width), picture.width - 1)
  const top = Math.min(Math.round((y / 100) * picture.height), picture.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * picture.height), picture.height - top)),
  }
}
