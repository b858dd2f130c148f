import { expect, it } from 'vitest'

import { seal, unseal } from './sealed.ts'

const payload = { secret: 'the secret of this site' }

it('a sealed text opens for its owner, under the same secret, unchanged', () => {
  const sealed = seal(payload, 'asha', 'a text: पाठ')
  expect(sealed).not.toContain('text')
  expect(seal(payload, 'asha', 'a text: पाठ')).not.toBe(sealed)
  expect(unseal(payload, 'asha', sealed)).toBe('a text: पाठ')
  expect(unseal(payload, 'bina', sealed)).toBeUndefined()
  expect(unseal({ secret: 'another secret' }, 'asha', sealed)).toBeUndefined()
})

it.each([0, 12, 28])('one whose byte %i was changed does not open', (at) => {
  const bytes = Buffer.from(seal(payload, 'asha', 'a text'), 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  expect(unseal(payload, 'asha', bytes.toString('base64url'))).toBeUndefined()
})

it.each(['', 'x', 'not sealed at all'])('%j does not open', (text) => {
  expect(unseal(payload, 'asha', text)).toBeUndefined()
})
