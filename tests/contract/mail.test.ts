import { request } from 'node:http'

import { expect, inject, it, onTestFinished } from 'vitest'

import { inquiry } from '#contract/inquiry.ts'
import { Client } from '../support/client.ts'
import { entity, member, message } from '../support/entities.ts'
import { mailsTo, startMailServer } from '../support/mail-server.ts'
import { databaseSettings, freePort } from '../support/server.ts'
import { ownServerWithAdmin } from './support/context.ts'
import { loseResponses } from './support/lose-responses.ts'
import { administrator, signedInEditor } from '../support/people.ts'

const fields = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?\nसोध्न मन छ।' }

/** Mails are sent by a queue, which retries after failures. */
const patient = { timeout: 40_000, interval: 100 }

/** A mail server for the duration of the test; returns the mails it receives. */
async function mailServer(port: number): Promise<readonly string[]> {
  const { mails, stop } = await startMailServer(port)
  onTestFinished(stop)
  return mails
}

const decoded = (mail: string): string => {
  const body = mail.slice(mail.indexOf('\r\n\r\n') + 4)
  return /base64/i.test(mail)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
}

it('an inquiry that comes while the mail server is down is mailed once it is up; spam is not, until it is unmarked', async () => {
  const port = await freePort()
  const { server, client } = await ownServerWithAdmin({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INQUIRY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Lekhdanda <site@example.com>',
  })
  const sent = await client.post('/contactus', { ...fields, name: 'Maya\r\nBcc: all@example.com' })
  const spam = entity(await client.post('/contactus', { ...fields, name: 'A Machine', website: 'x' }))
  expect(sent.status).toBe(201)
  await expect.poll(() => server.output(), patient).toContain('ECONNREFUSED')
  expect(server.output()).toMatch(/"until":"20[^"]*Z","msg":"a mail could not be sent and is tried again: .*SMTP_URL/)
  expect(server.output()).not.toMatch(/Error running task|smtp:/)

  const mails = await mailServer(port)
  const toOffice = () => mailsTo('office@example.com', mails)
  await expect.poll(() => toOffice().length, patient).toBe(1)
  const [mail = ''] = toOffice()
  expect(mail).toMatch(/^From: Lekhdanda <site@example\.com>\r$/m)
  expect(mail).toMatch(/^Reply-To: .*<?maya@example\.com>?\r$/m)
  expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
  expect(mail).toMatch(/^Content-Type: text\/plain/m)
  const text = decoded(mail).replaceAll('\r\n', '\n')
  expect(text).toContain(fields.message)
  expect(text).toContain(`\nOn the desk: http://localhost:${server.port}/inquiry-list#${entity(sent)._id}\n`)

  expect((await client.patch(`/inquiries/${spam._id}`, { status: 'new' })).status).toBe(200)
  await expect.poll(() => toOffice().length, patient).toBe(2)
  expect(toOffice()[1]).toMatch(/^Subject: Inquiry from A Machine\r$/m)
})

/** A mail's header fields by name, unfolded and decoded. */
function headersOf(mail: string): Map<string, string> {
  const [head = ''] = mail.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s)
      return [name, words(value)]
    }),
  )
}

const words = (text: string): string =>
  text
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, how: string, coded: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('latin1')
        : coded
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )

const utf8 = (latin1: string | undefined): string => Buffer.from(latin1 ?? '', 'latin1').toString()

