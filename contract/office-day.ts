import { OFFICE_OFFSET_MS } from './office-time-zone.ts'
import { DAY_MS } from './time.ts'

/** The day in Nepal at a moment, in milliseconds since 1970: `2026-05-01`. */
export const officeDay = (at: number): string => new Date(at + OFFICE_OFFSET_MS).toISOString().slice(0, 10)

/** The number of the day in Nepal at a moment, in days since 1970-01-01. */
export const officeDayNumber = (at: number): number => Math.floor((at + OFFICE_OFFSET_MS) / DAY_MS)

/** When a day ends in Nepal, in milliseconds since 1970. */
export const endOfOfficeDay = (day: string): number => Date.parse(day) + DAY_MS - OFFICE_OFFSET_MS
