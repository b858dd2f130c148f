import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'

import { endOfOfficeDay, officeDay } from '#contract/office-day.ts'
import { isRecord } from '#contract/narrow.ts'
import { isTaxCalendar, type TaxCalendar } from '#contract/tax-calendar.ts'
import { Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entity, fieldsNamed, message } from '../support/entities.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'

/** No deadline of the demo content has this title or concerns these taxpayers. */
const title = 'A form of the tests'
const deadline = {
  title,
  taxpayers: ['excise'],
  recurrence: 'ad 15 of every month in arrears',
  law: 'Act; of tests, 1',
}

async function calendar(client: Client, query: string): Promise<TaxCalendar> {
  const { body, status, text } = await client.get(`/tax-calendar${query}`)
  if (!isTaxCalendar(body)) throw new Error(`no tax calendar but ${status}: ${text.slice(0, 300)}`)
  return body
}

const datesOf = ({ items }: TaxCalendar, of = title) => items.filter((due) => due.title === of).map(({ date }) => date)

describe('a deadline', () => {
  it('takes its kinds of taxpayers and its recurrence from JSON and from forms, and answers them in their canonical form', async () => {
    const sent = { title: 'Canonical', recurrence: ' BS  25 of 12, 4,8 ', movesOn: true }
    for (const [as, taxpayers] of [
      ['json', ['vat', 'company', 'vat']],
      ['json', 'vat, company'],
      ['form', 'vat,company'],
      ['multipart', 'vat,company'],
    ] as const) {
      const made = entity(await admin().post('/deadline', { ...sent, taxpayers }, { as }))
      expect(made).toMatchObject({ taxpayers: ['company', 'vat'], recurrence: 'bs 25 of 4,8,12', movesOn: true })
      await admin().remove(`/deadline/${made._id}`)
    }
  })

  it.each<[wrong: object, field: string, said?: string]>([
    [{ taxpayers: [] }, 'taxpayers'],
    [{ taxpayers: ['nobody'] }, 'taxpayers'],
    [{ taxpayers: [['vat']] }, 'taxpayers'],
    [{ recurrence: 'now and then' }, 'recurrence'],
    [{ recurrence: '' }, 'recurrence'],
    [{ recurrence: 'bs 2083-08-30' }, 'recurrence', 'Recurrence must be a day that there is: 2083-08 has 29 days'],
    [{ recurrence: 'bs 2083-08-32' }, 'recurrence', 'Recurrence must be a day that there is: 2083-08 has 29 days'],
    [
      { recurrence: 'bs 2091-01-01' },
      'recurrence',
      'Recurrence must be from 2000-01-01 to 2090-12-30: beyond that the calendar is not known',
    ],
    [
      { recurrence: 'ad 2034-04-14' },
      'recurrence',
      'Recurrence must be from 1943-04-14 to 2034-04-13: beyond that the calendar is not known',
    ],
  ])('is refused with %j', async (wrong, field, said) => {
    const answer = await admin().post('/deadline', { ...deadline, ...wrong })
    expect(answer.status).toBe(400)
    expect(fieldsNamed(answer)).toEqual([field])
    if (said !== undefined) expect(message(answer)).toBe(said)
  })

  it('is refused on a day that nobody has as a change, as a draft and in the panel too; the last days of the table are taken', async () => {
    const made = entity(await admin().post('/deadline', { ...deadline, recurrence: 'bs 2090-12-30' }))
    const wrong = { ...deadline, recurrence: 'bs 2083-08-30' }
    for (const [method, path] of [
      ['PATCH', `/api/deadline/${made._id}`],
      ['POST', '/api/draft/deadline'],
      ['PATCH', `/api/deadlines/${made._id}`],
      ['POST', '/api/deadlines?draft=true'],
    ] as const) {
      const answer = await admin().fetch(path, {
        method,
        body: JSON.stringify(path.startsWith('/api/deadlines') ? { ...wrong, taxpayers: 'excise' } : wrong),
        headers: { 'content-type': 'application/json' },
      })
      expect([path, answer.status]).toEqual([path, 400])
      expect(answer.text).toContain('2083-08 has 29 days')
    }
    const changed = await admin().patch(`/deadline/${made._id}`, { recurrence: 'ad 2034-04-13' })
    expect(entity(changed)).toMatchObject({ recurrence: 'ad 2034-04-13' })
    await admin().remove(`/deadline/${made._id}`)
  })

  it('is in the calendar on its days as long as it is published, and only for whom it concerns', async () => {
    const made = entity(await admin().post('/deadline', deadline))
    const range = '?from=2027-01-01&to=2027-03-31'
    const dates = ['2027-01-15', '2027-02-15', '2027-03-15']
    expect(datesOf(await calendar(visitor(), range))).toEqual(dates)
    expect(datesOf(await calendar(visitor(), `${range}&for=excise`))).toEqual(dates)
    expect(datesOf(await calendar(visitor(), `${range}&for=vat`))).toEqual([])
    expect((await calendar(visitor(), `${range}&for=excise&limit=2`)).items).toHaveLength(2)
    const [due] = (await calendar(visitor(), `${range}&slug=${made.slug}&lang=ne`)).items
    expect(due).toMatchObject({
      bs: { year: 2083, month: 10, day: 1 },
      period: { from: { year: 2026, month: 12 }, to: { year: 2026, month: 12 }, calendar: 'ad' },
      fellBack: ['title', 'law'],
    })
    const page = await visitor().fetch('/tax-calendar?for=excise')
    expect(page.text).toContain(title)
    await admin().patch(`/deadline/${made._id}`, { recurrence: 'ad 2027-02-28', movesOn: true })
    expect(datesOf(await calendar(visitor(), range))).toEqual(['2027-02-28'])
    await admin().remove(`/deadline/${made._id}`)
    expect(datesOf(await calendar(visitor(), range))).toEqual([])
    expect((await visitor().fetch('/tax-calendar?for=excise')).text).not.toContain(title)
  })

  it('moves on from Saturdays if it is to', async () => {
    const made = entity(await admin().post('/deadline', { ...deadline, recurrence: 'ad 2027-01-30', movesOn: true }))
    expect((await calendar(visitor(), `?slug=${made.slug}`)).items).toMatchObject([
      { date: '2027-01-31', insteadOf: '2027-01-30' },
    ])
    await admin().remove(`/deadline/${made._id}`)
  })
})

