import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editsOf, pixelsOf } from './edits.ts'

const percent = fc.double({ min: 0, max: 100, noNaN: true })
const whole = { x: 0, y: 0, width: 100, height: 100, unit: '%' }

describe('what the image editor sends', () => {
  it.each([
    ['nothing', undefined, {}],
    ['text', 'crop', {}],
    ['the whole picture with its middle', { crop: whole, focalPoint: { x: 50, y: 50 } }, { focus: { x: 50, y: 50 } }],
    ['numbers as text', { focalPoint: { x: '25', y: '75.4' } }, { focus: { x: 25, y: 75 } }],
    ['a point outside', { focalPoint: { x: 101, y: 0 } }, {}],
    ['no number', { focalPoint: { x: 'NaN', y: '' }, crop: { ...whole, width: 'wide' } }, {}],
    ['a crop without width', { crop: { ...whole, width: 0 } }, {}],
    [
      'a crop over the edge',
      { crop: { x: 60, y: 0, width: 80, height: 50 } },
      { crop: { x: 60, y: 0, width: 40, height: 50 } },
    ],
    ['a crop that starts at the edge', { crop: { x: 100, y: 0, width: 80, height: 50 } }, {}],
  ])('%s', (_, sent, edits) => expect(editsOf(sent)).toEqual(edits))

  it('puts the focal point where it is on what is left', () => {
    const crop = { x: 50, y: 0, width: 50, height: 50 }
    expect(editsOf({ crop, focalPoint: { x: 75, y: 10 } }).focus).toEqual({ x: 50, y: 20 })
    expect(editsOf({ crop, focalPoint: { x: 10, y: 90 } }).focus).toEqual({ x: 0, y: 100 })
  })
})

it('a crop is never empty and never leaves the picture', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  const sent = fc.record({ x: percent, y: percent, width: percent, height: percent })
  fc.assert(
    fc.property(sent, size, (crop, picture) => {
      const { crop: kept } = editsOf({ crop })
      if (!kept) return
      const { left, top, width, height } = pixelsOf(kept, picture)
      expect([left, top].every((start) => Number.isInteger(start) && start >= 0)).toBe(true)
      expect([width, height].every((side) => Number.isInteger(side) && side >= 1)).toBe(true)
      expect(left + width).toBeLessThanOrEqual(picture.width)
      expect(top + height).toBeLessThanOrEqual(picture.height)
    }),
  )
})
