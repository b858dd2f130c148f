import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { BSON, MongoClient } from 'mongodb'
import { describe, expect, inject, it } from 'vitest'

import { DESCRIPTION } from '#contract/limits.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'
import { defaultSiteContent, isClaim, type SiteContent, withoutClaims } from '#contract/site-content.ts'
import { type AtEnd, atEndOfGroup } from '../support/at-end.ts'
import { Client } from '../support/client.ts'
import { entities, member, message } from '../support/entities.ts'
import { databaseSettings, type Environment } from '../support/server.ts'
import { onMongo, ownServer } from './support/context.ts'
import { administrator } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

/**
 * The data of each released schema, by the name of its last migration: a SQLite file with the responses of that release's
 * server, or every MongoDB document with those responses. Made by hand with each release; existing ones never change.
 */
const released = path.resolve('tests/database/released')
const extension = onMongo ? '.mongodb.gz' : '.db.gz'
const schemas = (await readdir(released))
  .filter((file) => file.endsWith(extension))
  .map((file) => path.parse(path.parse(file).name).name)
const unzipped = async (file: string): Promise<Buffer> => gunzipSync(await readFile(path.join(released, file)))

/** The entries that the release's server returned, by list. */
type Lists = Record<string, unknown[]>
interface Release {
  lists: Lists
  settings: Environment
}

/** The secret that the releases' data was made with. */
const PAYLOAD_SECRET = 'a secret of the tests alone'

/**
 * Content in which an earlier release filled in the shipped defaults, as it is shown now: a firm with a name of its own has that where no
 * short one is set, and links, figures and addresses of the invented firm no more, unless the panel had stored them.
 */
function inOwnName(content: Partial<SiteContent>, now: unknown): object {
  const { firmName, shortName, contact } = content
  // The first releases had no such content.
  if (!contact || firmName === defaultSiteContent.firmName) return content
  const shipped = withoutClaims(defaultSiteContent)
  const wasShipped = (name: string) => isDeepStrictEqual(member(content, name), member(defaultSiteContent, name))
  const own = Object.entries(shipped).filter(
    ([name, value]) => isClaim(name) && wasShipped(name) && isDeepStrictEqual(member(now, name), value),
  )
  const hasCareers = contact.careersEmail !== defaultSiteContent.contact.careersEmail
  return {
    ...content,
    ...Object.fromEntries(own),
    shortName: shortName === defaultSiteContent.shortName ? firmName : shortName,
    contact: { ...contact, careersEmail: hasCareers ? contact.careersEmail : contact.email },
  }
}

/** Whether the schema has a status and a note of inquiries, which are set in that case. */
const hasNotes = (schema: string): boolean => !schema.endsWith('_initial')

async function sqliteRelease(schema: string, atEnd: AtEnd): Promise<Release> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-upgrade-'))
  atEnd(() => rm(dir, { recursive: true, force: true }))
  await writeFile(path.join(dir, 'site.db'), await unzipped(`${schema}.db.gz`))
  if (hasNotes(schema)) {
    const database = drizzle({ connection: { url: `file:${path.join(dir, 'site.db')}` } })
    await database.run(sql`UPDATE inquiries SET status = 'closed', note = 'Called back'`)
    database.$client.close()
  }
  const lists: Lists = JSON.parse((await unzipped(`${schema}.json.gz`)).toString())
  return { lists, settings: { DATA_DIR: dir, PAYLOAD_SECRET } }
}

async function mongodbRelease(schema: string): Promise<Release> {
  const settings: Environment = { ...databaseSettings(inject('mongodbUri')), PAYLOAD_SECRET }
  const saved: { before: Lists; all: Record<string, Record<string, unknown>[]> } = BSON.EJSON.parse(
    (await unzipped(`${schema}.mongodb.gz`)).toString(),
    { relaxed: false },
  )
  const client = await MongoClient.connect(String(settings['DATABASE_URI']))
  for (const [collection, documents] of Object.entries(saved.all))
    await client.db().collection(collection).insertMany(documents)
  await client
    .db()
    .collection('inquiries')
    .updateMany({}, { $set: { status: 'closed', note: 'Called back' } })
  await client.close()
  // Converts BSON's numbers to plain ones.
  return { lists: JSON.parse(JSON.stringify(saved.before)), settings }
}

const release = onMongo ? mongodbRelease : sqliteRelease

/** Whether a document's rich text, if any, is a structure that converts to the HTML stored beside it. */
const isPlain = (document: unknown): boolean => {
  const description = member(document, 'description')
  const html = member(document, 'descriptionHtml')
  return (description ?? null) === null
    ? (html ?? '') === ''
    : typeof description === 'object' && toHtml(description) === html
}

const withRichText = ['abouts', 'blogs', 'services', 'careers']

