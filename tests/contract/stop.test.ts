import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'

import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { onMongo, ownServer, ownServerWithAdmin } from './support/context.ts'

it('SIGTERM finishes the request under way, takes no more, and ends with exit code 0', async () => {
  const { server, client } = await ownServerWithAdmin()
  const body = JSON.stringify({ title: 'Under way', description: 'D' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie: client.cookie ?? '' }
  const slow = request({ host: '127.0.0.1', port: server.port, path: '/api/faq/', method: 'POST', headers })
  slow.write(body.slice(0, 10))
  await client.get('/health')
  const ended = server.end('SIGTERM')
  await expect
    .poll(
      () =>
        client.get('/health').then(
          () => 'taken',
          () => 'refused',
        ),
      { timeout: 5000 },
    )
    .toBe('refused')
  const answered = once(slow, 'response')
  slow.end(body.slice(10))
  const [answer]: { statusCode?: number; resume?: () => void }[] = await answered
  answer?.resume?.()
  expect(answer?.statusCode).toBe(201)
  expect(await ended).toBe(0)
  const next = await server.restart()
  expect(entities(await new Client(next.url).get('/faq')).map(({ title }) => title)).toEqual(['Under way'])
  await next.end('SIGTERM')
})

it('SIGINT ends it as well, and idle connections do not keep it', async () => {
  const server = await ownServer()
  await new Client(server.url).get('/about')
  expect(await server.end('SIGINT')).toBe(0)
})

it('a restart keeps entries, pictures and sessions', async () => {
  const { server, client } = await ownServerWithAdmin()
  await client.post('/about/', { title: 'Kept' }, { image: await picture() })
  await server.end('SIGTERM')
  const next = await server.restart()
  const again = new Client(next.url)
  again.cookie = client.cookie
  const [kept] = entities(await again.get('/about'))
  expect(kept?.['title']).toBe('Kept')
  expect((await again.fetch(kept?.image?.filePath ?? '')).status).toBe(200)
  expect((await again.get('/loggedin')).body).toBe(true)
  await next.end('SIGTERM')
})

it.skipIf(onMongo)('the secret and the database made on the first start are for their owner alone', async () => {
  const server = await ownServer({ PAYLOAD_SECRET: undefined })
  for (const file of ['secret', 'site.db', 'site.db-wal'])
    expect([file, (await stat(path.join(server.dataDir, file))).mode & 0o777]).toEqual([file, 0o600])
})
