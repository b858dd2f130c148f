import { OFFICE_OFFSET_MS, OFFICE_TIME_ZONE } from '#contract/office-time-zone.ts'
import { onFirstUse } from './on-first-use.ts'

/** The Gregorian months in English. */
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)
const time = onFirstUse(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE }),
)

/** `Nov 21, 2026, 2:05 PM` in Kathmandu's time, formatted alike on the server and in all browsers. */
export const formatTime = (at: Date | number): string => time().format(at).replaceAll('\u202f', ' ')

/** `November 21, 2026`: the date in Kathmandu. Empty for an invalid date. Without Intl, whose first use takes 50 ms on a phone. */
export function formatDate(iso: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const there = new Date(at + OFFICE_OFFSET_MS)
  return `${monthNames[there.getUTCMonth()]} ${there.getUTCDate()}, ${there.getUTCFullYear()}`
}

/** An ISO time as the firm's clock shows it, `2026-05-01T10:00`, for a `datetime-local` input. Empty if invalid. */
export function toOfficeTime(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : new Date(at + OFFICE_OFFSET_MS).toISOString().slice(0, 16)
}

/** The ISO time, in UTC, of the value of such an input; empty if invalid. */
export function fromOfficeTime(local: string): string {
  const at = new Date(Date.parse(`${local}Z`) - OFFICE_OFFSET_MS)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
