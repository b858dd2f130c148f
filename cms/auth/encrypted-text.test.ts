import { expect, it } from 'vitest'

import { encrypt, decrypt } from './encrypted-text.ts'

const payload = { secret: 'the secret of this site' }

it('an encrypted text can be decrypted for its owner, under the same secret', () => {
  const encrypted = encrypt(payload, 'asha', 'a text: पाठ')
  expect(encrypted).not.toContain('text')
  expect(encrypt(payload, 'asha', 'a text: पाठ')).not.toBe(encrypted)
  expect(decrypt(payload, 'asha', encrypted)).toBe('a text: पाठ')
  expect(decrypt(payload, 'bina', encrypted)).toBeUndefined()
  expect(decrypt({ secret: 'another secret' }, 'asha', encrypted)).toBeUndefined()
})

it.each([0, 12, 28])('a text whose byte %i was changed cannot be decrypted', (at) => {
  const bytes = Buffer.from(encrypt(payload, 'asha', 'a text'), 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  expect(decrypt(payload, 'asha', bytes.toString('base64url'))).toBeUndefined()
})

it.each(['', 'x', 'not encrypted at all'])('%j cannot be decrypted', (text) => {
  expect(decrypt(payload, 'asha', text)).toBeUndefined()
})
