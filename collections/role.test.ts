import { expect, it } from 'vitest'

import { roleOf } from '#collections/role.ts'

it.each([
  ['administrator', 'administrator'],
  ['editor', 'editor'],
  // Users of databases from before there were roles.
  [null, 'administrator'],
  [undefined, 'administrator'],
  ['', 'editor'],
  ['Administrator', 'editor'],
  ['owner', 'editor'],
  [['administrator'], 'editor'],
  [true, 'editor'],
  [{}, 'editor'],
])('the stored role %j is read as %s', (stored, role) => {
  expect(roleOf(stored)).toBe(role)
})
