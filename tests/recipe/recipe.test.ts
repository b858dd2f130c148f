import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { canRunDatabase, type Database, startDatabase } from '../database/start.ts'
import { Client } from '../support/client.ts'
import { entities, entity, fieldsNamed, member, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { databaseSettings, type Server, startServer } from '../support/server.ts'
import { addFiles, copyProject, edit, type ProjectCopy } from './project-copy.ts'

/**
 * docs/content-types.md, step by step, on a copy of the project: events, with fields of every kind. The tests go on from one
 * another.
 */
let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
  await addFiles(project.folder)
})
afterAll(() => project?.remove())

const vitest = 'node_modules/vitest/vitest.mjs'

/** Unit tests that go through all types. */
const aboutAllTypes = [
  'cms/seed/content',
  'cms/collection-hooks',
  'cms/server/route-table',
  'contract/validate',
  'collections',
  'site/layout',
  'site/staff/layout',
]

it('three registrations, then what is generated', async () => {
  const { folder } = project
  await edit(
    folder,
    'contract/index.ts',
    "from './career.ts'\n",
    "from './career.ts'\nimport { event } from './event.ts'\n",
  )
  await edit(folder, 'contract/index.ts', 'policy, inquiry }', 'policy, inquiry, event }')
  await edit(
    folder,
    'collections/index.ts',
    "from './career.ts'\n",
    "from './career.ts'\nimport { Events } from './event.ts'\n",
  )
  await edit(folder, 'collections/index.ts', '  inquiry: Inquiries,\n', '  inquiry: Inquiries,\n  event: Events,\n')
  await edit(
    folder,
    'site/routing/entry-pages.ts',
    '  blog: { chunk',
    "  event: { chunk: 'event', load: () => import('../pages/event.tsx') },\n  blog: { chunk",
  )
  await project.run('tools/generate.js', 'events')
  const migrations = await readdir(path.join(folder, 'cms/migrations'))
  expect(migrations.filter((name) => name.endsWith('_events.ts'))).toHaveLength(1)
  expect(await readFile(path.join(folder, 'cms/generated/payload-types.ts'), 'utf8')).toContain(
    'export interface Event ',
  )
  expect(await readFile(path.join(folder, 'docs/routes.md'), 'utf8')).toContain('/api/event/:slug')
})

it('types, lint, format and the unit tests that go through all types hold', async () => {
  await Promise.all([
    project.run('node_modules/typescript/bin/tsc'),
    project
      .run('node_modules/oxlint/bin/oxlint')
      .then(() =>
        project.run(
          'node_modules/prettier/bin/prettier.cjs',
          '--check',
          'contract',
          'collections',
          'site/routing',
          'site/pages',
        ),
      ),
  ])
  await project.run(vitest, 'run', '--project', 'unit', '--project', 'site', ...aboutAllTypes)
})

it('the server and both sides of the site build', async () => {
  await project.run('tools/build.js', 'server', 'site', 'site-server')
})

const starts = '2026-12-01T10:00:00+05:45'

/** The fields that staff send of an event, and the response. */
const sent = {
  title: 'VAT for beginners',
  description: '<p>Bring your <strong>books</strong>.</p>',
  starts,
  registerBy: '2026-11-30',
  place: 'Kathmandu',
  capacity: 40,
  fee: 12.5,
  online: true,
  level: 'beginner',
  website: 'https://example.com/vat',
  contact: 'events@example.com',
}
const answered = { ...sent, starts: '2026-12-01T04:15:00.000Z' }

const databases = ['SQLite', ...(canRunDatabase() ? ['MongoDB'] : [])]

