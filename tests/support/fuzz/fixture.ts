import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { Client, fileOf } from '../client.ts'
import { member } from '../entities.ts'
import { picture } from '../pictures.ts'
import type { Server } from '../server.ts'
import { endpointsOf } from './endpoints.ts'
import type { Rules } from './oracle.ts'
import { type Requester, type HeaderLine, type Sent, valuesOf } from './request.ts'

/** The server under test, with all kinds of content, accounts and secrets. */
export interface Fixture {
  server: Server
  rules: Rules
  /** A request with its placeholders replaced by real ids, and with its caller's cookie. */
  completed: (sent: Sent) => Sent
  /** All content that can be changed, as an administrator reads it. */
  contents: () => Promise<string>
  /** Signs clients in again whose session a request has ended. */
  renew: () => Promise<void>
}

/** A placeholder in a target, header or body for the id of a collection's entry; below, those for server functions. */
export const idIn = (collection: string): string => `~${collection}~`
export const ACTION = '~action~'
export const LANGUAGE_ACTION = '~language-action~'

/** The accounts, whose credentials some requests contain. */
export const people = {
  administrator: { name: 'Asha Rai', email: 'asha@example.com', password: 'correct horse battery' },
  editor: { name: 'Dipa Lama', email: 'dipa@example.com', password: 'another fitting password' },
}

/** Collections that visitors cannot change; without sessions and inquiries, which they create. */
const listed = [
  'users',
  'media',
  'blogs',
  'abouts',
  'services',
  'teams',
  'careers',
  'faqs',
  'payload-preferences',
  'payload-locked-documents',
]

