import { expect, it } from 'vitest'

import { mailbox } from './mailbox.ts'

it.each([
  ['office@example.com', { name: '', address: 'office@example.com' }],
  [' Lekhdanda <office@example.com> ', { name: 'Lekhdanda', address: 'office@example.com' }],
  ['office', undefined],
  ['Lekhdanda <office>', undefined],
  ['A <a@example.com>, B <b@example.com>', undefined],
  ['a@example.com\r\nBcc: b@example.com', undefined],
])('mailbox(%j) is %j', (text, expected) => {
  expect(mailbox(text)).toEqual(expected)
})
