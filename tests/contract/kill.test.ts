import { expect, it } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import type { Server } from '../support/server.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'

const WRITES = 200
const AT_ONCE = 8

/** Writes until the server is gone; what was acknowledged is in the answer's list. */
async function writeUntilGone(client: Client, killAfter: number, kill: () => Promise<unknown>): Promise<Answer[]> {
  const acknowledged: Answer[] = []
  const image = await picture('jpeg', 500, 300)
  let started = 0
  const worker = async (): Promise<void> => {
    while (started < WRITES) {
      started += 1
      const n = started
      if (n === killAfter) void kill()
      const given = n % 3 === 0 ? { image } : {}
      const answer = await client
        .post('/service/', { title: `Write ${n}`, description: `<p>${n}</p>` }, given)
        .catch(() => undefined)
      if (!answer) return
      if (answer.status === 201) acknowledged.push(answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return acknowledged
}

/** Every document has its files. */
async function expectFiles(server: Server, client: Client): Promise<void> {
  const files = new Set(await server.files())
  const pictures = member((await client.get('/media?limit=0&depth=0')).body, 'docs')
  for (const document of Array.isArray(pictures) ? pictures : []) expect(files).toContain(member(document, 'filename'))
  for (const { image } of entities(await client.get('/service/'))) {
    if (!image) continue
    for (const { filePath } of [image, ...image.sizes]) expect((await client.fetch(filePath)).status).toBe(200)
  }
}

/** After how many writes each of the kills comes. */
const killPoints = Array.from({ length: rounds(2, 200) }, (_, n) => 60 + ((n * 37) % 90))

it('F2: kill -9 in the middle of 200 writes loses none that was acknowledged, and no document is without its file', async () => {
  const first = await ownServerWithAdmin()
  let { server, client } = first
  let written = 0
  for (const killAfter of killPoints) {
    const acknowledged = await writeUntilGone(client, killAfter, () => server.end('SIGKILL'))
    written += acknowledged.length
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(acknowledged.length).toBeLessThan(WRITES)
    server = await server.restart()
    const next = new Client(server.url)
    next.cookie = client.cookie
    client = next
    const kept = new Map(entities(await client.get('/service/')).map((found) => [found._id, found]))
    for (const answer of acknowledged) expect(kept.get(entity(answer)._id)).toEqual(answer.body)
    for (const { slug } of kept.values()) expect((await client.get(`/service/${slug}`)).status).toBe(200)
    await expectFiles(server, client)
    expect((await client.post('/service/', { title: 'Write 1' }, { image: await picture() })).status).toBe(201)
    for (const { _id } of entities(await client.get('/service/'))) await client.remove(`/service/${_id}`)
  }
  await server.end('SIGTERM')
  measured(
    'F2',
    `${killPoints.length} kills on ${onMongo ? 'MongoDB' : 'SQLite'}`,
    '0 lost',
    `0 lost of ${written} acknowledged`,
  )
}, 3_600_000)
