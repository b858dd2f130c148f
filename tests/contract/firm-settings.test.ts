import { MongoClient, ObjectId } from 'mongodb'
import sharp from 'sharp'
import { expect, inject, it, onTestFinished } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { officeDay } from '#contract/office-day.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { DAY_MS } from '#contract/time.ts'
import { Client, fileOf, type Picture } from '../support/client.ts'
import { entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { groupServer } from './support/context.ts'
import { signedInEditor } from '../support/people.ts'

const firm = groupServer()

function formOf(file: Picture): FormData {
  const body = new FormData()
  body.append('image', fileOf(file))
  return body
}

const values = async (path: string): Promise<unknown> => {
  const read = await firm().client.get('/settings')
  expect(read.status, read.text).toBe(200)
  return path.split('.').reduce((at, name) => member(at, name), member(read.body, 'values'))
}

const content = async (language = 'en') =>
  (await new Client(firm().server.url).get(`/site-content?lang=${language}`)).body

const rows = async (name: string): Promise<Record<string, unknown>[]> => {
  const list = await values(name)
  return Array.isArray(list) ? list.filter(isRecord) : []
}

it('are empty at first, beside what is shown then in both languages', async () => {
  const { body } = await firm().client.get('/settings')
  expect(body).toMatchObject({
    values: { firmName: { en: '', ne: '' }, slides: [], tags: { en: [], ne: [] }, logo: null, contact: { phone: '' } },
    defaults: {
      shortName: { en: 'Lekhdanda', ne: 'लेखडाँडा' },
      contact: { phone: defaultSiteContent.contact.phone },
      answerWithin: 8,
    },
  })
  expect(member(member(body, 'defaults'), 'plans')).toHaveLength(3)
})

it('visitors and editors neither read nor change them', async () => {
  const { server } = firm()
  const [guest, colleague] = [new Client(server.url), await signedInEditor(firm().client)]
  for (const [client, status] of [
    [guest, 401],
    [colleague, 403],
  ] as const)
    for (const answer of [
      await client.get('/settings'),
      await client.patch('/settings', { firmName: { en: 'Hijacked' } }),
      await client.post('/preview/settings', {}),
    ])
      expect(answer.status).toBe(status)
  expect(JSON.stringify(await content())).not.toContain('Hijacked')
})

it('show in the very next view in both languages, and leave alone what was not sent', async () => {
  const { client, server } = firm()
  const guest = new Client(server.url)
  for (const address of ['/', '/ne']) await guest.fetch(address)
  await client.patch('/settings', {
    firmName: { en: 'Himal and Sons', ne: 'हिमाल' },
    contact: { phone: '+977 1 5550111' },
  })
  const saved = await client.patch('/settings', {
    firmName: { ne: 'हिमाल एन्ड सन्स' },
    contact: { email: 'a@example.com' },
  })
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, member(saved.body, 'revision')])
  expect(await values('firmName')).toEqual({ en: 'Himal and Sons', ne: 'हिमाल एन्ड सन्स' })
  expect(await values('contact')).toMatchObject({ phone: '+977 1 5550111', email: 'a@example.com' })
  expect((await guest.fetch('/')).text).toContain('Himal and Sons')
  expect((await guest.fetch('/ne')).text).toContain('हिमाल एन्ड सन्स')
  const trail = JSON.stringify((await client.get('/audit?depth=0')).body)
  expect(trail).toContain('"kind":"Site settings"')
})

it('numbers of chats are checked, and reach the site once they are set', async () => {
  const { client } = firm()
  expect(member(await content(), 'contact')).not.toHaveProperty('whatsApp')
  const wrong = await client.patch('/settings', { contact: { whatsApp: 'ask us', viber: '01-5550100' } })
  expect([wrong.status, member(wrong.body, 'errors')]).toEqual([
    400,
    ['WhatsApp', 'Viber'].map((label) => ({
      field: label === 'Viber' ? 'contact.viber' : 'contact.whatsApp',
      message: `${label} must be a number like +977 9841234567`,
    })),
  ])
  expect((await client.patch('/settings', { contact: { whatsApp: '+977 9841234567' } })).status).toBe(200)
  const shown = member(await content(), 'contact')
  expect(shown).toMatchObject({ whatsApp: '9779841234567' })
  expect(shown).not.toHaveProperty('viber')
  await client.patch('/settings', { contact: { whatsApp: '' } })
  expect(member(await content(), 'contact')).not.toHaveProperty('whatsApp')
})

