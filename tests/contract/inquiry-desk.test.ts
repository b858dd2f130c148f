import { describe, expect, it } from 'vitest'

import { entities, entity, fieldsNamed, member, message } from '../support/entities.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'
import { administrator, signedInEditor } from '../support/people.ts'

const fields = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }

const send = async (sent: Readonly<Record<string, unknown>> = {}, client = visitor()) => {
  const answer = await client.post('/contactus', { ...fields, ...sent })
  expect(answer.status).toBe(201)
  return entity(answer)
}

const rowOf = async (id: string) => entities(await admin().get('/desk')).find(({ _id }) => _id === id)

describe('the desk', () => {
  it('is not for visitors, and people’s data not for editors', async () => {
    const { _id } = await send()
    const editor = await signedInEditor(admin())
    for (const path of ['/desk', '/desk/counts', '/desk/options', `/desk/${_id}`]) {
      expect((await visitor().get(path)).status, path).toBe(401)
      expect((await editor.get(path)).status, path).toBe(200)
    }
    expect((await visitor().patch(`/desk/${_id}`, { status: 'spam' })).status).toBe(401)
    expect((await visitor().post(`/desk/${_id}/reply`, { subject: 'S', text: 'T' })).status).toBe(401)
    for (const path of ['/desk/person', '/desk/person/erase']) {
      expect((await visitor().post(path, { email: fields.email })).status, path).toBe(401)
      expect((await editor.post(path, { email: fields.email })).status, path).toBe(403)
    }
    expect(await rowOf(_id)).toMatchObject({ status: 'new' })
  })

  it('keeps who took an inquiry, its statuses and its notes in a thread, on every route', async () => {
    const { _id, createdAt } = await send()
    const editor = await signedInEditor(admin())
    const name = String(member((await editor.get('/account')).body, 'name'))
    const taken = await editor.patch(`/desk/${_id}`, { taken: true })
    expect([taken.status, member(taken.body, 'status')]).toEqual([200, 'open'])
    expect(await rowOf(_id)).toMatchObject({ status: 'open', takenBy: { name }, removeAt: null })
    // The second as where the response to the first was lost.
    for (const _each of [1, 2])
      await editor.patch(`/desk/${_id}`, { note: ' Called; wants an offer.\nOn VAT. ', status: 'waiting' })
    expect((await admin().patch(`/inquiries/${_id}`, { status: 'answered', note: 'From the panel' })).status).toBe(200)
    const released = await editor.patch(`/desk/${_id}`, { taken: false })
    expect(released.body).toEqual({
      _id,
      status: 'answered',
      takenBy: null,
      answerBy: expect.any(String),
      removeAt: null,
      language: 'en',
      inquiry: { _id, ...fields, createdAt },
      thread: expect.any(Array),
    })
    const thread = [member(released.body, 'thread')].flat()
    const events = thread.map((event) => ['who', 'kind', 'text'].map((part) => member(event, part)))
    const other = member((await admin().get('/account')).body, 'name')
    expect(events).toEqual([
      [name, 'taken', ''],
      [name, 'status', 'open'],
      [name, 'note', 'Called; wants an offer.\nOn VAT.'],
      [name, 'status', 'waiting'],
      [other, 'note', 'From the panel'],
      [other, 'status', 'answered'],
      [name, 'released', ''],
    ])
    expect(thread.every((event) => !Number.isNaN(Date.parse(String(member(event, 'at')))))).toBe(true)
    expect((await editor.get(`/desk/${_id}`)).body).toEqual(released.body)
  })

  it('is handed over to a colleague, who counts it, and not to a person who is only invited', async () => {
    const { _id } = await send()
    const editor = await signedInEditor(admin())
    const colleague = (await editor.get('/account')).body
    const [holder, name] = [String(member(colleague, '_id')), String(member(colleague, 'name'))]
    const staff = member((await editor.get('/desk/options')).body, 'staff')
    expect(staff).toContainEqual({ _id: holder, name })
    expect((await editor.get('/desk/counts')).body).toMatchObject({ mine: 0 })
    const given = await admin().patch(`/desk/${_id}`, { holder, note: 'You know her.' })
    expect(given.body).toMatchObject({ status: 'open', takenBy: { _id: holder, name } })
    const other = member((await admin().get('/account')).body, 'name')
    expect(member(given.body, 'thread')).toMatchObject([
      { who: other, kind: 'taken', text: name },
      { who: other, kind: 'note', text: 'You know her.' },
      { who: other, kind: 'status', text: 'open' },
    ])
    expect((await editor.get('/desk/counts')).body).toMatchObject({ mine: 1 })
    await editor.patch(`/desk/${_id}`, { status: 'answered' })
    expect((await editor.get('/desk/counts')).body).toMatchObject({ mine: 0 })

    const email = `invited-${_id}@example.com`
    const invited = await admin().post('/people', { name: 'Not Yet', email, role: 'editor', send: 'link' })
    const refused = await admin().patch(`/desk/${_id}`, { holder: String(member(invited.body, '_id')) })
    expect([refused.status, message(refused)]).toEqual([400, 'Holder is not valid'])
    const asVisitor = await visitor().patch(`/desk/${_id}`, { holder })
    expect(asVisitor.status).toBe(401)
  })

  it('is taken by one of several who try at once; the others are told', async () => {
    const { _id } = await send()
    const editors = await Promise.all([signedInEditor(admin()), signedInEditor(admin())])
    const [first = admin(), second = admin()] = editors
    const answers = await Promise.all(
      [first, second, first, second].map((editor) => editor.patch(`/desk/${_id}`, { taken: true })),
    )
    const holder = String(member(member((await first.get(`/desk/${_id}`)).body, 'takenBy'), '_id'))
    for (const [at, { status, body }] of answers.entries()) {
      const own = String(member((await (editors[at % 2] ?? admin()).get('/account')).body, '_id'))
      expect([status, own === holder]).toEqual(own === holder ? [200, true] : [409, false])
      if (status === 409) expect(member(body, 'message')).toMatch(/^Somebody else has taken/)
    }
    const [taker, other] =
      String(member((await first.get('/account')).body, '_id')) === holder ? [first, second] : [second, first]
    expect((await other.patch(`/desk/${_id}`, { note: 'Yours, then', status: 'waiting' })).status).toBe(200)
    await taker.patch(`/desk/${_id}`, { taken: false })
    expect((await other.patch(`/desk/${_id}`, { taken: true })).status).toBe(200)
  })

  it('is changed from a status that it still has; what a colleague did meanwhile stays', async () => {
    const { _id } = await send()
    const path = `/desk/${_id}`
    const editor = await signedInEditor(admin())
    const name = String(member((await editor.get('/account')).body, 'name'))
    const change = async (status: string, from: string, more = {}) => {
      const answer = await admin().patch(path, { status, from, ...more })
      return [answer.status, answer.status === 200 ? member(answer.body, 'status') : message(answer)]
    }
    expect(await change('spam', 'open')).toEqual([409, 'This inquiry is now “new”.'])
    expect(await change('spam', 'new')).toEqual([200, 'spam'])
    // Its response was lost, and it is sent again.
    expect(await change('spam', 'new')).toEqual([200, 'spam'])
    expect(await change('new', 'spam')).toEqual([200, 'new'])

    expect((await editor.patch(path, { status: 'answered' })).status).toBe(200)
    const answered = (await admin().get(path)).body
    const told = `This inquiry is now “answered”: ${name} has changed it.`
    expect(await change('spam', 'new', { note: 'Junk' })).toEqual([409, told])
    expect(await change('new', 'spam', { taken: true })).toEqual([409, told])
    expect((await admin().get(path)).body).toEqual(answered)

    const unknown = await admin().patch(path, { status: 'spam', from: 'lost' })
    expect([unknown.status, fieldsNamed(unknown)]).toEqual([400, ['from']])
  })

  it('is not overwritten by a form of the panel that is older, and keeps each note of several at once', async () => {
    const { _id } = await send()
    const shown = (await admin().get(`/inquiries/${_id}?depth=0`)).body
    const form = { status: 'new', takenBy: null, updatedAt: member(shown, 'updatedAt') }
    expect((await admin().patch(`/desk/${_id}`, { taken: true })).status).toBe(200)
    expect((await admin().patch(`/inquiries/${_id}`, { ...form, note: 'Late' })).status).toBe(409)
    expect(await rowOf(_id)).toMatchObject({ status: 'open', takenBy: { name: expect.any(String) } })
    const notes = ['1', '2', '3', '4', '5', '6']
    const answers = await Promise.all(
      notes.map((note, at) =>
        [
          () => admin().patch(`/desk/${_id}`, { note }),
          () => admin().patch(`/inquiries/${_id}`, { note }),
          () => admin().patch(`/inquiries?where[id][equals]=${_id}`, { note }),
        ][at % 3]?.(),
      ),
    )
    expect(answers.map((answer) => answer?.status)).toEqual(notes.map(() => 200))
    const thread = [member((await admin().get(`/desk/${_id}`)).body, 'thread')].flat()
    const kept = thread.flatMap((event) => (member(event, 'kind') === 'note' ? [String(member(event, 'text'))] : []))
    expect(kept.toSorted()).toEqual(notes)
  })

  it('goes to the trash and comes back with others, and can be changed meanwhile and afterwards', async () => {
    const [first, second, other] = [await send(), await send(), await send()]
    const list = `/inquiries?where[id][in]=${first._id},${second._id}`
    const answers = await Promise.all([
      admin().patch(list, { deletedAt: new Date().toISOString() }),
      admin().patch(`/desk/${other._id}`, { note: 'Meanwhile' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowOf(first._id)).toBeUndefined()
    expect((await admin().patch(`${list}&trash=true`, { deletedAt: null })).status).toBe(200)
    for (const { _id } of [first, second])
      expect((await admin().patch(`/desk/${_id}`, { note: 'Afterwards' })).status).toBe(200)
  })

  it('never changes what the visitor wrote, nor what was promised and done, whoever asks', async () => {
    const made = await send()
    const before = (await admin().get(`/desk/${made._id}`)).body
    const forged = {
      name: 'N',
      email: 'n@example.com',
      phone: '0',
      message: 'M',
      createdAt: '2020-01-01T00:00:00.000Z',
    }
    const thread = [{ at: '2020-01-01T00:00:00.000Z', who: 'X', kind: 'reply', text: 'Y' }]
    const sent = { ...forged, thread, answerBy: null, removeAt: '2020-01-01T00:00:00.000Z', language: 'ne' }
    await admin().patch(`/inquiries/${made._id}`, sent)
    await admin().patch(`/inquiries?where[id][equals]=${made._id}`, sent)
    expect((await admin().patch(`/desk/${made._id}`, sent)).status).toBe(200)
    expect((await admin().get(`/desk/${made._id}`)).body).toEqual(before)
    expect(entities(await admin().get('/contactus'))).toContainEqual(made)
  })

  it.each([
    [{ status: 'closed' }, 'Status must be one of new, open, waiting, answered, spam'],
    [{ taken: 'maybe' }, 'Taken must be true or false'],
    [{ holder: ' ' }, 'Holder is required'],
    [{ holder: 'nobody' }, 'Holder is not valid'],
    [{ holder: 'somebody', taken: true }, 'Send either taken or holder'],
    [{ note: ' ' }, 'Note is required'],
    [{ note: 'x'.repeat(5001) }, 'Note must be at most 5,000 characters'],
  ])('refuses %j', async (sent, said) => {
    const { _id } = await send()
    const answer = await admin().patch(`/desk/${_id}`, sent)
    expect([answer.status, message(answer)]).toEqual([400, said])
  })

  it('knows no other inquiries', async () => {
    for (const id of ['x', '000000000000000000000000', '00000000-0000-4000-8000-000000000000'])
      for (const answer of [await admin().get(`/desk/${id}`), await admin().patch(`/desk/${id}`, { taken: true })])
        expect([answer.status, message(answer)]).toEqual([404, 'Inquiry not found'])
  })

  it('outlives who took an inquiry', async () => {
    const { _id } = await send()
    const editor = await signedInEditor(admin())
    await editor.patch(`/desk/${_id}`, { taken: true })
    const id = String(member((await editor.get('/account')).body, '_id'))
    expect((await admin().remove(`/people/${id}`)).status).toBe(200)
    expect(await rowOf(_id)).toMatchObject({ status: 'open', takenBy: null })
    expect((await admin().patch(`/desk/${_id}`, { status: 'answered' })).status).toBe(200)
  })

  it('sends nothing without a mail server', async () => {
    const { _id } = await send()
    expect((await admin().get('/desk/options')).body).toMatchObject({ sendsMail: false, keepMonths: null })
    const answer = await admin().post(`/desk/${_id}/reply`, { subject: 'S', text: 'T' })
    expect([answer.status, message(answer)]).toEqual([400, 'This site sends no mail: reply from your own mail program'])
    expect(await rowOf(_id)).toMatchObject({ status: 'new' })
  })
})

it('an answer is promised by the hours and holidays of the settings', async () => {
  const { client } = await ownServerWithAdmin()
  const soon = Date.parse(String(member((await client.get('/answer-time')).body, 'answerBy')))
  expect(soon).toBeGreaterThan(Date.now())
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const settings = {
    answerWithin: 2,
    openingHours: ['0', '1', '2', '3', '4', '5', '6'].map((weekday) => ({ day: weekday, from: '10:00', to: '14:30' })),
    holidays: [{ name: 'Dashain', from: day(-2), until: day(9) }],
  }
  expect((await client.post('/globals/site-settings', settings)).status).toBe(200)
  const { body } = await client.get('/answer-time')
  const promised = String(member(body, 'answerBy'))
  expect(Date.parse(promised)).toBeGreaterThan(Date.now() + 8 * 86_400_000)
  // 06:15 UTC is noon in Kathmandu.
  expect(promised.slice(11)).toBe('06:15:00.000Z')
  const made = await send({}, client)
  expect((await client.get(`/desk/${made._id}`)).body).toMatchObject({ answerBy: promised })
  expect((await client.get('/desk/counts')).body).toEqual({ new: 1, overdue: 0, mine: 0 })
  const wrong = await client.post('/globals/site-settings', { openingHours: [{ day: '0', from: '14:00', to: '9:00' }] })
  expect(wrong.status).toBe(400)
})

it('the data stored about a person is returned, and erased without a trace of their words', async () => {
  const { client } = await ownServerWithAdmin()
  const email = 'Sita_Rai+tax@example.com'
  const headers = { 'idempotency-key': 'a-key-of-the-tests' }
  await client.post('/contactus', { ...fields, email, message: 'A secret' }, { headers })
  const other = await send({ email: 'not-sita_rai+tax@example.com' }, client)
  const [{ _id } = { _id: '' }] = entities(await client.get('/contactus?q=secret'))
  await client.patch(`/desk/${_id}`, { note: 'A note about her' })
  const kept = await client.post('/desk/person', { email: email.toLowerCase() })
  expect(kept.body).toMatchObject({
    email: email.toLowerCase(),
    inquiries: [{ inquiry: { email, message: 'A secret' }, thread: [{ kind: 'note', text: 'A note about her' }] }],
    mails: [],
  })
  const erased = await client.post('/desk/person/erase', { email })
  expect(erased.body).toEqual({ inquiries: 1, mails: 0 })
  expect(entities(await client.get('/contactus'))).toEqual([other])
  expect((await client.get(`/desk/${_id}`)).status).toBe(404)
  expect((await client.post('/desk/person', { email })).body).toMatchObject({ inquiries: [], mails: [] })
  // The stored response of the first request is erased, too, so the same key creates another inquiry.
  const again = await client.post('/contactus', { ...fields, email, message: 'A secret' }, { headers })
  expect(entity(again)._id).not.toBe(_id)
  // A Kelvin sign, whose lower case is a k.
  await send({ email: '\u212aumar@example.com' }, client)
  expect((await client.post('/desk/person/erase', { email: '\u212aumar@example.com' })).body).toMatchObject({
    inquiries: 1,
  })
  await send({ email: 'ÉVA@exämple.com' }, client)
  const abroad = await client.post('/desk/person', { email: 'éva@EXÄMPLE.com' })
  expect(abroad.body).toMatchObject({ inquiries: [{ inquiry: { email: 'ÉVA@exämple.com' } }] })
  const who = async (mailbox: string) => {
    const { audit } = Object((await client.post('/desk/person', { email: mailbox })).body)
    return new Set((Array.isArray(audit) ? audit : []).map((record: unknown) => String(member(record, 'who'))))
  }
  expect([...(await who(administrator.email.toUpperCase()))]).toEqual([
    expect.stringContaining(`<${administrator.email}>`),
  ])
  expect(await who(administrator.email.slice(1))).toEqual(new Set())
  const missing = await client.post('/desk/person', { email: 'no address' })
  expect([missing.status, message(missing)]).toEqual([400, 'Email is not valid'])
})
