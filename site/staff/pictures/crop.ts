import type { PicturePart, Point } from '#contract/media.ts'

/** The whole picture. */
export const WHOLE: PicturePart = { x: 0, y: 0, width: 100, height: 100 }
export const CENTRE: Point = { x: 50, y: 50 }

/** The least width and height of a part, in percent. */
const LEAST = 5

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** A part moved by that much, within the picture. */
export const movedPart = (part: PicturePart, { x, y }: Point): PicturePart => ({
  ...part,
  x: clamp(part.x + x, 0, 100 - part.width),
  y: clamp(part.y + y, 0, 100 - part.height),
})

/** A point moved by that much, within the picture. */
export const movedPoint = (point: Point, { x, y }: Point): Point => ({
  x: clamp(point.x + x, 0, 100),
  y: clamp(point.y + y, 0, 100),
})

/** A corner of a part: -1 for left or top, 1 for right or bottom. */
export interface Corner {
  x: -1 | 1
  y: -1 | 1
}

export const corners: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

/** A part of which one corner is moved by that much; the opposite one stays. */
export function resizedPart(part: PicturePart, corner: Corner, by: Point): PicturePart {
  const [x, width] = resized(part.x, part.width, corner.x, by.x)
  const [y, height] = resized(part.y, part.height, corner.y, by.y)
  return { x, y, width, height }
}

function resized(start: number, length: number, side: -1 | 1, by: number): [start: number, length: number] {
  if (side === 1) return [start, clamp(length + by, LEAST, 100 - start)]
  const moved = clamp(start + by, 0, start + length - LEAST)
  return [moved, length + start - moved]
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The direction in which a key moves the crop, its corner or the focal point; undefined for other keys. */
export const stepOf = (key: string): Point | undefined => steps[key]

export const isWhole = ({ width, height }: PicturePart): boolean => width > 99.5 && height > 99.5
