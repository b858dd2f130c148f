import { expect, it } from 'vitest'

import { similarTo } from './similar.ts'

const titles = new Set('vat registration payroll and audit'.split(' '))

it.each([
  ['registraton', ['registration']],
  ['vat kangaroos', ['vat']],
  ['pairoll kangaroos', ['payroll kangaroos', 'payroll']],
  ['vat audit kangaroos', ['vat audit', 'vat, audit']],
  ['audti of payorll', ['audit of payroll', 'audit payroll', 'audit, payroll']],
  ['vat audits', ['vat, audits']],
  ['vat audit', ['vat, audit']],
  ['vat', []],
  ['kangaroos', []],
  ['registers', []],
])('instead of %s are searched for: %j', async (typed, similar) => {
  const found = (await similarTo(typed.split(' '), titles)).map(({ words, isAny }) => words.join(isAny ? ', ' : ' '))
  expect(found).toEqual(similar)
})
