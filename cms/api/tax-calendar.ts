import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { BIKRAM_SAMBAT_UNTIL, daysBetween, firstDayOf } from '#contract/bikram-sambat.ts'
import { parseRecurrence } from '#contract/calendar/recurrence.ts'
import { type DatedDay, periodOf } from '#contract/calendar/falls-on.ts'
import { monthOf, monthsAfter } from '#contract/calendar/calendar-month.ts'
import { documents } from '#contract/fields/documents.ts'
import { deadline, type Taxpayer, taxpayers } from '#contract/deadline.ts'
import { daysAfter } from '#contract/days.ts'
import { endOfOfficeDay, officeDay } from '#contract/office-day.ts'
import { MOVED_MAX, occurrences, workingDayFrom } from '#contract/due-days.ts'
import type { Language } from '#contract/languages.ts'
import type { BothDays, DueDate, TaxCalendar } from '#contract/tax-calendar.ts'
import { textOf } from '#contract/narrow.ts'
import type { WorkingTime } from '#contract/opening-hours.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { rowBatches } from '#cms/content/row-batches.ts'
import { populateReferences } from './populate-references.ts'
import { type Document, shape } from './shape.ts'
import { toBikramSambat } from '#cms/common/to-bikram-sambat.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { workingTimeOf } from '#cms/site-content/working-time.ts'
import { type CalendarQuery, RESPONSE_DAYS_MAX } from './tax-calendar-query.ts'

/** The default number of Bikram Sambat months, including the present one. */
const MONTHS_SHOWN = 12

const columns = [
  'title',
  'slug',
  'law',
  'source',
  'taxpayers',
  'recurrence',
  'movesOn',
  'documents',
  'updatedAt',
  'createdAt',
]

/** The due dates that a query asks for, of published deadlines. Throws 404 if today is in no table. */
export async function readTaxCalendar(
  req: PayloadRequest,
  query: CalendarQuery,
  language: Language,
): Promise<TaxCalendar> {
  const today = officeDay(Date.now())
  const [from, to] = rangeOf(query, today)
  const source = sourceOf('deadline')
  const [{ ids }, closed] = await Promise.all([idsOf(req), readHolidays(req)])
  const days = [...daysBetween(daysAfter(from, -MOVED_MAX), to, toBikramSambat)]
  const items: DueDate[] = []
  for await (const rows of rowBatches(req, source.collection, ids, columns, language))
    for (const row of await populateReferences(req, deadline, rows, language))
      items.push(...dueDatesOf(row, query, { from, to, days, ...closed, language }))
  return {
    today: bothDays(today),
    from: bothDays(from),
    to: bothDays(to),
    knownUntil: BIKRAM_SAMBAT_UNTIL,
    validUntil: new Date(endOfOfficeDay(today)).toISOString(),
    items: items
      .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
      .slice(0, query.limit),
  }
}

/** The deadlines' ids in the order that staff set, which due dates on one day keep. */
const idsOf = (req: PayloadRequest) => entryRows(req).ids(entryQuery(sourceOf('deadline'), []))

interface Closed {
  holidays: WorkingTime['holidays']
  /** When the settings with them were last changed; empty if they never were. */
  holidaysAt: string
}

async function readHolidays({ payload }: PayloadRequest): Promise<Closed> {
  const select = { holidays: true, updatedAt: true } as const
  const settings = await payload.findGlobal({ slug: 'site-settings', select, depth: 0 })
  return { holidays: workingTimeOf(settings).holidays, holidaysAt: settings.updatedAt ?? '' }
}

/**
 * The first and the last requested day: of `month`, or from `from`, by default today, until `to`, by default the end of the
 * twelfth month. Throws 404 for a month in no table, and 400 for an end before the beginning.
 */
function rangeOf({ from, to, month }: CalendarQuery, today: string): readonly [from: string, to: string] {
  const lastOf = (next: string | undefined) => (next === undefined ? BIKRAM_SAMBAT_UNTIL : daysAfter(next, -1))
  if (month) {
    const first = firstDayOf(monthOf(month), toBikramSambat)
    if (first === undefined) throw notFoundError('Month')
    return [first, lastOf(firstDayOf(monthsAfter(monthOf(month), 1), toBikramSambat))]
  }
  const start = from ?? today
  if (to !== undefined && to < start) throw invalidField('to', 'to must not be before today unless from is given')
  if (to !== undefined)
    return [start, to < daysAfter(start, RESPONSE_DAYS_MAX) ? to : daysAfter(start, RESPONSE_DAYS_MAX)]
  return [start, lastOf(firstDayOf(monthsAfter(bothDays(start).bs, MONTHS_SHOWN), toBikramSambat))]
}

function bothDays(date: string): BothDays {
  const bs = toBikramSambat(date)
  if (!bs) throw notFoundError('Month')
  return { date, bs }
}

interface Range extends Closed {
  from: string
  to: string
  /** The days in the range, and as many before it as a due date may move. */
  days: readonly DatedDay[]
  language: Language
}

function dueDatesOf(
  row: Document,
  query: CalendarQuery,
  { from, to, days, holidays, holidaysAt, language }: Range,
): DueDate[] {
  const entry = shape(deadline, row, language)
  const concerned = taxpayersIn(entry['taxpayers'])
  const isAsked = query.taxpayers.length === 0 || concerned.some((each) => query.taxpayers.includes(each))
  const rule = parseRecurrence(textOf(entry['recurrence']))
  if (!rule || !isAsked || (query.slug !== undefined && entry.slug !== query.slug)) return []
  const shared = {
    _id: entry._id,
    slug: textOf(entry.slug),
    title: textOf(entry['title']),
    taxpayers: concerned,
    law: textOf(entry['law']),
    source: textOf(entry['source']),
    ...(documents.isValue(entry['documents']) && entry['documents'].length > 0
      ? { documents: entry['documents'] }
      : {}),
    updatedAt: changedAt(textOf(row['updatedAt']), entry['movesOn'] === true ? holidaysAt : ''),
    ...(entry.fellBack ? { fellBack: entry.fellBack.filter((path) => path === 'title' || path === 'law') } : {}),
  }
  return [...occurrences(rule, days)].flatMap((day): DueDate[] => {
    const date = entry['movesOn'] === true ? workingDayFrom(day.date, holidays) : day.date
    const period = periodOf(rule, day)
    const bs = date === day.date ? day.bs : toBikramSambat(date)
    if (date < from || date > to || !bs) return []
    return [
      {
        ...shared,
        date,
        bs,
        ...(date === day.date ? {} : { insteadOf: day.date }),
        ...(period ? { period: { ...period, calendar: rule.calendar } } : {}),
      },
    ]
  })
}

const taxpayersIn = (value: unknown): Taxpayer[] =>
  Array.isArray(value) ? taxpayers.filter((each) => value.includes(each)) : []

/** The later of two times, of which the second may be empty. */
const changedAt = (deadlineAt: string, holidaysAt: string): string =>
  Date.parse(holidaysAt) > Date.parse(deadlineAt) ? new Date(holidaysAt).toISOString() : deadlineAt
