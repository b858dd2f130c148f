import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseForm } from './body.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&', '=', '+', '%', '%2', '%zz', '%e0%a4', '%E0%A4%95', '%ff', '%00', '\ufeff', '__proto__'),
)

it('parseForm parses a urlencoded form like URLSearchParams', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('').toWellFormed()
      const expected = new Map<string, string | string[]>()
      // Node.js decodes a character beyond ASCII wrongly beside a plus sign and an invalid percent sign.
      const ascii = text.replace(/[^\0-\x7f]/gu, encodeURIComponent)
      for (const [name, value] of new URLSearchParams(`&${ascii}`)) {
        const previous = expected.get(name)
        expected.set(name, previous === undefined ? value : [previous, value].flat())
      }
      expect(new Map(Object.entries(parseForm(text)))).toEqual(new Map(Object.entries(Object.fromEntries(expected))))
    }),
    { numRuns: 2000, examples: [[['%2', '+', '0', '\u0080']]] },
  )
})
