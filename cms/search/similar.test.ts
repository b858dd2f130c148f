import { expect, it } from 'vitest'

import { wordsOf } from './nearest-word.ts'
import { similarTo } from './similar.ts'

const titles = new Set(wordsOf('VAT registration, payroll and audit'))

it.each([
  ['registraton', ['registration']],
  ['vat kangaroos', ['vat']],
  ['pairoll kangaroos', ['payroll kangaroos', 'payroll']],
  ['vat audit kangaroos', ['vat audit', 'vat, audit']],
  ['audti of payorll', ['audit of payroll', 'audit payroll', 'audit, payroll']],
  ['vat audits', ['vat audit', 'vat, audit']],
  ['vat audit', ['vat, audit']],
  ['vat', []],
  ['kangaroos', []],
])('instead of %s are searched for: %j', (typed, similar) => {
  const found = similarTo(typed.split(' '), titles).map(({ words, isAny }) => words.join(isAny ? ', ' : ' '))
  expect(found).toEqual(similar)
})
