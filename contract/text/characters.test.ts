import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { codePoints, isEmail } from './characters.ts'

describe('lengths', () => {
  it('are counted in code points, lone surrogates one each', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => codePoints(text) === [...text].length))
    expect(codePoints('\ud800\ud800\udc00\udc00')).toBe(3)
  })
})

describe('e-mail addresses', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'hara@example.org",
    'राम@उदाहरण.नेपाल',
    'x@xn--bcher-kva.example',
    'गर्\u200Dयो@example.com',
    'a@l·l.cat',
    'a@b_c.co',
    'a@b-c.co',
    "!#$%&'*+-/=?^_`{|}~@b.co",
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a b@c.de',
    'a@b c.de',
    'a@b@c.de',
    'a@b.co\n',
    'a@b.co\r\nBcc: x@y.z',
    '<a@b.co>',
    'a@b.co"',
    'a@b"c.co',
    'a@b."x".co',
    'x\u202Ea@b.co',
    'a@b\u200B.co',
    'ma\u2061ya@b.co',
    'a@b\u034F.co',
    'a@b\u200D.co',
    'a@b.co/x',
    'a@b.co?x',
    'a@b.co#x',
    'a@b|c.co',
    'a@गर्\u200Dयो.com',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})