/** Puts content and secrets on a server that has its first administrator. */
export async function makeFixture(server: Server): Promise<Fixture> {
  const administrator = new Client(server.url)
  const editor = new Client(server.url)
  await done(administrator.post('/login', people.administrator))
  const mark = (word: string) => `marked-${word}-${randomUUID()}`
  const [draft, inquiry, note, person, agent, audited, preference] = [
    mark('draft'),
    mark('inquiry'),
    mark('note'),
    mark('person'),
    mark('agent'),
    mark('audited'),
    mark('preference'),
  ]
  const ids = new Map<string, string>()
  const made = async (slug: string, answer: Promise<{ body: unknown; status: number; text: string }>) => {
    const { body } = await done(answer)
    ids.set(slug, String(member(member(body, 'doc') ?? body, 'id') ?? member(body, '_id')))
  }
  for (const [slug, fields] of Object.entries({
    blogs: { title: draft },
    services: { title: draft },
    abouts: { title: draft },
    careers: { title: draft, salary: '1' },
  }))
    await made(slug, administrator.post(`/${slug}?draft=true`, { ...fields, _status: 'draft' }))
  const long = '<p>words and more words</p>'.repeat(3000)
  for (const path of ['blog', 'service'])
    await done(administrator.post(`/${path}/`, { title: 'Long', description: long }))
  await made('teams', administrator.post('/team/', { name: 'T', post: 'P' }))
  await made('faqs', administrator.post('/faq/', { title: 'T', description: 'D' }))
  const form = new FormData()
  form.append('file', fileOf({ ...(await picture()), name: `${draft}.png` }))
  await made('media', administrator.fetch('/api/media', { method: 'POST', body: form }))
  const visitor = { name: inquiry, email: `${inquiry}@example.com`, phone: '1', message: inquiry }
  await made('inquiries', new Client(server.url).post('/contactus/', visitor))
  await done(administrator.patch(`/inquiries/${ids.get('inquiries')}`, { note }))
  // The name may be read by colleagues, who hand inquiries over; the rest of an account only by administrators.
  const third = { name: 'Third', email: `${person}@example.com`, password: 'a password of nobody' }
  await made('users', administrator.post('/users', { ...third, role: 'editor' }))
  await done(administrator.post('/users', { ...people.editor, role: 'editor' }))
  await administrator.post('/login', { email: `${audited}@example.com`, password: 'wrong and long' })
  await done(administrator.post('/payload-preferences/marked', { value: { note: preference } }))
  const signIn = async (client: Client, account: { email: string; password: string }, device: string) => {
    const headers = { 'user-agent': device }
    return done(client.post('/login', account, { headers }))
  }
  const ended = new Client(server.url)
  await signIn(ended, people.editor, 'Ended')
  const endedCookie = ended.cookie ?? ''
  await ended.get('/logout')
  const cookies = new Map<Requester, string>([['ended', endedCookie]])
  const renew = async () => {
    for (const [caller, client] of [
      ['administrator', administrator],
      ['editor', editor],
    ] as const) {
      if ((await client.get('/loggedin')).text === 'true') continue
      await signIn(client, people[caller], agent)
      cookies.set(caller, client.cookie ?? '')
      secrets.ofNobody.push(tokenOf(client.cookie))
    }
  }
  const secrets = {
    ofStaff: [draft, inquiry, note],
    ofAdministrators: [person, audited, preference],
    ofNobody: [tokenOf(endedCookie), MARKED_HEADER],
  }
  administrator.cookie = undefined
  await renew()
  ids.set('sessions', String(member(firstOf(member((await editor.get('/sessions')).body, 'docs')), 'id')))
  // Loads the panel now, since loading it prints a line.
  await done(new Client(server.url).fetch('/admin/login'))
  const endpoints = endpointsOf((await administrator.get('/openapi.json')).body)
  const actions = await panelActions()
  const fill = (text: string): string =>
    text.replaceAll(/~([\w-]+)~/g, (all, word: string) => actions.get(word) ?? ids.get(word) ?? all)
  return {
    server,
    rules: { endpoints, secrets },
    renew,
    completed: (sent) => ({
      ...sent,
      target: fill(sent.target),
      body: sent.body.length > 100_000 ? sent.body : fill(sent.body),
      headers: withCookie(
        sent.headers.map(([name, value]): HeaderLine => [name, fill(value)]),
        cookies.get(sent.caller),
      ),
    }),
    contents: async () => {
      const texts = await Promise.all([
        ...listed.map(async (slug) => (await administrator.get(`/${slug}?limit=1000&depth=0&draft=true`)).text),
        ...['/globals/site-settings', `/inquiries/${ids.get('inquiries')}`, '/loggedin'].map(
          async (path) => (await administrator.get(path)).text,
        ),
        editor.get('/loggedin').then(({ text }) => text),
        // Excludes failed sign-ins, which the audit trail records, too.
        administrator.get('/audit?limit=1000&where[action][in]=created,changed,deleted').then(({ text }) => text),
      ])
      // Default rows of the settings have new ids in each response.
      return texts.join('\n').replaceAll(/"id":"[0-9a-f]{24}"/g, '')
    },
  }
}

/** Sent with every request, so that responses that reveal request headers are detected. */
const MARKED_HEADER = 'marked-header-6f0c1d'

function withCookie(headers: readonly HeaderLine[], cookie: string | undefined): HeaderLine[] {
  const own = [`probe=${MARKED_HEADER}`, ...(cookie === undefined ? [] : [cookie])]
  const given = valuesOf(headers, 'cookie')
  return [...headers.filter(([name]) => name.toLowerCase() !== 'cookie'), ['Cookie', [...own, ...given].join('; ')]]
}

const tokenOf = (cookie: string | undefined): string => cookie?.split('=')[1] ?? ''

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** The ids of the panel's server functions. */
async function panelActions(): Promise<Map<string, string>> {
  const file = 'cms/panel/.next/server/server-reference-manifest.json'
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  const named = (ending: string) =>
    Object.entries(member(manifest, 'node') ?? {}).find(([, value]: [string, unknown]) =>
      String(member(value, 'filename')).endsWith(ending),
    )?.[0] ?? ''
  return new Map([
    ['action', named('(payload)/layout.tsx')],
    ['language-action', named('layouts/Root/index.js')],
  ])
}

async function done<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const got = await answer
  if (got.status >= 300) throw new Error(`the fixture is not made: ${got.status} ${got.text.slice(0, 300)}`)
  return got
}