it('I6: any name of an inquirer results in one valid mail, without injected headers or overlong lines', async () => {
  const port = await freePort()
  const mails = await mailServer(port)
  const { server, client } = await ownServerWithAdmin({
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INQUIRY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Lekhdanda <site@example.com>',
  })
  const names: Readonly<Record<string, string>> = {
    'माया राई': 'माया राई',
    'Maya\r\nBcc: all@example.com\r\n\r\nHello': 'Maya Bcc: all@example.com Hello',
    '"Maya" <all@example.com>, Rai': '"Maya" <all@example.com>, Rai',
    ['म'.repeat(inquiry.fields.name.max)]: 'म'.repeat(inquiry.fields.name.max),
    ['W'.repeat(inquiry.fields.name.max)]: 'W'.repeat(inquiry.fields.name.max),
  }
  for (const name of Object.keys(names)) expect((await client.post('/contactus', { ...fields, name })).status).toBe(201)
  for (const email of [
    'maya@example.com\r\nBcc: all@example.com',
    'maya@example.com\n',
    'a@example.com, b@example.com',
  ])
    expect([201, 400]).toContain((await client.post('/contactus', { ...fields, email, name: 'माया राई' })).status)

  const toOffice = () => mailsTo('office@example.com', mails)
  await expect.poll(() => toOffice().length, patient).toBeGreaterThanOrEqual(Object.keys(names).length)
  const subjects = new Set<string>()
  for (const mail of toOffice()) {
    const headers = headersOf(mail)
    subjects.add(utf8(headers.get('Subject')))
    expect([...headers.keys()].filter((name) => /^(bcc|cc|hello)$/i.test(name))).toEqual([])
    expect(headers.get('To-envelope')).toBe('office@example.com')
    expect(headers.get('To')).toBe('office@example.com')
    expect(headers.get('From')).toBe('Lekhdanda <site@example.com>')
    expect(utf8(headers.get('Reply-To'))).toMatch(/<maya@example\.com>$/)
    expect(Math.max(...mail.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
    expect(decoded(mail)).toContain('सोध्न मन छ।')
    expect(decoded(mail), 'no line of its own in the text, either').not.toMatch(/^(Bcc|Hello)/m)
  }
  expect([...subjects].toSorted()).toEqual(
    Object.values(names)
      .map((name) => `Inquiry from ${name}`)
      .toSorted(),
  )
  const forged = '\r\n{"level":60,"msg":"forged"}'
  await client.post('/login', { email: `a@example.com${forged}`, password: `x${forged}` })
  await client.post('/users/forgot-password', { email: `a@example.com${forged}` })
  await client.get(`/blog/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`)
  await expect.poll(() => server.output()).toContain('/api/blog/')
  for (const line of server.output().trim().split('\n'))
    expect(JSON.parse(line)).toEqual(expect.not.objectContaining({ msg: 'forged' }))
})

it('a visitor is notified of when they have an answer, without a word of theirs, and gets the reply that staff write', async () => {
  const port = await freePort()
  const mails = await mailServer(port)
  const settings = databaseSettings(inject('mongodbUri'))
  const { server, client } = await ownServerWithAdmin({
    ...settings,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INQUIRY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Lekhdanda <site@example.com>',
  })
  const visitor = new Client(client.url)
  await visitor.post('/contactus', { ...fields, website: 'x', email: 'machine@example.com' })
  const { _id } = entity(await visitor.post('/contactus?lang=ne', { ...fields, name: 'Buy pills' }))
  const toMaya = () => mailsTo('maya@example.com', mails)
  await expect.poll(() => toMaya().length, patient).toBe(1)
  const promise = toMaya()[0] ?? ''
  expect(utf8(headersOf(promise).get('Subject'))).toBe('तपाईंको सन्देश प्राप्त भयो')
  expect(headersOf(promise).get('Reply-To')).toBe('office@example.com')
  expect(decoded(promise)).toContain('सम्ममा जवाफ दिनेछौँ')
  expect(promise + decoded(promise)).not.toMatch(/pills|How much/)

  expect((await client.get('/desk/options')).body).toMatchObject({ sendsMail: true })
  const reply = { subject: 'Your inquiry\r\nBcc: all@example.com', text: 'Dear Maya,\n\nRs 5,000.\n\n> How much?' }
  const headers = { 'idempotency-key': 'one-reply' }
  const thread = [
    { kind: 'reply', text: reply.text },
    { kind: 'status', text: 'answered' },
  ]
  const send = async () => {
    const sent = await client.post(`/desk/${_id}/reply`, reply, { headers })
    expect(sent).toMatchObject({ status: 201, body: { status: 'answered', thread } })
  }
  await send()
  await send()
  await loseResponses(server.dataDir, settings['DATABASE_URI'])
  await send()
  await expect.poll(() => toMaya().length, patient).toBe(2)
  const answer = toMaya()[1] ?? ''
  expect(headersOf(answer).get('Subject')).toBe('Your inquiry Bcc: all@example.com')
  expect(headersOf(answer).has('Bcc')).toBe(false)
  expect(decoded(answer).replaceAll('\r\n', '\n')).toContain(reply.text)
  expect(mailsTo('machine@example.com', mails)).toEqual([])
}, 60_000)

it('at most three inquiries a day are confirmed to one mailbox, however it is spelt and whatever staff have deleted', async () => {
  const port = await freePort()
  const mails = await mailServer(port)
  const { client } = await ownServerWithAdmin({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const visitor = new Client(client.url)
  const send = async (email: string) => entity(await visitor.post('/contactus', { ...fields, email }))._id
  const confirmed = [await send('maya@example.com'), await send('Maya@Example.com'), await send('MAYA@EXAMPLE.COM')]
  await expect.poll(() => mails.length, patient).toBe(3)
  for (const id of confirmed) await client.remove(`/contactus/${id}`)
  // Domains that mail programs make the same ASCII of.
  const spellings = [
    'mAya@example.com',
    'maya@ｅxample.com',
    'Maya@ＥXAMPLE.com',
    'maya@example.com\u3002',
    'maya+tax@example.com',
  ]
  for (const email of spellings) await send(email)
  for (const email of ['maya@\u00adexample.com', 'Maya@EXAMPLE.com\u200b', 'maya@example.com"'])
    expect((await visitor.post('/contactus', { ...fields, email })).status).toBe(400)
  const person = async (email: string) => (await client.post('/desk/person', { email })).body
  const done = (count: number) => ({ inquiries: Array.from({ length: count }, () => ({})), mails: [] })
  await expect.poll(() => person('maya@example.com'), patient).toMatchObject(done(7))
  await expect.poll(() => person('maya+tax@example.com'), patient).toMatchObject(done(1))
  expect(mails).toHaveLength(3)
}, 60_000)

it('a confirmation goes to an address in any script, and none to one that mail could take for another', async () => {
  const port = await freePort()
  const mails = await mailServer(port)
  const { client } = await ownServerWithAdmin({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const email = 'गर्\u200dयो@उदाहरण.example'
  const send = async (to: string) => (await new Client(client.url).post('/contactus', { ...fields, email: to })).status
  expect(await Promise.all(['x\u202emaya@example.com', 'maya@example.com"', 'maya@"example".com'].map(send))).toEqual([
    400, 400, 400,
  ])
  expect(await send(email)).toBe(201)
  await expect.poll(() => mails.map((mail) => mail.split('\r\n', 1)[0]), patient).toEqual([`To-envelope: ${email}`])
}, 60_000)

it('a colleague is notified of an inquiry that is handed over to them, without what the visitor wrote', async () => {
  const port = await freePort()
  const mails = await mailServer(port)
  const { client } = await ownServerWithAdmin({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Lekhdanda <site@example.com>',
    PUBLIC_URL: 'https://lekhdanda.example',
  })
  const { _id } = entity(await client.post('/contactus', { ...fields, name: 'माया राई' }))
  const { body } = await (await signedInEditor(client)).get('/account')
  const [holder, address] = [String(member(body, '_id')), String(member(body, 'email'))]
  // Assigning an inquiry to oneself sends no mail.
  expect((await client.patch(`/desk/${_id}`, { taken: true })).status).toBe(200)
  expect((await client.patch(`/inquiries/${_id}`, { takenBy: holder })).status).toBe(200)
  await expect.poll(() => mailsTo(address, mails).length, patient).toBe(1)
  const [mail = ''] = mailsTo(address, mails)
  expect(headersOf(mail).get('Subject')).toBe(`${administrator.name} hands over an inquiry to you`)
  expect(decoded(mail)).toContain(`https://lekhdanda.example/inquiry-list#${_id}`)
  expect(decoded(mail)).toContain('माया राई')
  expect(mail + decoded(mail)).not.toContain('How much?')
  expect(mails.filter((one) => one.includes('hands over'))).toHaveLength(1)
}, 60_000)

/** Requests a reset link with headers that fetch forbids. */
const askForLink = (url: string, email: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    request(`${url}/api/users/forgot-password`, options, (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end(JSON.stringify({ email }))
  })

it('I7: a link to a new password that is requested while the mail server is down comes once it is up, and works', async () => {
  const port = await freePort()
  const { server } = await ownServerWithAdmin({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Lekhdanda <site@example.com>',
    PUBLIC_URL: 'https://lekhdanda.example',
  })
  const visitor = new Client(server.url)
  const origin = { headers: { origin: 'https://lekhdanda.example' } }
  const { email } = administrator
  expect(await askForLink(server.url, email, { ...origin.headers, host: 'evil.test' })).toBe(200)
  await expect.poll(() => server.output(), patient).toContain('ECONNREFUSED')

  const mails = await mailServer(port)
  await expect.poll(() => mails.length, patient).toBe(1)
  const [mail = ''] = mails
  const headers = headersOf(mail)
  expect(headers.get('To-envelope')).toBe(email)
  expect(headers.get('From')).toBe('Lekhdanda <site@example.com>')
  expect(headers.get('Subject')).toBe('Set a new password')
  const [, token = ''] =
    /^https:\/\/lekhdanda\.example\/new-password#([\w-]{43})$/m.exec(decoded(mail).replaceAll('\r', '')) ?? []
  expect(decoded(mail).replaceAll('\r', '').replace(token, 'TOKEN').trim()).toBe(
    `Someone, probably you, asked for a new password for ${email}.

Set it here within an hour:
https://lekhdanda.example/new-password#TOKEN

If it was not you, do nothing: your password stays as it is.`,
  )
  const password = 'a wholly new password'
  expect((await visitor.post('/users/reset-password', { token, password }, origin)).status).toBe(200)
  expect((await visitor.post('/login', { email, password }, origin)).status).toBe(200)
  expect(message(await visitor.post('/users/reset-password', { token, password }, origin))).toContain('no longer valid')
  expect(server.output()).not.toContain(token)
})
