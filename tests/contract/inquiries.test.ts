import { describe, expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'
import { signedInEditor } from '../support/people.ts'

const fields = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }

const send = async (sent: Readonly<Record<string, unknown>>, client = visitor()) => {
  const answer = await client.post('/contactus', { ...fields, ...sent })
  expect(answer.status).toBe(201)
  return entity(answer)
}

const stored = async (id: string) => (await admin().get(`/inquiries/${id}`)).body

describe('an inquiry', () => {
  it.each([
    ['with its four fields alone', {}, 'new'],
    ['from the form, filled in with care', { website: '', filledIn: 30_000 }, 'new'],
    ['that fills in what nobody sees', { website: 'https://pills.example', filledIn: 30_000 }, 'spam'],
    ['that was typed in no time', { website: '', filledIn: 3 }, 'spam'],
  ])('%s is stored, gets the same response, and has its status', async (_what, sent, status) => {
    const made = await send(sent)
    expect(made).toEqual({ _id: expect.any(String), createdAt: expect.any(String), ...fields })
    expect(member(await stored(made._id), 'status')).toBe(status)
    expect(entities(await admin().get('/contactus'))).toContainEqual(made)
  })

  it('says what it is about where a page led to it, on the desk, in the file and in searches', async () => {
    const subject = 'VAT & TDS returns'
    const made = await send({ subject: ` ${subject} ` })
    expect(made).toMatchObject({ ...fields, subject })
    expect(entities(await admin().get('/contactus'))).toContainEqual(made)
    expect(member((await admin().get(`/desk/${made._id}`)).body, 'inquiry')).toEqual(made)
    expect((await admin().get('/inquiries/export.csv')).text).toContain(`"01-5550100","${subject}","How much?"`)
    expect(entities(await admin().get('/contactus?q=TDS%20returns'))).toEqual([made])
    const { status, body } = await visitor().post('/contactus', { ...fields, subject: 'x'.repeat(201) })
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'subject' }] }])
  })

  it('takes no status and no note from its sender', async () => {
    const made = await send({ status: 'answered', note: 'mine', thread: [{ kind: 'note', text: 'mine' }] })
    expect(await stored(made._id)).toMatchObject({ status: 'new', thread: [] })
  })

  it('is answered, noted and unmarked by staff, which its answers never show', async () => {
    const made = await send({ website: 'x' })
    const changed = await admin().patch(`/inquiries/${made._id}`, { status: 'answered', note: 'Called back' })
    expect(changed.status).toBe(200)
    const thread = [
      { kind: 'note', text: 'Called back' },
      { kind: 'status', text: 'answered' },
    ]
    expect(await stored(made._id)).toMatchObject({ status: 'answered', thread })
    expect(entities(await admin().get('/contactus'))).toContainEqual(made)
    const found = await admin().get('/inquiries?where[status][equals]=answered&where[name][contains]=Maya')
    expect(JSON.stringify(found.body)).toContain(made._id)
    expect((await admin().patch(`/inquiries/${made._id}`, { status: 'lost' })).status).toBe(400)
  })
})

describe('a form that is sent without JavaScript', () => {
  const post = (sent: Readonly<Record<string, string>>, path = '/contact') =>
    visitor().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, website: '', ...sent }).toString(),
    })
  const storedWith = async (message: string) =>
    entities(await admin().get('/contactus')).filter((one) => one['message'] === message)

  it('is one inquiry when it is sent again, at once and later, and each time the page says what was sent', async () => {
    const message = 'Sent by a double tap'
    const pages = [...(await Promise.all([post({ message }), post({ message })])), await post({ message })]
    for (const { status, headers, text } of pages) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(text).toContain('We will answer by')
      expect(text.indexOf(message)).toBeLessThan(text.indexOf('<form'))
    }
    expect(await storedWith(message)).toHaveLength(1)
  })

  it('is stored anew when it is sent again after its deletion', async () => {
    const message = 'Please send it again'
    await post({ message })
    const [first] = await storedWith(message)
    expect((await admin().remove(`/inquiries/${first?._id}`)).status).toBe(200)
    expect(await storedWith(message)).toEqual([])
    expect((await post({ message })).status).toBe(200)
    const [second, ...others] = await storedWith(message)
    expect([second?._id === first?._id, others]).toEqual([false, []])
  })

  it.each([
    ['/contact', 'Message must be at most 5,000 characters'],
    ['/ne/contact', 'सन्देश बढीमा ५,००० अक्षरको हुनुपर्छ'],
  ])('to %s keeps a message over the limit whole, and says so', async (path, error) => {
    const message = 'क'.repeat(5001)
    const { status, text } = await post({ message }, path)
    expect(status).toBe(400)
    expect(text).toContain(error)
    expect(text).toContain(`>${message}</textarea>`)
    expect(await storedWith(message)).toEqual([])
  })

  it('is another inquiry with another text, or from a page in another language', async () => {
    const message = 'From one office'
    await post({ message })
    expect((await post({ message, name: 'Binod Shah' })).text).not.toContain('Maya Rai')
    await post({ message, subject: 'Payroll' })
    expect((await post({ message }, '/ne/contact')).status).toBe(200)
    expect(await storedWith(message)).toHaveLength(4)
    expect((await visitor().fetch('/contact')).text).not.toContain(message)
  })
})

describe('the file for spreadsheets', () => {
  it('is not for visitors', async () => {
    expect(await visitor().get('/inquiries/export.csv')).toMatchObject({
      status: 401,
      body: { message: 'Please login first' },
    })
  })

  it('X12: holds every inquiry, and no formula', async () => {
    const { _id } = await send({ name: '=HYPERLINK("http://evil.test")', message: 'one,\ntwo' })
    const holder = member((await admin().patch(`/desk/${_id}`, { taken: true })).body, 'takenBy')
    const { status, headers, text } = await admin().get('/inquiries/export.csv')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/)
    const [head] = text.replace(/^\uFEFF/, '').split('\r\n')
    expect(head).toBe('"createdAt","name","email","phone","subject","message","status","takenBy","answerBy","note"')
    const row = text.split('\r\n').find((one) => one.includes('HYPERLINK'))
    expect(row).toMatch(
      /^"\d{4}-\d\d-\d\d \d\d:\d\d","'=HYPERLINK\(""http:\/\/evil.test""\)","maya@example.com","01-5550100","","one,\ntwo","open","([^"]+)","(\d{4}-\d\d-\d\d \d\d:\d\d)?",""$/,
    )
    expect(row).toContain(`,"open","${String(member(holder, 'name'))}",`)
  })

  it('reads on after its first part: of more than 500 inquiries each stands in it once, for editors too', async () => {
    const { client } = await ownServerWithAdmin()
    const total = 501
    const senders = Array.from({ length: total }, (_, n) => `sender-${n}@example.com`)
    for (let n = 0; n < total; n += 50)
      await Promise.all(senders.slice(n, n + 50).map((email) => send({ email }, new Client(client.url))))
    expect(member((await client.get('/inquiries/count')).body, 'totalDocs')).toBe(total)
    for (const caller of [client, await signedInEditor(client)]) {
      const { status, text } = await caller.get('/inquiries/export.csv')
      expect(status).toBe(200)
      const found = [...text.matchAll(/^[^,\n]+,"Maya Rai","(sender-\d+@example\.com)",/gm)].map(([, email]) => email)
      expect(found.toSorted()).toEqual(senders.toSorted())
    }
  })
})
