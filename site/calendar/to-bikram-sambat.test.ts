import DateConverter from '@remotemerge/nepali-date-converter'
import { toBik } from 'bikram-sambat'
import { describe, expect, it } from 'vitest'

import { toBikramSambat } from './to-bikram-sambat.ts'
import { type CalendarDay, fiscalYearOf } from '#contract/calendar/calendar-day.ts'

const DAY_MS = 86_400_000
const at = (iso: string) => toBikramSambat(`${iso}T00:00:00+05:45`)
const text = ({ year, month, day }: CalendarDay) => `${year}-${month}-${day}`

/** A day in Bikram Sambat by two other tables. */
function others(iso: string): string[] {
  const { year, month, date } = new DateConverter(iso).toBs()
  return [text({ year, month, day: date }), text(toBik(iso))]
}

const days: string[] = []
for (let day = Date.UTC(1943, 3, 14); day <= Date.UTC(2034, 3, 13); day += DAY_MS)
  days.push(new Date(day).toISOString().slice(0, 10))

describe('Bikram Sambat', () => {
  it('has every day of 2000 to 2090 as another table has it, and up to 2083 as both others have it', () => {
    const wrong = days.filter((iso) => {
      const day = at(iso)
      if (!day) return true
      const said = others(iso)
      return day.year <= 2083 ? said.some((other) => other !== text(day)) : !said.includes(text(day))
    })
    expect(wrong).toEqual([])
    expect([at(days[0] ?? ''), at(days.at(-1) ?? '')]).toEqual([
      { year: 2000, month: 1, day: 1 },
      { year: 2090, month: 12, day: 30 },
    ])
  })

  it.each(['1943-04-13', '2034-04-14', '0001-01-01', '9999-12-31', 'no day'])('has no day for %s', (iso) => {
    expect(at(iso)).toBeUndefined()
  })

  it.each([
    ['2026-11-21T18:14:59.999Z', { year: 2083, month: 8, day: 5 }],
    ['2026-11-21T18:15:00.000Z', { year: 2083, month: 8, day: 6 }],
  ])('takes the day that %s is in Kathmandu', (iso, day) => {
    expect(toBikramSambat(iso)).toEqual(day)
  })

  it.each([
    [{ year: 2083, month: 3, day: 32 }, [2082, 2083]],
    [{ year: 2083, month: 4, day: 1 }, [2083, 2084]],
  ])('%j is in the fiscal year %j', (day, years) => {
    expect(fiscalYearOf(day)).toEqual(years)
  })
})
