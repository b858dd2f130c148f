import { toBik } from 'bikram-sambat'
import fc from 'fast-check'
import NepaliDate from 'nepali-date-converter'
import { describe, expect, it } from 'vitest'

import {
  BIKRAM_SAMBAT_FROM,
  BIKRAM_SAMBAT_UNTIL,
  bikramSambatBy,
  daysBetween,
  firstDayOf,
  rememberingMonths,
} from './bikram-sambat.ts'
import type { CalendarDay } from './calendar/calendar-day.ts'
import { dayText, monthsAfter, monthText } from './calendar/calendar-month.ts'
import { periodOf } from './calendar/falls-on.ts'
import {
  ALL_MONTHS,
  DAYS_OF_MONTH_MAX,
  parseRecurrence,
  type Recurrence,
  recurrenceText,
} from './calendar/recurrence.ts'
import { daysAfter, weekdayOf } from './days.ts'
import { occurrences, workingDayFrom } from './due-days.ts'

const toBikramSambat = bikramSambatBy((local) => NepaliDate.fromAD(local).getBS())

const rule = (text: string): Recurrence => {
  const parsed = parseRecurrence(text)
  if (!parsed) throw new Error(`${text} is no recurrence`)
  return parsed
}
const daysOf = (text: string, from: string, to: string) => [
  ...occurrences(rule(text), daysBetween(from, to, toBikramSambat)),
]
const datesOf = (text: string, from: string, to: string) => daysOf(text, from, to).map(({ date }) => date)

