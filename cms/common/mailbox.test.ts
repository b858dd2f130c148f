import { expect, it } from 'vitest'

import { isSameMailbox, isSameUntagged, likeMailbox, likeTagged, mailbox } from './mailbox.ts'

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

it.each([
  ['maya@example.com', 'MAYA@ｅxample.com', 'both'],
  ['maya@straße.example', 'maya@straẞe.example', 'both'],
  ['ИВАН@example.com', 'иван@example.com', 'both'],
  ['\u212aumar@example.com', 'kumar@example.com', 'both'],
  ['\u0130@example.com', 'i\u0307@example.com', 'both'],
  ['maya@example.com', 'Maya+tax@example.com', 'untagged'],
  ['maya+vat@example.com', 'maya+tax@example.com', 'untagged'],
  ['+vat@example.com', '+tax@example.com', 'neither'],
  ['maya@example.com', 'maya@example.org', 'neither'],
  ['maya@example.com', 'maya.rai@example.com', 'neither'],
])('of %s and %s the mailbox is the same: %s', (one, other, expected) => {
  const isSame = [isSameMailbox(one, other), isSameUntagged(one, other)]
  expect(isSame).toEqual({ both: [true, true], untagged: [false, true], neither: [false, false] }[expected])
  // As SQLite's LIKE.
  const lowered = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (isSame[0]) expect(lowered(one)).toContain(lowered(likeMailbox(other)))
  if (isSame[1]) expect(lowered(one)).toContain(lowered(likeTagged(other)))
})
