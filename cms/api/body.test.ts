import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseForm } from './body.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&', '=', '+', '%', '%2', '%zz', '%e0%a4', '%E0%A4%95', '%ff', '%00', '\ufeff', '__proto__'),
)

it('a form is read as URLSearchParams reads it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('').toWellFormed()
      const wanted = new Map<string, string | string[]>()
      for (const [name, value] of new URLSearchParams(`&${text}`)) {
        const before = wanted.get(name)
        wanted.set(name, before === undefined ? value : [before, value].flat())
      }
      expect(new Map(Object.entries(parseForm(text)))).toEqual(new Map(Object.entries(Object.fromEntries(wanted))))
    }),
    { numRuns: 2000 },
  )
})
