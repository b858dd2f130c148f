import { expect, it } from 'vitest'

import { loadStaffLanguage } from '../language/load-staff-language.ts'
import { tellApart } from './tell-apart.ts'

const isos = ['2026-11-22T08:20:59.000Z', '2026-11-22T08:20:04.125Z', '2026-11-22T08:21:04.000Z']

it.each([
  ['en', ['Nov 22, 2026, 2:05:59 PM', 'Nov 22, 2026, 2:05:04 PM', 'Nov 22, 2026, 2:06 PM']],
  ['ne', ['२०८३ मंसिर ६, दिउँसो २:०५:५९', '२०८३ मंसिर ६, दिउँसो २:०५:०४', '२०८३ मंसिर ६, दिउँसो २:०६']],
] as const)('times of one minute have their seconds, in %s', async (tag, shown) => {
  const { time, count } = await loadStaffLanguage(tag)
  expect(tellApart(isos, time, count)).toEqual(shown)
})
