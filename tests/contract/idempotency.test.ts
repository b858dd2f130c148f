import { expect, inject, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entities, entity } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { databaseSettings } from '../support/server.ts'
import { admin, ownServerWithAdmin, visitor } from './support/context.ts'
import { loseResponses } from './support/lose-responses.ts'

let counter = 0
const key = (): Record<string, string> => ({ 'idempotency-key': `key-${(counter += 1)}` })
const faq = { title: 'Asked once', description: 'Answer' }
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }

it('K2: two equal creates with one key make one entry, and the second answers as the first', async () => {
  const headers = key()
  const first = await admin().post('/faq/', faq, { headers })
  for (const as of ['json', 'form', 'multipart'] as const) {
    const again = await admin().post('/faq', faq, { headers, as })
    expect([again.status, again.body]).toEqual([201, first.body])
  }
  expect(entities(await visitor().get('/faq')).filter(({ title }) => title === faq.title)).toHaveLength(1)
})

it('ten at once make one entry and all answer it', async () => {
  const headers = key()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor().post('/contactus/', inquiry, { headers })),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})

it('the same picture under one key is stored once', async () => {
  const headers = key()
  const image = await picture()
  const first = await admin().post('/about/', { title: 'T' }, { image, headers })
  const again = await admin().post('/about/', { title: 'T' }, { image, headers })
  expect(again.body).toEqual(first.body)
})

it('the key with another body answers 409', async () => {
  const headers = key()
  expect((await admin().post('/faq/', faq, { headers })).status).toBe(201)
  expect((await admin().post('/faq/', { ...faq, title: 'Other' }, { headers })).status).toBe(409)
  const withImage = key()
  expect((await admin().post('/about/', { title: 'T' }, { image: await picture(), headers: withImage })).status).toBe(
    201,
  )
  expect((await admin().post('/about/', { title: 'T' }, { image: await picture(), headers: withImage })).status).toBe(
    409,
  )
})

it('a draft under the key of a create whose answer was lost is that entry, and the other way round there is no second', async () => {
  const [headers, reversed] = [key(), key()]
  const made = await admin().post('/blog/', { title: 'Lost' }, { headers })
  const draft = await admin().post('/draft/blog', { title: 'Lost, and typed on' }, { headers })
  expect([draft.status, draft.body]).toEqual([201, expect.objectContaining({ state: 'published', entry: made.body })])
  const first = await admin().post('/draft/blog', { title: 'Begun' }, { headers: reversed })
  const again = await admin().post('/draft/blog', { title: 'Begun' }, { headers: reversed })
  expect(again.body).toEqual(first.body)
  for (const [path, title] of [
    ['/draft/blog', 'Other'],
    ['/blog', 'Begun'],
  ] as const)
    expect((await admin().post(path, { title }, { headers: reversed })).status).toBe(409)
})

it('each path and each caller has its own keys', async () => {
  const headers = key()
  expect((await admin().post('/faq/', faq, { headers })).status).toBe(201)
  expect((await admin().post('/about/', { title: 'T' }, { headers })).status).toBe(201)
  const [mine, other] = [
    await admin().post('/contactus/', inquiry, { headers }),
    await visitor().post('/contactus/', inquiry, { headers }),
  ]
  expect([mine.status, other.status]).toEqual([201, 201])
  expect(mine.body).not.toEqual(other.body)
})

it('only success is remembered', async () => {
  const headers = key()
  expect((await admin().post('/faq/', { title: '' }, { headers })).status).toBe(400)
  expect((await admin().post('/faq/', faq, { headers })).status).toBe(201)
})

it('session and origin are checked each time', async () => {
  const headers = key()
  expect((await admin().post('/faq/', faq, { headers })).status).toBe(201)
  expect((await visitor().post('/faq/', faq, { headers })).status).toBe(401)
  expect((await admin().post('/faq/', faq, { headers: { ...headers, origin: 'null' } })).status).toBe(403)
})

it('what was remembered outlives the process', async () => {
  const { server, client } = await ownServerWithAdmin()
  const headers = key()
  const first = await client.post('/faq/', faq, { headers })
  await server.end('SIGKILL')
  const next = await server.restart()
  try {
    const again = new Client(next.url)
    again.cookie = client.cookie
    expect((await again.post('/faq/', faq, { headers })).body).toEqual(first.body)
  } finally {
    await next.end('SIGTERM')
  }
})

it('a create whose node was killed before it could answer is repeated as what it has made, of each kind', async () => {
  const settings = databaseSettings(inject('mongodbUri'))
  const { server, client } = await ownServerWithAdmin(settings)
  const image = await picture()
  const creates: readonly [path: string, send: (headers: Record<string, string>) => ReturnType<Client['post']>][] = [
    ['/faq', (headers) => client.post('/faq/', faq, { headers })],
    [
      '/blog?lang=ne',
      (headers) => client.post('/blog?lang=ne', { title: 'Lost', description: '<p>D</p>' }, { image, headers }),
    ],
    ['/draft/blog', (headers) => client.post('/draft/blog', { title: 'Begun' }, { headers })],
    ['/contactus', (headers) => new Client(server.url).post('/contactus/', inquiry, { headers })],
    ['/library', (headers) => client.post('/library', {}, { image, headers })],
  ]
  const keys = creates.map(key)
  const send = () => Promise.all(creates.map(async ([, create], n) => create(keys[n] ?? {})))
  const readAll = async () => {
    const paths = ['/faq', '/state/blog', '/contactus', '/library']
    return (await Promise.all(paths.map((list) => client.get(list)))).map(({ body }) => body)
  }
  const first = await send()
  expect(first.map(({ status }) => status)).toEqual(creates.map(() => 201))
  const made = await readAll()
  await loseResponses(server.dataDir, settings['DATABASE_URI'])
  const again = await send()
  for (const [n, [name]] of creates.entries())
    expect([again[n]?.status, again[n]?.body], name).toEqual([201, first[n]?.body])
  // These responses are stored, so that further requests return exactly the same.
  expect((await send()).map(({ text }) => text)).toEqual(again.map(({ text }) => text))
  expect(await readAll()).toEqual(made)

  const gone = key()
  const { _id } = entity(await client.post('/faq/', { ...faq, title: 'Gone' }, { headers: gone }))
  await client.remove(`/faq/${_id}`)
  await loseResponses(server.dataDir, settings['DATABASE_URI'])
  expect((await client.post('/faq/', { ...faq, title: 'Gone' }, { headers: gone })).status).toBe(404)
  expect((await client.post('/faq/', { ...faq, title: 'Other' }, { headers: gone })).status).toBe(409)
})

it('a create that was refused gives its key to the next, whatever that sends', async () => {
  const headers = key()
  for (const title of ['', 'x'.repeat(10_000)])
    expect((await admin().post('/faq/', { ...faq, title }, { headers })).status).toBe(400)
  const made = await admin().post('/faq/', { ...faq, title: 'Corrected' }, { headers })
  expect(made.status).toBe(201)
  expect((await admin().post('/faq/', { ...faq, title: 'Corrected' }, { headers })).body).toEqual(made.body)
})
