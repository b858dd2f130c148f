import { expect, it } from 'vitest'

import { withoutPendingPictures } from './pending-pictures.ts'

const pending = { type: 'upload', pending: { formID: '1', src: 'https://evil.test/track.gif' } }
const stored = { type: 'upload', relationTo: 'media', value: '65f0c0ffee65f0c0ffee65f0', pending: null }
const cell = (...children: object[]) => ({ type: 'tablerow', children: [{ type: 'tablecell', children }] })
const rootOf = (...children: object[]) => ({ root: { type: 'root', children } })

it.each([
  ['at any depth', rootOf(pending, cell(stored, pending), pending), rootOf(cell(stored))],
  ['of a text without words, which is none then', rootOf(pending), null],
  ['that have none', rootOf(stored), rootOf(stored)],
  ['that are no text', null, null],
])('pasted pictures are left out of structures %s', (_what, given, expected) => {
  const before = structuredClone(given)
  expect(withoutPendingPictures(given)).toEqual(expected)
  expect(given).toEqual(before)
})
