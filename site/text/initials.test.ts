import { expect, it } from 'vitest'

import { initials } from './initials.ts'

it.each([
  ['Sarita Rai', 2, 'SR'],
  ['  sarita  kumari rai', 2, 'SK'],
  ['राम थापा', 2, 'राथा'],
  ['Émile', 1, 'É'],
  ['👩‍💼 Boss', 1, '👩‍💼'],
  ['', 1, ''],
])('of %j the first %i are %s', (name, words, letters) => {
  expect(initials(name, words)).toBe(letters)
})
