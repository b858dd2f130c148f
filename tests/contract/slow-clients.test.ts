import { expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entity, image, sample } from '../support/entities.ts'
import { resources } from '#contract/index.ts'
import { picture } from '../support/pictures.ts'
import { openDescriptors } from '../support/process.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import { type SlowClient, slowClient, slowClients } from '../support/sockets.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'

/** A head that promises a body, and the first of it. */
const halfBody = (cookie: string, type: string, start: string): string =>
  [
    'POST /api/about/ HTTP/1.1',
    'Host: x',
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    'Content-Length: 100000',
    '',
    start,
  ].join('\r\n')

const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG'

/** Asks for the same large answer many times over and reads none of it. */
const unread = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(60)

/** Of each kind this many times as many, and against the times that are set by default. */
const crowd = rounds(1, 6)
const isLong = crowd > 1

const slowest = async (clients: SlowClient[]): Promise<number> =>
  Math.max(...(await Promise.all(clients.map(({ closedAfter }) => closedAfter))))

it.skipIf(onMongo)(
  'F12: clients that stop in the middle are let go in time, and nobody else notices them',
  async () => {
    const { server, client } = await ownServerWithAdmin(isLong ? {} : { SLOW_CLIENT_SECONDS: '3' })
    const made = entity(
      await client.post('/about/', sample(resources.about), { image: await picture('png', 3000, 1000) }),
    )
    const long = entity(await client.post('/about/', { title: 'Long', description: 'word '.repeat(19_000) }))
    const cookie = client.cookie ?? ''
    const [files, descriptors] = [await server.files(), await openDescriptors(server.pid)]
    const kinds = {
      silent: await slowClients(40 * crowd, server.port, ''),
      'half a head': await slowClients(40 * crowd, server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      idle: await slowClients(40 * crowd, server.port, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'),
      'half of JSON': await slowClients(20 * crowd, server.port, halfBody(cookie, 'application/json', '{"title":"T')),
      'half of a picture': await slowClients(
        20 * crowd,
        server.port,
        halfBody(cookie, 'multipart/form-data; boundary=b', part),
      ),
    }
    // These notice nothing, since they do not read: the server's descriptors tell when they are gone.
    await slowClients(10 * crowd, server.port, unread('/api/about/'), false)
    await slowClients(10 * crowd, server.port, unread(made.image?.filePath ?? ''), false)
    const visitor = new Client(server.url)
    for (let n = 0; n < 20; n += 1) {
      expect((await visitor.get(`/about/about-id/${long._id}`)).status).toBe(200)
      expect((await visitor.get('/health')).status).toBe(200)
    }
    expect((await client.post('/about/', { title: 'Meanwhile' }, { image: await picture() })).status).toBe(201)
    for (const [name, clients] of Object.entries(kinds)) {
      const ms = await slowest(clients)
      measured('F12', `${clients.length} clients: ${name}`, 'let go in 60 s', inSeconds(ms))
      expect([name, ms < (isLong ? 60_000 : 15_000)]).toEqual([name, true])
    }
    await expect
      .poll(async () => (await server.files()).length, { timeout: isLong ? 90_000 : 10_000 })
      .toBe(files.length + 1)
    await expect
      .poll(() => openDescriptors(server.pid), { timeout: isLong ? 90_000 : 10_000 })
      .toBeLessThan(descriptors + 6)
  },
  300_000,
)

it.skipIf(onMongo)('who is slow but goes on is waited for', async () => {
  const { server, client } = await ownServerWithAdmin({ SLOW_CLIENT_SECONDS: '2' })
  const body = JSON.stringify({ title: 'In pieces', description: 'D' })
  const head = `POST /api/faq/ HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookie}\r\nContent-Type: application/json\r\n`
  const { socket } = await slowClient(server.port, `${head}Content-Length: ${body.length}\r\n\r\n`)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const pieces = body.match(/.{1,6}/g) ?? []
  for (const piece of pieces) {
    await new Promise((resolve) => setTimeout(resolve, 600))
    socket.write(piece)
  }
  expect(pieces.length * 600).toBeGreaterThan(4000)
  await expect.poll(() => answer).toContain('201 Created')
  socket.destroy()
})

it.skipIf(onMongo)(
  'F8: downloads and uploads that are broken off leave no descriptor and no file',
  async () => {
    const { server, client } = await ownServerWithAdmin()
    const shown = image(await client.post('/about/', { title: 'T' }, { image: await picture('png', 4000, 1000) }))
    const cookie = client.cookie ?? ''
    const uploads = halfBody(cookie, 'multipart/form-data; boundary=b', part)
    const [files, descriptors] = [await server.files(), await openDescriptors(server.pid)]
    const count = rounds(10, 100)
    for (let round = 0; round < count; round += 1) {
      const broken = [
        ...(await slowClients(10, server.port, unread(shown.filePath), false)),
        ...(await slowClients(10, server.port, uploads)),
      ]
      await client.get('/health')
      for (const { socket } of broken) socket.destroy()
    }
    await expect.poll(() => server.files(), { timeout: 10_000 }).toEqual(files)
    await expect.poll(() => openDescriptors(server.pid), { timeout: 10_000 }).toBeLessThan(descriptors + 6)
    const left = (await openDescriptors(server.pid)) - descriptors
    measured(
      'F8',
      `${count * 10} downloads and as many uploads broken off`,
      '5 descriptors',
      `${left} descriptors, 0 files`,
    )
  },
  600_000,
)
