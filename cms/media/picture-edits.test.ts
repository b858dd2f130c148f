import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editsOf, pixelsOf } from './picture-edits.ts'

const percent = fc.double({ min: 0, max: 100, noNaN: true })
const whole = { x: 0, y: 0, width: 100, height: 100, unit: '%' }

describe('edits sent by the image editor', () => {
  it.each([
    ['undefined', undefined, {}],
    ['a string', 'crop', {}],
    [
      'a crop of the whole picture and a focal point',
      { crop: whole, focalPoint: { x: 50, y: 50 } },
      { focus: { x: 50, y: 50 } },
    ],
    ['a focal point with numbers as strings', { focalPoint: { x: '25', y: '75.4' } }, { focus: { x: 25, y: 75 } }],
    ['a focal point outside the picture', { focalPoint: { x: 101, y: 0 } }, {}],
    ['values that are not numbers', { focalPoint: { x: 'NaN', y: '' }, crop: { ...whole, width: 'wide' } }, {}],
    ['a crop without width', { crop: { ...whole, width: 0 } }, {}],
    [
      'a crop over the edge',
      { crop: { x: 60, y: 0, width: 80, height: 50 } },
      { crop: { x: 60, y: 0, width: 40, height: 50 } },
    ],
    ['a crop that starts at the edge', { crop: { x: 100, y: 0, width: 80, height: 50 } }, {}],
  ])('are read from %s', (_, input, edits) => expect(editsOf(input)).toEqual(edits))

  it('have a focal point relative to the cropped part', () => {
    const crop = { x: 50, y: 0, width: 50, height: 50 }
    expect(editsOf({ crop, focalPoint: { x: 75, y: 10 } }).focus).toEqual({ x: 50, y: 20 })
    expect(editsOf({ crop, focalPoint: { x: 10, y: 90 } }).focus).toEqual({ x: 0, y: 100 })
  })
})

it('a crop is never empty and never leaves the picture', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  const input = fc.record({ x: percent, y: percent, width: percent, height: percent })
  fc.assert(
    fc.property(input, size, (crop, picture) => {
      const { crop: parsed } = editsOf({ crop })
      if (!parsed) return
      const { left, top, width, height } = pixelsOf(parsed, picture)
      expect([left, top].every((start) => Number.isInteger(start) && start >= 0)).toBe(true)
      expect([width, height].every((side) => Number.isInteger(side) && side >= 1)).toBe(true)
      expect(left + width).toBeLessThanOrEqual(picture.width)
      expect(top + height).toBeLessThanOrEqual(picture.height)
    }),
  )
})
