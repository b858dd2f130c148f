import { devanagari } from './devanagari.ts'
import { OFFICE_OFFSET_MS } from './office-time-zone.ts'

/** The parts of a day, and the hours in which they begin. */
const parts = [
  [20, 'राति'],
  [17, 'बेलुका'],
  [12, 'दिउँसो'],
  [4, 'बिहान'],
  [0, 'राति'],
] as const

/** `दिउँसो २:०५` by the office's clock; empty for an invalid time. */
export function clockInNepali(iso: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const there = new Date(at + OFFICE_OFFSET_MS)
  const [hour, minute] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
  const part = parts.find(([from]) => hour >= from)?.[1] ?? ''
  return `${part} ${devanagari(`${hour % 12 || 12}:${minute}`)}`
}
