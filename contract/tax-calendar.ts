import type { CalendarDay } from './calendar/calendar-day.ts'
import type { Period } from './calendar/falls-on.ts'
import type { CalendarName } from './calendar/recurrence.ts'
import { deadline, type Taxpayer } from './deadline.ts'
import type { DocumentFile } from './fields/documents.ts'
import { isRecord } from './narrow.ts'
import type { FellBack } from './languages.ts'

/** A day as both calendars have it. */
export interface BothDays {
  /** `2026-11-23` */
  date: string
  bs: CalendarDay
}

/** A day on which a deadline falls. */
export interface DueDate extends BothDays, FellBack {
  /** The deadline's id. */
  _id: string
  slug: string
  title: string
  taxpayers: Taxpayer[]
  law: string
  source: string
  /** The day by the rule, if it has moved on to a working day. */
  insteadOf?: string
  /** The months that it is for, and by which calendar. */
  period?: Period & { calendar: CalendarName }
  /** The documents to download for it, if there are any. */
  documents?: DocumentFile[]
  /** When the deadline was last changed, or the holidays from which it moves on. */
  updatedAt: string
}

/** The paths of the tax calendar's page and of its iCalendar file. */
export const TAX_CALENDAR = deadline.page.list.path
export const TAX_CALENDAR_FILE = '/tax-calendar.ics'

/** The due dates from one day to another. */
export interface TaxCalendar {
  /** The day in Nepal. */
  today: BothDays
  from: BothDays
  to: BothDays
  /** The last day whose date in Bikram Sambat is known. */
  knownUntil: string
  /** When what is here changes by itself: at the end of the day. */
  validUntil: string
  /** By day. */
  items: DueDate[]
}

/** A path with more parameters, of which those that are undefined are left out. */
export function withParameters(path: string, more: Readonly<Record<string, string | undefined>>): string {
  const [before = '', after] = path.split('?')
  const query = new URLSearchParams(after)
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${before}?${query}` : before
}

const isBothDays = (value: unknown): boolean =>
  isRecord(value) && typeof value['date'] === 'string' && isRecord(value['bs'])

const isDueDate = (value: unknown): boolean =>
  isBothDays(value) &&
  isRecord(value) &&
  ['_id', 'slug', 'title', 'law', 'source', 'updatedAt'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['taxpayers'])

/** Whether a response body is a tax calendar. */
export const isTaxCalendar = (value: unknown): value is TaxCalendar =>
  isRecord(value) &&
  [value['today'], value['from'], value['to']].every(isBothDays) &&
  typeof value['validUntil'] === 'string' &&
  Array.isArray(value['items']) &&
  value['items'].every(isDueDate)