describe.each(databases)('on %s', (name) => {
  let database: Database | undefined
  let server: Server
  let staff: Client
  let visitor: Client

  beforeAll(async () => {
    database = name === 'MongoDB' ? await startDatabase() : undefined
    const within = () => ['sh', '-c', 'cd "$0" && exec "$@"', project.folder]
    server = await startServer(databaseSettings(database?.uri), within)
    visitor = new Client(server.url)
    staff = new Client(server.url)
    await staff.post('/register', { name: 'Asha', email: 'asha@example.com', password: 'correct horse battery' })
  })
  afterAll(async () => {
    await server?.remove()
    await database?.stop()
  })

  it.each(['json', 'form', 'multipart'] as const)(
    'an event with every kind of field is made from a %s body',
    async (as) => {
      const made = entity(await staff.post('/event', sent, { as }))
      expect(made).toMatchObject({ ...answered, speaker: null, topic: null, image: null })
      expect(entity(await visitor.get(`/event/${made.slug}`))).toEqual(made)
      expect(entity(await visitor.get(`/event/event-id/${made._id}`))).toEqual(made)
      expect(entities(await visitor.get('/event'))).toContainEqual(made)
      expect(entity(await staff.remove(`/event/${made._id}`))).toEqual(made)
    },
  )

  it('what was not sent is empty, what is sent empty is emptied, and the rest stays', async () => {
    const least = entity(await staff.post('/event', { title: 'Open house', place: 'Patan', starts }))
    const empty = {
      description: '',
      registerBy: null,
      capacity: null,
      fee: null,
      online: false,
      level: null,
      website: '',
    }
    expect(least).toMatchObject(empty)
    const full = entity(await staff.patch(`/event/${least._id}`, { ...sent, title: 'Open house' }))
    expect(full).toMatchObject({ ...answered, title: 'Open house' })
    const cleared = { registerBy: '', capacity: '', fee: '', online: 'false', level: '', website: '', description: '' }
    for (const as of ['json', 'form', 'multipart'] as const) {
      const emptied = entity(await staff.patch(`/event/${least._id}`, cleared, { as }))
      expect(emptied).toMatchObject({ ...empty, title: 'Open house', place: 'Kathmandu', contact: sent.contact })
      await staff.patch(`/event/${least._id}`, { ...sent, title: 'Open house' })
    }
    const tag = (await visitor.get(`/event/event-id/${least._id}`)).headers.get('etag') ?? ''
    expect((await staff.patch(`/event/${least._id}`, { fee: 1 }, { headers: { 'if-match': tag } })).status).toBe(200)
    expect((await staff.patch(`/event/${least._id}`, { fee: 2 }, { headers: { 'if-match': tag } })).status).toBe(412)
    await staff.remove(`/event/${least._id}`)
  })

  it.each([
    [{ starts: '' }, 'starts', 'Starts is required'],
    [{ registerBy: '2026-02-30' }, 'registerBy', 'Register by must be a date, like 2026-05-01'],
    [{ capacity: 501 }, 'capacity', 'Capacity must be a whole number from 1 to 500'],
    [{ fee: 'free' }, 'fee', 'Fee must be a number of at least 0'],
    [{ online: 'maybe' }, 'online', 'Online must be true or false'],
    [{ level: 'guru' }, 'level', 'Level must be one of beginner, expert'],
    [{ website: 'ftp://example.com' }, 'website', 'Website must begin with https://, http://, mailto:, tel: or /'],
    [{ speaker: 'nobody' }, 'speaker', 'Speaker does not exist'],
    [{ speaker: '0123456789abcdef01234567' }, 'speaker', 'Speaker does not exist'],
    [{ speaker: '01234567-89ab-4def-8123-456789abcdef' }, 'speaker', 'Speaker does not exist'],
  ])('%j is refused, by the contract and by Payload’s REST', async (wrong, field, sentence) => {
    const refused = await staff.post('/event', { ...sent, ...wrong })
    expect([refused.status, message(refused), fieldsNamed(refused)]).toEqual([400, sentence, [field]])
    const { description: _description, ...plain } = sent
    const native = await staff.post('/events', { ...plain, _status: 'published', ...wrong })
    expect([native.status, native.text]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('a reference goes in as an id and comes out with name and slug, as far as visitors may see it', async () => {
    const member_ = entity(await staff.post('/team', { name: 'Sarita Rai', post: 'Partner' }))
    const service = entity(await staff.post('/service', { title: 'VAT returns' }))
    const made = entity(await staff.post('/event', { ...sent, speaker: member_._id, topic: service._id }))
    const referred = {
      speaker: { _id: member_._id, name: 'Sarita Rai' },
      topic: { _id: service._id, name: 'VAT returns', slug: 'vat-returns' },
    }
    expect(made).toMatchObject(referred)
    const read = async () => entity(await visitor.get(`/event/event-id/${made._id}`))
    expect(await read()).toEqual(made)

    await staff.patch(`/services/${service._id}`, { _status: 'draft' })
    expect(await read()).toMatchObject({ ...referred, topic: null })
    // An update that does not name the reference leaves it.
    await staff.patch(`/event/${made._id}`, { fee: 1 })
    await staff.patch(`/services/${service._id}`, { _status: 'published' })
    expect(await read()).toMatchObject(referred)

    expect((await staff.remove(`/team/${member_._id}`)).status).toBe(200)
    expect(await read()).toMatchObject({ ...referred, speaker: null })
    expect(entity(await staff.patch(`/event/${made._id}`, { fee: 2 }))).toMatchObject({ ...referred, speaker: null })
    expect(entity(await staff.patch(`/event/${made._id}`, { topic: '' }))).toMatchObject({ topic: null })
    await staff.remove(`/event/${made._id}`)
  })

  it('texts and the labels of a choice are searched', async () => {
    const made = entity(await staff.post('/event', { ...sent, title: 'Found by words', level: 'expert' }))
    for (const words of ['kathmandu', 'experts', 'books', 'found experts'])
      expect(entities(await visitor.get(`/event?q=${encodeURIComponent(words)}`)).map(({ _id }) => _id)).toEqual([
        made._id,
      ])
    expect(entities(await visitor.get('/event?q=beginners'))).toEqual([])
    await staff.remove(`/event/${made._id}`)
  })

  it('the OpenAPI document describes what entries carry and what is sent', async () => {
    const { body } = await visitor.get('/openapi.json')
    const at = (...names: string[]) => names.reduce(member, body)
    const properties = at('components', 'schemas', 'Event', 'properties')
    expect(member(properties, 'starts')).toMatchObject({ description: 'By the clock of the office.' })
    expect(JSON.stringify(properties)).toContain('"format":"date-time"')
    const body_ = at('paths', '/event', 'post', 'requestBody', 'content', 'application/json', 'schema')
    expect(member(member(body_, 'properties'), 'starts')).toMatchObject({ type: 'string', format: 'date-time' })
    expect(member(member(body_, 'properties'), 'capacity')).toEqual({
      anyOf: [{ type: 'integer', minimum: 1, maximum: 500, 'x-unit': 'people' }, { type: 'null' }, { const: '' }],
    })
    expect(member(body_, 'required')).toEqual(['title', 'starts', 'place'])
  })

  it('staff find its screens, visitors its pages, search engines both its addresses and its text', async () => {
    const { _id: speaker } = entity(await staff.post('/team', { name: 'Binod Shah', post: 'Auditor' }))
    const made = entity(await staff.post('/event', { ...sent, speaker }, { image: await picture() }))
    const screen = await staff.fetch('/add-event')
    expect(screen.status).toBe(200)
    for (const words of [
      'Create Event',
      'Starts',
      'By the clock of the office.',
      'Capacity (people)',
      'For experts',
      'Binod Shah',
    ])
      expect(screen.text).toContain(words)
    const edit_ = await staff.fetch(`/edit-event/${made._id}`)
    expect(edit_.text).toContain('value="2026-12-01T10:00"')
    expect((await visitor.fetch('/add-event')).status).toBe(302)

    const list = await visitor.fetch('/events')
    expect([list.status, list.text]).toEqual([200, expect.stringContaining('/events/vat-for-beginners')])
    const page = await visitor.fetch(`/events/${made.slug}`)
    expect(page.status).toBe(200)
    for (const words of [
      'VAT for beginners',
      'Dec 1, 2026, 10:00',
      'Kathmandu',
      'Binod Shah',
      '40',
      '"@type":"Article"',
    ])
      expect(page.text).toContain(words)
    expect((await visitor.fetch('/')).text).toContain('href="/events"')
    expect((await visitor.fetch('/sitemap.xml')).text).toContain('/events/vat-for-beginners')
    expect((await visitor.fetch('/feed.xml')).text).toContain('/events/vat-for-beginners')
    expect((await staff.fetch(`/preview/event/${made._id}`)).text).toContain('Kathmandu')

    await staff.patch(`/event/${made._id}?lang=ne`, { title: 'भ्याटको सुरुवात', place: 'काठमाडौँ' })
    const nepali = (await visitor.fetch(`/ne/events/${made.slug}`)).text
    for (const words of ['<html lang="ne"', 'भ्याटको सुरुवात', 'काठमाडौँ', '४० सिट']) expect(nepali).toContain(words)
    expect((await visitor.fetch(`/events/${made.slug}`)).text).toContain('40 seats')
    expect((await visitor.fetch('/ne/events')).text).toContain('भ्याटको सुरुवात')

    await staff.patch(`/events/${made._id}`, { slug: 'vat-at-noon', _status: 'published' })
    const moved = await visitor.fetch(`/events/${made.slug}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/events/vat-at-noon'])
  })
})
