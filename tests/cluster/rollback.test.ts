import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { register } from '../support/prepared.ts'
import { type Answer, Client } from '../support/client.ts'
import { entity, image, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { startServer } from '../support/server.ts'
import { previousBuild } from './previous.ts'
import { typesOf } from './types-of.ts'

let root = ''
let previous: string | undefined
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-rollback-'))
  previous = previousBuild()
}, 300_000)
afterAll(() => rm(root, { recursive: true, force: true }))

/** Starts a build on the shared SQLite file, runs `work`, and expects an orderly end. */
async function servedBy(build: string | undefined, work: (url: string, output: () => string) => Promise<void>) {
  const settings = { DATA_DIR: path.join(root, 'data'), MEDIA_DIR: path.join(root, 'media') }
  const server = await startServer(settings, build === undefined ? undefined : () => ['env', '-C', build])
  try {
    await work(server.url, server.output)
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    await server.remove()
  }
}

it('on SQLite the previous version serves a file that this one has migrated, writes to it, and this one reads that', async ({
  skip,
}) => {
  if (previous === undefined) return skip()
  let cookie = ''
  const written: { path: string; answer: Answer }[] = []
  const clientAt = (url: string) => {
    const client = new Client(url)
    client.cookie = cookie
    return client
  }
  /** Reads all entries written so far, and creates one more of each type. */
  const readAndWrite = async (url: string) => {
    const client = clientAt(url)
    const types = await typesOf(client)
    const lists = await Promise.all(types.map(async ({ path: call }) => (await client.get(`/${call}/`)).text))
    // An older version does not have all types.
    const shown = written.filter(({ path: of }) => types.some((type) => type.path === of))
    for (const { answer } of shown) expect(lists.join()).toContain(entity(answer)._id)
    for (const type of types) {
      const made = await client.post(`/${type.path}/`, sample(type), type.path === 'blog' ? { image: shot } : {})
      expect([type.path, made.status, made.text]).toEqual([type.path, 201, made.text])
      if (type.path === 'blog') expect((await client.fetch(image(made).filePath)).status).toBe(200)
      written.push({ path: type.path, answer: made })
    }
  }
  const shot = await picture('png', 40, 30)
  await servedBy(previous, async (url, output) => {
    ;({ cookie } = await register({ url, output }))
    await readAndWrite(url)
  })
  await servedBy(undefined, readAndWrite)
  await servedBy(previous, readAndWrite)
  await servedBy(undefined, async (url) => {
    await readAndWrite(url)
    expect((await fetch(url)).status).toBe(200)
    expect((await clientAt(url).get('/loggedin')).body).toBe(true)
  })
}, 300_000)