it('rows keep their translations when they are moved, and others are added or removed', async () => {
  const { client } = firm()
  const plan = (en: string, ne: string, price: number) => ({
    name: { en, ne },
    price,
    period: { en: 'Per year', ne: 'प्रति वर्ष' },
    features: { en: 'One\nTwo', ne: '' },
  })
  await client.patch('/settings', {
    plans: [plan('First', 'पहिलो', 1), plan('Second', 'दोस्रो', 2), plan('Third', 'तेस्रो', 3)],
  })
  const [first, second, third] = await rows('plans')
  // A partial update keeps the other members of an existing row.
  await client.patch('/settings', {
    plans: [{ _id: third?.['_id'] }, plan('New', '', 4), { _id: first?.['_id'], price: 5 }],
  })
  const after = await rows('plans')
  expect(after).toMatchObject([third, { name: { en: 'New', ne: '' } }, { ...first, price: 5 }])
  expect(after.map(({ _id }) => _id)).not.toContain(second?.['_id'])
  expect(member(await content('ne'), 'plans')).toMatchObject([
    { name: 'तेस्रो' },
    { name: 'New' },
    { name: 'पहिलो', price: 5 },
  ])
  expect(member(await content('ne'), 'fellBack')).toContain('plans.1.name')
  // Payload's own API, which the panel uses, reads and writes the same rows.
  const panel = await client.get('/globals/site-settings?locale=ne&fallback-locale=none')
  expect(member(panel.body, 'plans')).toMatchObject([{ name: 'तेस्रो' }, {}, { name: 'पहिलो' }])
})