describe.each(schemas)('the database of %s', (schema) => {
  const atEnd = atEndOfGroup()
  let lists: Lists
  let client: Client
  // Migrating takes most of the time, so it is done once; the first three tests only read. Passwords were hashed by the release.
  prepareGroup(async () => {
    const found = await release(schema, atEnd)
    lists = found.lists
    // The pictures that the databases name were not kept: an empty mark accepts that.
    const pictures = await mkdtemp(path.join(tmpdir(), 'site-upgrade-'))
    atEnd(() => rm(pictures, { recursive: true, force: true }))
    await writeFile(path.join(pictures, '.site'), '')
    const settings = { ...found.settings, MEDIA_DIR: pictures, PASSWORD_HASHES: 'shipped' }
    client = new Client((await ownServer(settings, undefined, atEnd)).url)
    expect((await client.post('/login', administrator)).status).toBe(200)
  }, 360_000)

  it('has rich text as plain structures, in entries and versions', async () => {
    for (const collection of withRichText) {
      const list = [member((await client.get(`/${collection}?draft=true`)).body, 'docs')].flat()
      for (const id of list.map((entry) => String(member(entry, 'id'))))
        expect(isPlain((await client.get(`/${collection}/${id}?depth=0`)).body), `${collection} ${id}`).toBe(true)
      const versions = [member((await client.get(`/${collection}/versions?sort=updatedAt`)).body, 'docs')].flat()
      expect(versions.length).toBeGreaterThan(0)
      for (const id of versions.map((version) => String(member(version, 'id')))) {
        const version = member((await client.get(`/${collection}/versions/${id}?depth=0`)).body, 'version')
        expect(isPlain(version), `${collection} ${id}`).toBe(true)
      }
    }
  }, 120_000)

  it('has what there was in English, in Nepali what is in Devanagari, and finds both', async () => {
    for (const name of ['about', 'blog', 'service', 'career', 'team', 'faq'] as const) {
      const before = [lists[name]].flat()
      for (const entry of entities(await client.get(`/${name}?lang=ne`))) {
        const old = before.find((one) => member(one, '_id') === entry._id)
        const { fellBack = [], ...texts } = entry
        expect(texts).toEqual(name === 'career' ? { ...Object(old), slug: entry.slug } : old)
        const title = String(entry['title'] ?? entry['name'])
        const texted = fellBack.filter((field) => !field.includes('.'))
        expect([title, texted.length > 0]).toEqual([title, !/[अ-ह]/.test(title)])
        const found = await client.get(`/${name}?q=${encodeURIComponent(title.slice(0, 100))}`)
        expect(entities(found).map(({ _id }) => _id)).toContain(entry._id)
      }
    }
  }, 120_000)

  it('is brought up to date without loss: every response is as it was, and all of it can be changed', async () => {
    // The audit trail is for administrators; users of releases without roles became administrators.
    expect((await client.get('/audit')).status).toBe(200)
    expect(Object.keys(lists)).toContain('blog')
    const { 'site-content': content, ...entries } = lists
    // Settings that were added later may appear as well.
    const now = (await client.get('/site-content/')).body
    expect(now).toMatchObject(inOwnName(Object(content), now))
    for (const [name, list] of Object.entries(entries))
      expect((await client.get(`/${name}/`)).body, name).toEqual(
        name === 'career' ? list.map((job) => ({ ...Object(job), slug: expect.stringMatching(/^[a-z0-9-]+$/) })) : list,
      )
    for (const name of ['about', 'blog', 'service', 'career']) {
      const [entry] = entities(await client.get(`/${name}/`))
      const changed = await client.patch(`/${name}/${entry?._id}`, { title: 'Changed after the upgrade' })
      expect(changed.body, name).toEqual({ ...entry, title: 'Changed after the upgrade' })
    }
    expect((await client.post('/team', { name: 'Newcomer', post: 'Trainee' })).status).toBe(201)
  }, 120_000)

  it('has the notes of inquiries in their threads, and those that were closed as answered', async () => {
    for (const { _id, status } of entities(await client.get('/desk'))) {
      const thread = member((await client.get(`/desk/${_id}`)).body, 'thread')
      const noted = [{ _id: expect.any(String), at: expect.any(String), who: '', kind: 'note', text: 'Called back' }]
      expect([status, thread]).toEqual(hasNotes(schema) ? ['answered', noted] : ['new', []])
    }
  })

  it('has entries over the limit of today, which can be written back unchanged and no longer', async () => {
    for (const name of ['about', 'blog', 'service', 'career'] as const) {
      const [entry] = entities(await client.get(`/${name}/`))
      const unchanged = await client.patch(`/${name}/${entry?._id}`, { description: entry?.['description'] })
      expect(unchanged.body).toEqual(entry)
    }
    const long = entities(await client.get('/blog/')).find(
      ({ description }) => String(description).length > DESCRIPTION,
    )
    expect(long !== undefined).toBe(JSON.stringify(lists).length > DESCRIPTION)
    if (!long) return
    const structure = member((await client.get(`/blogs/${long._id}?depth=0`)).body, 'description')
    expect((await client.patch(`/blogs/${long._id}`, { title: 'From the panel', description: structure })).status).toBe(
      200,
    )
    const longer = await client.patch(`/blog/${long._id}`, { description: `${String(long['description'])}<p>x</p>` })
    expect([longer.status, message(longer)]).toEqual([400, 'Description must be at most 100,000 characters'])
  }, 120_000)

  it('has versions that can be restored', async () => {
    for (const collection of withRichText) {
      const [oldest] = [member((await client.get(`/${collection}/versions?sort=updatedAt`)).body, 'docs')].flat()
      expect((await client.post(`/${collection}/versions/${String(member(oldest, 'id'))}`)).status).toBe(200)
    }
  }, 120_000)
})
