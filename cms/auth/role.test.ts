import { expect, it } from 'vitest'

import { roleOf } from '#collections/role.ts'

it.each([
  ['administrator', 'administrator'],
  ['editor', 'editor'],
  // As databases older than roles have it.
  [null, 'administrator'],
  [undefined, 'administrator'],
  ['', 'editor'],
  ['Administrator', 'editor'],
  ['owner', 'editor'],
  [['administrator'], 'editor'],
  [true, 'editor'],
  [{}, 'editor'],
])('takes %j for an %s', (stored, role) => {
  expect(roleOf(stored)).toBe(role)
})