it('of two changes with the same If-Match, the second is refused; changes of different fields at once all succeed', async () => {
  const { client } = firm()
  const tag = (await client.get('/settings')).headers.get('etag') ?? ''
  const headers = { 'if-match': tag }
  expect((await client.patch('/settings', { tagline: { en: 'Mine' } }, { headers })).status).toBe(200)
  expect((await client.patch('/settings', { tagline: { en: 'Theirs' } }, { headers })).status).toBe(412)
  expect(await values('tagline.en')).toBe('Mine')
  const answers = await Promise.all(
    ['topBarText', 'tagline'].map((name) => client.patch('/settings', { [name]: { en: `At once: ${name}` } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await values('topBarText.en'), await values('tagline.en')]).toEqual([
    'At once: topBarText',
    'At once: tagline',
  ])
})

it('hours, holidays, tags, introductions and pictures arrive where they are used', async () => {
  const { client, server } = firm()
  const uploaded = entity(await client.post('/team', { name: 'Asha', post: 'CA' }, { image: await picture() }))
  const image = member((await client.get(`/teams/${uploaded._id}?depth=0`)).body, 'image')
  const saved = await client.patch('/settings', {
    openingHours: [{ day: '0', from: '10:00', to: '16:00' }],
    holidays: [{ name: 'Dashain', from: '2026-10-11', until: '2026-10-24' }],
    tags: { en: ['Tax', ' Tax ', ''], ne: ['कर'] },
    introductions: { price: { en: 'What it costs.', ne: '' }, priceTitle: { en: 'Fees', ne: 'शुल्क' } },
    logo: image,
  })
  expect(saved.status, saved.text).toBe(200)
  expect(await values('holidays')).toMatchObject([{ name: 'Dashain', from: '2026-10-11', until: '2026-10-24' }])
  expect(await values('tags')).toEqual({ en: ['Tax'], ne: ['कर'] })
  expect(member(member((await client.get('/settings')).body, 'pictures'), String(image))).toMatchObject({
    width: expect.any(Number),
  })
  expect(await content('ne')).toMatchObject({
    tags: ['कर'],
    // Derived from the opening hours, since no other text is set.
    workingHours: 'आइतबार १०:००–१६:००',
    opening: { openings: [{ day: 0, from: 600, to: 960 }], holidays: [{ from: '2026-10-11', to: '2026-10-24' }] },
    logo: expect.stringContaining('/media/'),
    introductions: { price: 'What it costs.', priceTitle: 'शुल्क' },
    fellBack: expect.arrayContaining(['introductions.price']),
  })
  expect(await content('ne')).toMatchObject({ nextHolidays: [] })
  const page = (await new Client(server.url).fetch('/price')).text
  for (const words of ['What it costs.', '>Fees</h1>', 'Sunday 10:00–16:00']) expect(page).toContain(words)
})

// Only a replica set has transactions.
it.runIf(inject('mongodbUri')?.includes('replicaSet='))(
  'a picture that they begin to use stays, though it is put into the trash at the same moment',
  async () => {
    const { client, server } = firm()
    const connection = new MongoClient(server.environment['DATABASE_URI'] ?? '')
    onTestFinished(() => connection.close())
    const pictures = connection.db().collection('media')
    for (const path of ['/settings', '/globals/site-settings']) {
      const made = entity(await client.post('/team', { name: 'Asha', post: 'CA' }, { image: await picture() }))
      const logo = String(member((await client.get(`/teams/${made._id}?depth=0`)).body, 'image'))
      const save = () => (path === '/settings' ? client.patch(path, { logo }) : client.post(path, { logo }))
      const saved = await connection.withSession(async (session) => {
        session.startTransaction()
        // As by who found that nothing uses it.
        await pictures.updateOne({ _id: new ObjectId(logo) }, { $set: { deletedAt: new Date() } }, { session })
        const saving = save()
        if (path === '/settings') await expect.poll(() => values('logo')).toBe(logo)
        else await saving
        await session.commitTransaction()
        return saving
      })
      // A write conflict on Payload's own routes is answered.
      const { status } = saved.status === 503 ? await save() : saved
      expect([path, status, (await pictures.findOne({ _id: new ObjectId(logo) }))?.['deletedAt']]).toEqual([
        path,
        200,
        null,
      ])
    }
  },
)

it('a preview shows what is not saved, and saves nothing', async () => {
  const { client } = firm()
  const before = JSON.stringify(await content())
  const typed = { firmName: { en: 'Typed' }, plans: [], statistics: [{ value: '1', label: { en: 'Firm', ne: 'फर्म' } }] }
  const shown = await client.post('/preview/settings?lang=ne', typed)
  expect(shown.body).toMatchObject({ statistics: [{ value: '1', label: 'फर्म' }] })
  expect(member((await client.post('/preview/settings', typed)).body, 'plans')).toEqual(defaultSiteContent.plans)
  expect(JSON.stringify(await content())).toBe(before)
  expect((await client.post('/preview/settings', { contact: { email: 'x' } })).status).toBe(400)
})

it.each([
  ['an address that runs something', { productLink: { url: 'javascript:alert(1)' } }, 'productLink.url'],
  ['a row without its words', { statistics: [{ value: '1', label: { ne: 'शब्द' } }] }, 'statistics.0.label.en'],
  [
    'a drawing that is not there',
    { slides: [{ title: { en: 'T' }, subtitle: { en: 'S' }, drawing: '../x' }] },
    'slides.0.drawing',
  ],
  ['half of a position', { contact: { latitude: 27 } }, 'contact.latitude'],
  ['a time that is none', { openingHours: [{ day: '1', from: '9', to: '17:00' }] }, 'openingHours.0.from'],
  [
    'a day that ends before it begins',
    { openingHours: [{ day: '1', from: '17:00', to: '09:00' }] },
    'openingHours.0.to',
  ],
  [
    'a holiday that ends before it begins',
    { holidays: [{ from: '2026-11-29', until: '2026-11-27' }] },
    'holidays.0.until',
  ],
  ['a telephone that is none', { contact: { phone: 'call me' } }, 'contact.phone'],
  ['a row with an id that is none', { holidays: [{ _id: 1, from: '2026-02-03' }] }, 'holidays.0._id'],
  ['a date that is none', { holidays: [{ from: '2026-02-30' }] }, 'holidays.0.from'],
  ['a text without its language', { firmName: 'Plain' }, 'firmName'],
  ['too long a text', { firmName: { ne: 'क'.repeat(201) } }, 'firmName.ne'],
  ['too many tags', { tags: { en: Array.from({ length: 61 }, (_, n) => `tag ${n}`) } }, 'tags.en'],
  [
    'too many rows',
    { statistics: Array.from({ length: 25 }, () => ({ value: '1', label: { en: 'L' } })) },
    'statistics',
  ],
  ['a list that is none', { slides: { 0: {} } }, 'slides'],
  ['a picture that is not there', { logo: '01999999-9999-7999-8999-999999999999' }, 'logo'],
])('%s is refused, naming its field', async (_, sent, field) => {
  const before = (await firm().client.get('/settings')).headers.get('etag')
  const answer = await firm().client.patch('/settings', sent)
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  expect((await firm().client.get('/settings')).headers.get('etag')).toBe(before)
})

it('holidays of the next 30 days are said on the page of contact, in the words of its language, and to search engines', async () => {
  const { client, server } = firm()
  const guest = new Client(server.url)
  const day = (after: number) => officeDay(Date.now() + after * DAY_MS)
  const saved = await client.patch('/settings', {
    holidays: [
      { name: 'Tihar', from: day(31), until: day(35) },
      { name: 'Dashain', from: day(29), until: day(30) },
      { name: 'Over', from: day(-3), until: day(-1) },
    ],
  })
  expect(saved.status, saved.text).toBe(200)
  const [from, to] = [day(29), day(30)]
  const bothDays = async (date: string): Promise<unknown> =>
    member((await guest.get(`/tax-calendar?from=${date}&to=${date}`)).body, 'from')
  expect(member((await guest.get('/site-content')).body, 'nextHolidays')).toMatchObject([
    { name: 'Dashain', from: await bothDays(from), to: await bothDays(to), opens: { bs: {} } },
  ])
  const [english, nepali] = [(await guest.fetch('/contact')).text, (await guest.fetch('/ne/contact')).text]
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(english).toContain(`Dashain: ${long.format(Date.parse(from))} to ${long.format(Date.parse(to))}<`)
  expect(nepali).toMatch(/Dashain: २०\S+ [^\s\d]+ [०-९]+देखि २०\S+ [^\s\d]+ [०-९]+सम्म</)
  expect((await guest.fetch('/')).text).toContain(
    `"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","name":"Dashain","opens":"00:00","closes":"00:00","validFrom":"${from}","validThrough":"${to}"}]`,
  )
  await client.patch('/settings', { holidays: [] })
  expect((await guest.fetch('/contact')).text).not.toContain('Dashain')
})

it('give the site’s icons and the picture of shared links the firm’s logo, or no other firm’s name', async () => {
  const { server, client } = firm()
  const bytesOf = async (path: string) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const paths = ['/og.png', '/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/icon-512.png', '/favicon.ico']
  const all = () => Promise.all(paths.map(bytesOf))
  const logo = entity(await client.fetch('/api/library', { method: 'POST', body: formOf(await picture()) }))._id
  onTestFinished(async () => void (await client.patch('/settings', { firmName: { en: '' }, logo: null })))
  await client.patch('/settings', { firmName: { en: '' }, logo: null })
  const shipped = await all()
  await client.patch('/settings', { firmName: { en: 'Himal Tax' } })
  const named = await all()
  expect(named.map((bytes, n) => bytes.equals(shipped[n] ?? bytes))).toEqual([false, true, true, true, true, true])
  await client.patch('/settings', { logo })
  const own = await all()
  expect(own.map((bytes, n) => bytes.equals(named[n] ?? bytes))).toEqual(paths.map(() => false))
  const sizes = await Promise.all(own.map(async (bytes) => sharp(bytes).metadata()))
  expect(sizes.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'png 1200x630',
    'svg 128x128',
    'png 32x32',
    'png 180x180',
    'png 512x512',
    'png 32x32',
  ])
  const { headers } = await fetch(`${server.url}/icon-512.png`)
  const again = await fetch(`${server.url}/icon-512.png`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, headers.get('cache-control')]).toEqual([304, 'public, max-age=3600'])
})