const calendars = fc.constantFrom('bs' as const, 'ad' as const)
const anyRule: fc.Arbitrary<Recurrence> = calendars.chain((calendar) =>
  fc.oneof(
    fc.record({
      calendar: fc.constant(calendar),
      once: fc.record({
        year: fc.integer({ min: 2000, max: 2090 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
    }),
    fc.record({
      calendar: fc.constant(calendar),
      day: fc.oneof(fc.constant('last' as const), fc.integer({ min: 1, max: DAYS_OF_MONTH_MAX[calendar] })),
      months: fc.subarray([...ALL_MONTHS], { minLength: 1 }),
      isInArrears: fc.boolean(),
    }),
  ),
)
const aDay = fc.integer({ min: 0, max: 33_000 }).map((count) => daysAfter(BIKRAM_SAMBAT_FROM, count))

it('days by the months that are remembered are those of the table, which is asked once for each month', () => {
  let asked = 0
  const remembered = rememberingMonths((iso) => {
    asked += 1
    return toBikramSambat(iso)
  })
  const wrong: string[] = []
  const text = (day: CalendarDay | undefined) => day && dayText(day)
  for (let date = '1943-04-10'; date < '2034-04-18'; date = daysAfter(date, 1))
    if (text(remembered(date)) !== text(toBikramSambat(date))) wrong.push(date)
  expect(wrong).toEqual([])
  expect(remembered('2026-11-21T18:15:00.000Z')).toEqual({ year: 2083, month: 8, day: 6 })
  expect(remembered('no day')).toBeUndefined()
  expect(asked).toBeLessThanOrEqual(91 * 12 + 1)
})

describe('a recurrence', () => {
  it('is the same after it was written and read, in any case and spacing', () => {
    fc.assert(
      fc.property(anyRule, (any) => {
        const text = recurrenceText(any)
        expect(parseRecurrence(text)).toEqual(any)
        expect(parseRecurrence(`  ${text.toUpperCase().replaceAll(' ', '  ').replaceAll(',', ' , ')} `)).toEqual(any)
      }),
    )
  })

  it.each([
    '',
    'bs',
    '25 of every month',
    'bs 33 of 1',
    'ad 32 of 1',
    'bs 0 of 1',
    'bs 25 of 13',
    'bs 25 of 0',
    'bs 25 of',
    'bs 2083-13-01',
    'bs 2083-01-33',
    'ad 2026-02-30',
    'ad 2026-2-3',
    'bs last of 6',
    'bs 2083-01-01 in arrears',
  ])('is not %j', (text) => {
    expect(parseRecurrence(text)).toBeUndefined()
  })

  it('falls on days in order, within the interval, and the same if that is split anywhere', () => {
    fc.assert(
      fc.property(anyRule, aDay, fc.nat(900), fc.nat(900), (any, from, one, other) => {
        const text = recurrenceText(any)
        const [middle, to] = [daysAfter(from, one), daysAfter(from, one + other)]
        const whole = datesOf(text, from, to)
        expect(whole).toEqual([...new Set(whole)].sort())
        expect(whole.every((date) => from <= date && date <= to)).toBe(true)
        expect([...datesOf(text, from, middle), ...datesOf(text, daysAfter(middle, 1), to)]).toEqual(whole)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['bs', 'ad'] as const)(
    'on the last day (%s) falls once in each month of the table, before a first day',
    (calendar) => {
      const days = daysOf(`${calendar} last day of every month`, BIKRAM_SAMBAT_FROM, BIKRAM_SAMBAT_UNTIL)
      const months = days.map((day) => monthText(day[calendar]))
      expect(new Set(months).size).toBe(days.length)
      expect(days).toHaveLength(91 * 12)
      for (const { date, [calendar]: last } of days) {
        const next = daysAfter(date, 1)
        if (calendar === 'ad') expect(next).toMatch(/-01$/)
        // Up to 2083 another table has the months, too.
        else if (last.year < 2083) expect(toBik(next)).toEqual({ ...monthsAfter(last, 1), day: 1 })
        else if (date < BIKRAM_SAMBAT_UNTIL) expect(toBikramSambat(next)).toEqual({ ...monthsAfter(last, 1), day: 1 })
      }
      // A day that a month may lack is its last one there.
      expect(
        datesOf(`${calendar} ${DAYS_OF_MONTH_MAX[calendar]} of every month`, BIKRAM_SAMBAT_FROM, BIKRAM_SAMBAT_UNTIL),
      ).toEqual(days.map(({ date }) => date))
    },
  )

  // The first four: the instalments of the income tax and its return, on the last days of Poush, Chaitra, Ashadh and Ashwin. The
  // table of the package bikram-sambat has the same days.
  it.each([
    ['bs last day of 9', '2026-01-01', '2026-12-31', ['2026-01-14']],
    ['bs last day of 12', '2026-01-01', '2026-12-31', ['2026-04-13']],
    ['bs last day of 3', '2026-01-01', '2026-12-31', ['2026-07-16']],
    ['bs last day of 6', '2026-01-01', '2026-12-31', ['2026-10-17']],
    ['bs 25 of every month', '2026-11-17', '2027-01-13', ['2026-12-11', '2027-01-09']],
    ['bs 2083-08-29', '2026-01-01', '2027-12-31', ['2026-12-15']],
    ['bs 2083-08-30', '2026-01-01', '2027-12-31', []],
    ['ad 31 of 2,3', '2028-01-01', '2028-12-31', ['2028-02-29', '2028-03-31']],
    ['ad 2026-12-15', '2026-01-01', '2027-12-31', ['2026-12-15']],
    ['bs 1 of 1', '2033-01-01', '2060-12-31', ['2033-04-14']],
  ])('%s between %s and %s: %j', (text, from, to, dates) => {
    expect(datesOf(text, from, to)).toEqual(dates)
    const known = daysOf(text, from, to).filter(({ bs }) => bs.year <= 2083)
    expect(known.map(({ date }) => toBik(date))).toEqual(known.map(({ bs }) => bs))
  })

  // As they are published: the Constitution of Nepal, promulgated on 3 Ashwin 2072; the republic, declared on 15 Jestha 2065; the
  // earthquake of 12 Baisakh 2072; the first day of the fiscal year 2081/82; Democracy Day, 7 Falgun 2007.
  it.each([
    ['2015-09-20', { year: 2072, month: 6, day: 3 }],
    ['2008-05-28', { year: 2065, month: 2, day: 15 }],
    ['2015-04-25', { year: 2072, month: 1, day: 12 }],
    ['2024-07-16', { year: 2081, month: 4, day: 1 }],
    ['1951-02-18', { year: 2007, month: 11, day: 7 }],
  ])('%s is the published day %j', (date, bs) => {
    expect(toBikramSambat(date)).toEqual(bs)
  })

  it('in arrears is for the months since it fell due last', () => {
    const periods = (text: string) =>
      daysOf(text, '2026-04-14', '2027-04-13').map((day) => {
        const period = periodOf(rule(text), day)
        return period && `${monthText(period.from)} ${monthText(period.to)}`
      })
    expect(periods('bs 25 of 4,8,12 in arrears')).toEqual(['2082-12 2083-03', '2083-04 2083-07', '2083-08 2083-11'])
    expect(periods('bs 25 of 1 in arrears')).toEqual(['2082-01 2082-12'])
    expect(periods('bs 25 of every month in arrears').slice(0, 2)).toEqual(['2082-12 2082-12', '2083-01 2083-01'])
    expect(periods('bs 25 of 1')).toEqual([undefined])
  })
})

describe('days', () => {
  it('begin each month of the table where the one before ended', () => {
    for (let month = { year: 2000, month: 1 }; month.year <= 2090; month = monthsAfter(month, 1)) {
      const first = firstDayOf(month, toBikramSambat) ?? ''
      expect(toBikramSambat(first)).toEqual({ ...month, day: 1 })
    }
    expect(firstDayOf({ year: 2091, month: 1 }, toBikramSambat)).toBeUndefined()
  })

  it('move on to the first that is neither a Saturday nor a holiday', () => {
    fc.assert(
      fc.property(aDay, fc.array(fc.tuple(fc.nat(40), fc.nat(9)), { maxLength: 4 }), (date, some) => {
        const holidays = some.map(([after, length]) => ({
          from: daysAfter(date, after),
          to: daysAfter(date, after + length),
        }))
        const isFree = (day: string) =>
          weekdayOf(day) === 6 || holidays.some(({ from, to }) => from <= day && day <= to)
        const moved = workingDayFrom(date, holidays)
        expect(isFree(moved)).toBe(false)
        for (let day = date; day < moved; day = daysAfter(day, 1)) expect(isFree(day)).toBe(true)
      }),
    )
    expect(workingDayFrom('2026-12-11', [{ from: '2026-01-01', to: '2027-12-31' }])).toBe('2026-12-11')
  })

  it('are written by year, month and day', () => {
    expect(dayText({ year: 2083, month: 8, day: 7 })).toBe('2083-08-07')
  })
})
