import { expect, it } from 'vitest'

import { devanagari } from '#contract/devanagari.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { newPasswordError } from './new-password-error.ts'
import { passwordWords } from './password-words.ts'

it.each([
  ['en', 'short', 'short', `Password must have at least ${PASSWORD_MIN} characters`],
  ['ne', 'short', 'short', 'पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ'],
  ['en', 'long enough', 'long enoguh', "Password doesn't match"],
  ['en', 'long enough', 'long enough', undefined],
] as const)('checks in %s the new password %s, repeated as %s', (language, password, confirmation, message) => {
  const form = new FormData()
  form.set('password', password)
  form.set('confirmation', confirmation)
  expect(newPasswordError(form, passwordWords[language])?.message).toBe(message)
})

it.each([
  [passwordWords.en, String(PASSWORD_MIN)],
  [passwordWords.ne, devanagari(String(PASSWORD_MIN))],
])(
  'the only number in the texts about the length is that of the shortest password: %#',
  ({ hint, tooShort }, least) => {
    expect([hint, tooShort].map((text) => text.match(/\p{Nd}+/gu))).toEqual([[least], [least]])
  },
)