it('a due date that moves by a holiday is newer, for calendar programs too; others are as they were', async () => {
  const moving = entity(await admin().post('/deadline', { ...deadline, recurrence: 'ad 2027-02-03', movesOn: true }))
  const fixed = entity(await admin().post('/deadline', { ...deadline, recurrence: 'ad 2027-02-03' }))
  const stamps = async () => {
    const { text } = await visitor().fetch('/tax-calendar.ics')
    const file = new ICAL.Component(ICAL.parse(text))
    return Object.fromEntries(
      file.getAllSubcomponents('vevent').map((component) => {
        const { uid, startDate, sequence } = new ICAL.Event(component)
        const [stamp, modified] = ['dtstamp', 'last-modified'].map((name) =>
          String(component.getFirstPropertyValue(name)),
        )
        return [uid.slice(0, -'-2027-02-03'.length), { date: startDate.toString(), sequence, stamp, modified }]
      }),
    )
  }
  const before = await stamps()
  expect(before[moving._id]).toMatchObject({ date: '2027-02-03' })
  const holidays = [{ name: 'Holiday of tests', from: '2027-02-03', until: '2027-02-04' }]
  // DTSTAMP has a resolution of one second, so the change is repeated until it differs.
  await vi.waitFor(async () => {
    await admin().patch('/settings', { holidays })
    const after = await stamps()
    expect(after[moving._id]?.date).toBe('2027-02-05')
    expect(after[moving._id]?.sequence).toBeGreaterThan(before[moving._id]?.sequence ?? Infinity)
    expect(after[moving._id]?.stamp).not.toBe(before[moving._id]?.stamp)
    expect(after[moving._id]?.modified).toBe(after[moving._id]?.stamp)
    expect(after[fixed._id]).toEqual(before[fixed._id])
  }, 10_000)
  await admin().patch('/settings', { holidays: [] })
  for (const { _id } of [moving, fixed]) await admin().remove(`/deadline/${_id}`)
})

describe('the tax calendar', () => {
  it.each([
    ['?month=2083-13', 'month'],
    ['?month=2091-01', 'month'],
    ['?month=2083-08&from=2026-01-01', 'month'],
    ['?from=2026-02-30', 'from'],
    ['?from=2020-01-01&to=2026-01-01', 'to'],
    ['?from=2026-01-02&to=2026-01-01', 'to'],
    ['?to=2026-01-01', 'to'],
    ['?to=2050-01-01', 'to'],
    ['?for=vat,nobody', 'for'],
    ['?for=vat&for=company', 'for'],
    ['?limit=0', 'limit'],
    ['?slug=a/b', 'slug'],
  ])('%s is refused', async (query, field) => {
    const answer = await visitor().get(`/tax-calendar${query}`)
    expect(answer.status).toBe(400)
    expect(fieldsNamed(answer)).toEqual([field])
  })

  it('takes days with white space around them as they are without', async () => {
    const plain = await visitor().get('/tax-calendar?from=2026-12-01&to=2026-12-31')
    const spaced = await visitor().get('/tax-calendar?from=%202026-12-01%20%20&to=%092026-12-31%20')
    expect([spaced.status, spaced.text]).toEqual([200, plain.text])
  })

  it('has the days of a month of Bikram Sambat, the last of its table too', async () => {
    expect(await calendar(visitor(), '?month=2083-08')).toMatchObject({
      from: { date: '2026-11-17', bs: { year: 2083, month: 8, day: 1 } },
      to: { date: '2026-12-15', bs: { year: 2083, month: 8, day: 29 } },
    })
    expect(await calendar(visitor(), '?month=2090-12')).toMatchObject({ to: { date: '2034-04-13' } })
  })

  it('is a file that programs can revalidate, in both languages', async () => {
    for (const path of ['/tax-calendar.ics', '/ne/tax-calendar.ics?for=vat']) {
      const { headers, text, status } = await visitor().fetch(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
      const again = await visitor().fetch(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    }
  })

  it('is another one after midnight in Nepal, on every page that says what is next', async () => {
    const clock = await movableClock()
    const { client, server } = await ownServerWithAdmin(clock.environment)
    const guest = new Client(server.url)
    const today = officeDay(Date.now())
    const made = await client.post('/deadline', { ...deadline, recurrence: `ad ${today}` })
    expect(made.status).toBe(201)
    await clock.holdAt(server, endOfOfficeDay(today) - 1000)
    const paths = ['/', '/ne', '/tax-calendar', '/tax-calendar?for=excise', '/api/tax-calendar']
    const shown = async () => {
      const seen: string[] = []
      for (const path of paths) {
        // The second read returns the cached response.
        await guest.fetch(path)
        if ((await guest.fetch(path)).text.includes(title)) seen.push(path)
      }
      return seen
    }
    expect(await shown()).toEqual(paths)
    await clock.holdAt(server, endOfOfficeDay(today))
    expect(await shown()).toEqual([])
    const { body } = await guest.get('/tax-calendar')
    expect(isRecord(body) && body['today']).not.toMatchObject({ date: today })
  })
})
