import { describe, expect, it } from 'vitest'

import { endOfOfficeDay, officeDay } from '#contract/office-day.ts'
import { isRecord } from '#contract/narrow.ts'
import { isTaxCalendar, type TaxCalendar } from '#contract/tax-calendar.ts'
import { Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entity, fieldsNamed } from '../support/entities.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'

/** No demo deadline is about these. */
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

  it.each([
    [{ taxpayers: [] }, 'taxpayers'],
    [{ taxpayers: ['nobody'] }, 'taxpayers'],
    [{ taxpayers: [['vat']] }, 'taxpayers'],
    [{ recurrence: 'now and then' }, 'recurrence'],
    [{ recurrence: '' }, 'recurrence'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await admin().post('/deadline', { ...deadline, ...wrong })
    expect(answer.status).toBe(400)
    expect(fieldsNamed(answer)).toEqual([field])
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

  it('has the days of a month of Bikram Sambat, the last of its table too', async () => {
    expect(await calendar(visitor(), '?month=2083-08')).toMatchObject({
      from: { date: '2026-11-17', bs: { year: 2083, month: 8, day: 1 } },
      to: { date: '2026-12-15', bs: { year: 2083, month: 8, day: 29 } },
    })
    expect(await calendar(visitor(), '?month=2090-12')).toMatchObject({ to: { date: '2034-04-13' } })
  })

  it('is a file that programs ask for again at no cost, in both languages', async () => {
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
        // The second time from the cache.
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
