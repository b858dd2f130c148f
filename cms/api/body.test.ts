import fc from 'fast-check'
import { expect, it } from 'vitest'

import { percentBytes } from '#cms/common/percent.ts'
import { decodeUtf8 } from '#cms/common/utf8.ts'
import { parseForm } from './body.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&', '=', '+', '%', '%2', '%zz', '%e0%a4', '%E0%A4%95', '%ff', '%00', '\ufeff', '__proto__'),
)

it('parseForm parses a urlencoded form like URLSearchParams where it is UTF-8', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('').toWellFormed()
      fc.pre(decodeUtf8(percentBytes(text)) !== undefined)
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

it.each(['title=caf%E9', 'caf%e9=1', 'a=%&title=%E0%A4', 'title=%ed%a0%80'])(
  'parseForm refuses %s, which is not UTF-8',
  (text) => {
    expect(() => parseForm(text)).toThrow('Request body is not valid')
  },
)

it.each([
  ['100% sure', '100% sure'],
  ['%EF%BF%BD', '\uFFFD'],
  ['50%, %E0%A4%95', '50%, क'],
])('parseForm reads %s', (sent, title) => {
  expect(parseForm(`title=${sent}`)).toEqual({ title })
})
