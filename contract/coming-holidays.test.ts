import { expect, it } from 'vitest'

import { comingHolidays } from './coming-holidays.ts'

const openings = [0, 1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 }))
const holidays = [
  { name: 'Tihar', from: '2026-11-07', to: '2026-11-11' },
  { name: 'Dashain', from: '2026-10-11', to: '2026-10-23' },
  { from: '2026-10-25', to: '2026-10-25' },
]
const bs = { year: 2083, month: 6, day: 1 }
const day = (date: string) => ({ date, bs })
const at = (now: string) => comingHolidays({ openings, holidays }, Date.parse(`${now}+05:45`), () => bs)
const names = (now: string) => at(now).map(({ name }) => name)

it('are those that last, or begin within 30 days of Nepal, by their first days', () => {
  expect(names('2026-09-10T23:59')).toEqual([])
  expect(names('2026-09-11T00:00')).toEqual(['Dashain'])
  expect(names('2026-10-08T12:00')).toEqual(['Dashain', '', 'Tihar'])
  expect(names('2026-10-23T23:59')).toEqual(['Dashain', '', 'Tihar'])
  expect(names('2026-10-24T00:00')).toEqual(['', 'Tihar'])
})

it('have their days in both calendars, and the day on which the office opens again', () => {
  // After Dashain come a Saturday and the holiday without a name.
  expect(at('2026-10-11T00:00').slice(0, 2)).toEqual([
    { name: 'Dashain', from: day('2026-10-11'), to: day('2026-10-23'), opens: day('2026-10-26') },
    { name: '', from: day('2026-10-25'), to: day('2026-10-25'), opens: day('2026-10-26') },
  ])
})

it('of an office without hours have no day on which it opens, and beyond the calendar none of Bikram Sambat', () => {
  const [holiday] = [{ name: 'Far', from: '2040-01-01', to: '2040-01-01' }]
  const now = Date.parse('2039-12-31')
  expect(comingHolidays({ openings: [], holidays: [holiday] }, now, () => undefined)).toEqual([
    { name: 'Far', from: { date: '2040-01-01' }, to: { date: '2040-01-01' } },
  ])
})
