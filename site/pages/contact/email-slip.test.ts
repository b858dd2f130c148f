import { expect, it } from 'vitest'

import { meantEmail } from './email-slip.ts'

it.each([
  ['ram@gmial.com', 'ram@gmail.com'],
  [' Ram@Gmail.con ', 'Ram@gmail.com'],
  ['ram@gmail.co', 'ram@gmail.com'],
  ['ram@gmailcom', 'ram@gmail.com'],
  ['ram@gmail.comm', 'ram@gmail.com'],
  ['ram@gnail.com', 'ram@gmail.com'],
  ['ram@yaho.com', 'ram@yahoo.com'],
  ['ram@hotmial.com', 'ram@hotmail.com'],
])('%s is meant as %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant))

it.each([
  '',
  'ram',
  'ram@',
  'ram@gmail.com',
  'ram@mail.com',
  'ram@ymail.com',
  'ram@ntc.net.np',
  'ram@gma',
  'a@b@gmial.com',
])('%j is left alone', (typed) => expect(meantEmail(typed)).toBeUndefined())
