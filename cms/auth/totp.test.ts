import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'

import { newSecret, otpauthUri, stepAt, stepOf } from './totp.ts'

/** The vectors of RFC 6238, appendix B, for SHA-1: their last six digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

describe('a code', () => {
  it.each(vectors)('of RFC 6238, at %i seconds, is %s', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is taken a step before and after its own, and no further', () => {
    const [seconds, code] = vectors[3]
    const own = stepAt(seconds * 1000)
    const at = (steps: number) => stepOf(secret, code, (seconds + 30 * steps) * 1000)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, own, own, own, undefined])
  })

  it.each(['', '00592', '0059240', '００５９２４', 'abcdef', '-05924', '5924  '])('is not %j', (code) => {
    expect(stepOf(secret, code, 1_234_567_890_000)).toBeUndefined()
  })
})

it('a secret has 160 bits, and its address names site and account', () => {
  const made = newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(otpauthUri(made, { issuer: 'Sher & Co', label: 'asha@example.com' }))
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining('asha@example.com'),
  ])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Sher & Co',
    secret: made,
    digits: '6',
    period: '30',
  })
})
