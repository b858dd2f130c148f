import { expect, it } from 'vitest'

import { twoInitials } from './two-initials.ts'

it.each([
  ['Sarita Rai', 'SR'],
  ['राम थापा', 'रा.था.'],
  ['राम', 'रा'],
  ['', ''],
])('of %j they are %s', (name, letters) => {
  expect(twoInitials(name)).toBe(letters)
})
