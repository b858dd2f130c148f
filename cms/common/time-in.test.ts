import { expect, it } from 'vitest'

import { timeIn } from './time-in.ts'

it.each([
  ['en', '2026-11-22T08:20:00.000Z', 'Sunday 22 November 2026 at 14:05'],
  ['ne', '2026-11-22T08:20:00.000Z', '२०८३ मंसिर ६, दिउँसो २:०५ (सन् २०२६ नोभेम्बर २२)'],
  ['ne', '2026-11-22T18:20:00.000Z', '२०८३ मंसिर ७, राति १२:०५ (सन् २०२६ नोभेम्बर २३)'],
  ['ne', '2040-01-01T00:00:00.000Z', 'सन् २०४० जनवरी १, बिहान ५:४५'],
] as const)('says a time in %s by the office’s clock and calendar', (language, iso, said) => {
  expect(timeIn[language](iso).replace(',', '')).toBe(said.replace(',', ''))
})
