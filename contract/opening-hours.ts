import { officeDayNumber } from './office-day.ts'
import { OFFICE_OFFSET_MS } from './office-time-zone.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'

/** A time of the week when the office is open. */
export interface Opening {
  /** 0 is Sunday. */
  day: number
  /** Minutes after midnight; `to` is after `from`, at most 1440. */
  from: number
  to: number
}

export interface WorkingTime {
  openings: readonly Opening[]
  /** Days on which the office is closed, from one to the other: `2026-10-20`. Not each has a name. */
  holidays: readonly { from: string; to: string; name?: string }[]
}

/** Opening hours as the settings have them: the day's number and two times. */
export interface WrittenOpening {
  day: string
  from: string
  to: string
}

export const workingOpenings = (written: readonly WrittenOpening[]): Opening[] =>
  written.map(({ day, from, to }) => ({ day: Number(day), from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 }))

/** The number of days that are searched; no later time is promised. */
const HORIZON_DAYS = 400

/**
 * The time by which an office has been open for so long since a moment; undefined if that takes more than 400 days.
 *
 * @param since a time in milliseconds, as `Date.now()`
 * @param workingMs more than 0
 */
export function afterWorkingTime(since: number, workingMs: number, working: WorkingTime): number | undefined {
  const openings = withoutOverlaps(working.openings)
  const firstDay = officeDayNumber(since)
  let left = workingMs
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day += 1) {
    if (isHoliday(day, working)) continue
    const midnight = day * DAY_MS - OFFICE_OFFSET_MS
    for (const { from, to } of openings.filter((opening) => opening.day === weekdayOf(day))) {
      const start = Math.max(since, midnight + from * MINUTE_MS)
      const open = midnight + to * MINUTE_MS - start
      if (open <= 0) continue
      if (left <= open) return start + left
      left -= open
    }
  }
  return undefined
}

export interface OpenState {
  isOpen: boolean
  /** When that changes, in milliseconds; undefined if it does not within 400 days. */
  changesAt: number | undefined
}

/**
 * Whether an office is open at a moment, and until when that is so.
 *
 * @param now a time in milliseconds, as `Date.now()`
 */
export function openState(now: number, working: WorkingTime): OpenState {
  const openings = withoutOverlaps(working.openings)
  const today = officeDayNumber(now)
  let openUntil: number | undefined
  for (let day = today; day < today + HORIZON_DAYS; day += 1) {
    const midnight = day * DAY_MS - OFFICE_OFFSET_MS
    const ofDay = isHoliday(day, working) ? [] : openings.filter((opening) => opening.day === weekdayOf(day))
    for (const { from, to } of ofDay) {
      const [start, end] = [midnight + from * MINUTE_MS, midnight + to * MINUTE_MS]
      if (end <= now || end <= start) continue
      // Open over midnight is two openings that touch.
      if (openUntil !== undefined && start > openUntil) return { isOpen: true, changesAt: openUntil }
      if (openUntil === undefined && start > now) return { isOpen: false, changesAt: start }
      openUntil = end
    }
    if (openUntil !== undefined && openUntil < midnight + DAY_MS) return { isOpen: true, changesAt: openUntil }
  }
  return { isOpen: openUntil !== undefined, changesAt: undefined }
}

/** The weekday, 0 for Sunday, of a day that is counted from 1970-01-01, a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

function isHoliday(day: number, { holidays }: WorkingTime): boolean {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
  return holidays.some(({ from, to }) => from <= date && date <= to)
}

/** Sorts openings by time and merges those that overlap. */
function withoutOverlaps(openings: readonly Opening[]): Opening[] {
  const found: Opening[] = []
  for (const opening of openings.toSorted((one, other) => one.day - other.day || one.from - other.from)) {
    const last = found.at(-1)
    if (last?.day === opening.day && opening.from <= last.to) last.to = Math.max(last.to, opening.to)
    else found.push({ ...opening })
  }
  return found
}

/** The minutes after midnight of a time like 09:30, up to 24:00; undefined for other texts. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time) ?? []
  const count = Number(hours) * 60 + Number(minutes)
  return count <= 24 * 60 ? count : undefined
}
