import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts'
import { afterWorkingTime, minutesOf, type Opening, openState, type WorkingTime } from './opening-hours.ts'

const nineToFive = (day: number): Opening => ({ day, from: 9 * 60, to: 17 * 60 })
const week: WorkingTime = { openings: [0, 1, 2, 3, 4, 5].map(nineToFive), holidays: [] }
const at = (text: string): number => Date.parse(`${text}+05:45`)
const promised = (since: string, hours: number, working = week): string => {
  const found = afterWorkingTime(at(since), hours * HOUR_MS, working)
  return found === undefined ? 'never' : new Date(found + 5.75 * HOUR_MS).toISOString().slice(0, 16)
}

describe('eight working hours, Sunday to Friday, 9 to 5 in Kathmandu', () => {
  it.each([
    ['at the opening', '2026-11-22T09:00', '2026-11-22T17:00'],
    ['in the morning before', '2026-11-22T06:10', '2026-11-22T17:00'],
    ['at noon', '2026-11-22T12:00', '2026-11-23T12:00'],
    ['at the closing', '2026-11-22T17:00', '2026-11-23T17:00'],
    ['at night', '2026-11-22T23:59', '2026-11-23T17:00'],
    ['on Friday afternoon, before the Saturday', '2026-11-27T16:00', '2026-11-29T16:00'],
    ['on Saturday', '2026-11-28T11:00', '2026-11-29T17:00'],
  ])('%s', (_what, since, by) => {
    expect(promised(since, 8)).toBe(by)
  })

  it('leaves out holidays, the first and the last day included', () => {
    const holidays = [{ from: '2026-11-23', to: '2026-11-25' }]
    expect(promised('2026-11-22T12:00', 8, { ...week, holidays })).toBe('2026-11-26T12:00')
  })

  it('has no result without any working time', () => {
    expect(promised('2026-11-22T12:00', 8, { openings: [], holidays: [] })).toBe('never')
    expect(promised('2026-11-22T12:00', 8, { ...week, holidays: [{ from: '2020-01-01', to: '2040-01-01' }] })).toBe(
      'never',
    )
  })
})

/** Long enough for what is asked within 400 days. */
const opening = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 1400 }),
    length: fc.integer({ min: 30, max: 600 }),
  })
  .map(({ day, from, length }): Opening => ({ day, from, to: Math.min(1440, from + length) }))
const day = fc.integer({ min: 20_000, max: 20_030 }).map((n) => new Date(n * DAY_MS).toISOString().slice(0, 10))
const working = fc.record({
  openings: fc.array(opening, { minLength: 1, maxLength: 8 }),
  holidays: fc.array(
    fc.tuple(day, day).map(([one, other]) => ({ from: one, to: other })),
    { maxLength: 3 },
  ),
})
const since = fc.integer({ min: 20_000 * 1440, max: 20_030 * 1440 }).map((minutes) => minutes * MINUTE_MS)

/** Whether the office is open in the minute that begins then, asked of the clock in Kathmandu itself. */
function isOpen(minute: number, { openings, holidays }: WorkingTime): boolean {
  const there = new Date(minute + 345 * MINUTE_MS)
  const date = there.toISOString().slice(0, 10)
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes()
  return (
    openings.some((one) => one.day === there.getUTCDay() && one.from <= minutes && minutes < one.to) &&
    !holidays.some(({ from, to }) => from <= date && date <= to)
  )
}

it('is the first minute with enough working time, computed independently, minute by minute', () => {
  fc.assert(
    fc.property(working, since, fc.integer({ min: 1, max: 300 }), (hours, start, minutes) => {
      const end = afterWorkingTime(start, minutes * MINUTE_MS, hours)
      if (end === undefined) return false
      let open = 0
      for (let minute = start; minute < end; minute += MINUTE_MS) open += Number(isOpen(minute, hours))
      return open === minutes && isOpen(end - MINUTE_MS, hours)
    }),
    { numRuns: 20 },
  )
})

it('is monotonic in the start time', () => {
  fc.assert(
    fc.property(working, since, fc.nat(5 * DAY_MS), fc.integer({ min: 1, max: 20 }), (hours, start, later, length) => {
      const [one = Infinity, other = Infinity] = [start, start + later].map((from) =>
        afterWorkingTime(from, length * HOUR_MS, hours),
      )
      return one <= other
    }),
  )
})

it.each([
  ['09:30', 570],
  ['00:00', 0],
  ['24:00', 1440],
  ['24:01', undefined],
  ['9:30', undefined],
  ['', undefined],
])('%s is minute %s of the day', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

describe('whether the office is open', () => {
  const shown = (time: string, hours = week) => {
    const { isOpen: open, changesAt = 0 } = openState(at(time), hours)
    return [open, new Date(changesAt + 5.75 * HOUR_MS).toISOString().slice(0, 16)]
  }

  it.each([
    ['2026-11-22T09:00', true, '2026-11-22T17:00'],
    ['2026-11-22T16:59', true, '2026-11-22T17:00'],
    ['2026-11-22T17:00', false, '2026-11-23T09:00'],
    ['2026-11-22T05:00', false, '2026-11-22T09:00'],
    ['2026-11-27T18:00', false, '2026-11-29T09:00'],
  ])('at %s: %s, until %s', (time, open, until) => {
    expect(shown(time)).toEqual([open, until])
  })

  // Of Nepal's government offices in winter: Kartik 16 (2 November 2023) to Magh 15, 10 to 16, on Fridays until 15, by the notice of the
  // Ministry of Home Affairs in the Nepal Gazette as reported that day: https://nepalrastrakhabar.com/archives/5713
  it.each([
    ['2023-11-02T09:59', false, '2023-11-02T10:00'],
    ['2023-11-02T15:59', true, '2023-11-02T16:00'],
    ['2023-11-03T14:30', true, '2023-11-03T15:00'],
    ['2023-11-03T15:00', false, '2023-11-05T10:00'],
  ])('a government office in winter at %s: %s, until %s', (time, open, until) => {
    const openings = [0, 1, 2, 3, 4, 5].map((each) => ({ day: each, from: 600, to: each === 5 ? 900 : 960 }))
    expect(shown(time, { openings, holidays: [] })).toEqual([open, until])
  })

  it('over midnight it stays open', () => {
    const night: WorkingTime = {
      openings: [
        { day: 0, from: 1200, to: 1440 },
        { day: 1, from: 0, to: 120 },
      ],
      holidays: [],
    }
    expect(shown('2026-11-22T21:00', night)).toEqual([true, '2026-11-23T02:00'])
  })

  it('agrees with a minute-by-minute check of the next days', () => {
    fc.assert(
      fc.property(since, working, (moment, hours) => {
        const { isOpen: open, changesAt } = openState(moment, hours)
        expect(open).toBe(isOpen(moment, hours))
        const minutes = Array.from({ length: 3 * 1440 }, (_, n) => moment + n * MINUTE_MS)
        const change = minutes.find((minute) => isOpen(minute, hours) !== open)
        if (change !== undefined) expect(changesAt).toBe(change)
        else if (changesAt !== undefined) expect(changesAt).toBeGreaterThan(minutes.at(-1) ?? 0)
      }),
      { numRuns: 40 },
    )
  })

  it('has no next change without any working time', () => {
    expect(openState(0, { openings: [], holidays: [] })).toEqual({ isOpen: false, changesAt: undefined })
  })
})
