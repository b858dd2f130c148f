import fc from 'fast-check'
import { expect, it } from 'vitest'

import { corners, movedPart, movedPoint, resizedPart, WHOLE } from './crop.ts'

const by = fc.record({ x: fc.integer({ min: -150, max: 150 }), y: fc.integer({ min: -150, max: 150 }) })

it('a part stays within the picture and is never empty, however it is moved and resized', () => {
  const change = fc.record({ corner: fc.constantFrom(undefined, ...corners), by })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const part = changes.reduce(
        (before, { corner, by: step }) => (corner ? resizedPart(before, corner, step) : movedPart(before, step)),
        WHOLE,
      )
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(5)
      expect(Math.max(part.x + part.width, part.y + part.height)).toBeLessThanOrEqual(100)
    }),
  )
})

it('the opposite corner stays', () => {
  const part = { x: 20, y: 20, width: 40, height: 40 }
  expect(resizedPart(part, { x: -1, y: 1 }, { x: 10, y: 10 })).toEqual({ x: 30, y: 20, width: 30, height: 50 })
  expect(movedPoint({ x: 99, y: 1 }, { x: 5, y: -5 })).toEqual({ x: 100, y: 0 })
})
