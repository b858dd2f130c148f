import { expect, it } from 'vitest'

import { stemOf } from './stem.ts'

it.each([
  ['register', ['registers', 'registered', 'registering', 'registration']],
  ['company', ['companies']],
  ['companies', ['company']],
  ['taxes', ['tax', 'taxation']],
  ['penalties', ['penalty']],
  ['deductions', ['deduct', 'deducted']],
  ['accountant', ['accounts', 'accounting']],
  ['fees', ['fee']],
])('what begins with the stem of %s are its other forms: %j', (word, forms) => {
  for (const form of [word, ...forms]) expect(form.startsWith(stemOf(word)), `${form} ${stemOf(word)}`).toBe(true)
})

it.each(['vat', 'tds', 'pays', 'taxi', 'कर', '2081', 'e-filing', 'audit'])('%s has no other stem', (word) => {
  expect(stemOf(word)).toBe(word)
})

it.each([
  ['filing', 'finance'],
  ['business', 'but'],
  ['price', 'private'],
])('%s is no form of %s', (word, other) => {
  expect(other.startsWith(stemOf(word))).toBe(false)
})
