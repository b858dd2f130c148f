import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { describe, expect, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { onMongo, ownServer } from './support/context.ts'
import { administrator } from './support/people.ts'

/**
 * A database file of each released schema, by the name of its last migration, with what the server of that release
 * answered of it. With a release, add its file: they are made by hand, by that release, and never change.
 */
const released = path.resolve('tests/database/released')
const schemas = (await readdir(released)).flatMap((file) => /^(.+)\.db\.gz$/.exec(file)?.[1] ?? [])

async function dataOf(schema: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-upgrade-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeFile(path.join(dir, 'site.db'), gunzipSync(await readFile(path.join(released, `${schema}.db.gz`))))
  return dir
}

// MongoDB has no schema to bring up to date.
describe.skipIf(onMongo).each(schemas)('the database of %s', (schema) => {
  it('is brought up to date without loss: every answer is as it was, and all of it can be changed', async () => {
    const before: Record<string, unknown> = JSON.parse(await readFile(path.join(released, `${schema}.json`), 'utf8'))
    const server = await ownServer({ DATA_DIR: await dataOf(schema) })
    const client = new Client(server.url)
    expect((await client.post('/login', administrator)).status).toBe(200)
    // Whoever is older than roles is an administrator.
    expect((await client.get('/audit')).status).toBe(200)
    expect(Object.keys(before)).toContain('blog')
    for (const [name, list] of Object.entries(before)) expect((await client.get(`/${name}/`)).body, name).toEqual(list)
    for (const name of ['about', 'blog', 'service', 'career']) {
      const [entry] = entities(await client.get(`/${name}/`))
      const changed = await client.patch(`/${name}/${entry?._id}`, { title: 'Changed after the upgrade' })
      expect(changed.body, name).toEqual({ ...entry, title: 'Changed after the upgrade' })
    }
    expect((await client.post('/team', { name: 'Newcomer', post: 'Trainee' })).status).toBe(201)
  })
})
