import { expect, it } from 'vitest'

import { isCommonPassword } from './common-passwords.ts'

it.each([
  ['password', true],
  ['PassWord', true],
  ['12345678', true],
  ['qwertyuiop', true],
  ['iloveyou', true],
  ['kathmandu', true],
  ['Nepal@123', true],
  ['Pokhara2083!', true],
  ['kathmandu is a valley', false],
  ['nepalese12', false],
  ['password and more of it', false],
  [' password', false],
  ['correct horse battery', false],
  ['# The 3,000 commonest passwords of at least 8 characters, commonest first.', false],
  ['', false],
])('isCommonPassword(%j) is %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected)
})
