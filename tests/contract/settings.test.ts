import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { runProgram } from '../support/backup.ts'
import { hasDisks, ownDisk } from '../support/disk.ts'
import { databaseSettings, type Environment, spawnServer } from '../support/server.ts'
import { onMongo } from './support/context.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-settings-'))
  await writeFile(path.join(root, 'file'), '')
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Generous, since in a test run a start shares two cores with other tests. */
const MOST_MS = 50_000

/** Starts a server, expects exit code 1 in time, and returns its output. */
async function refusal(settings: Environment, within?: readonly string[]): Promise<string> {
  const folders = { DATA_DIR: path.join(root, 'data'), MEDIA_DIR: path.join(root, 'media') }
  const { child, output } = spawnServer({ PORT: '0', LOG_LEVEL: 'error', ...folders, ...settings }, within)
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_MS)
  const [code]: unknown[] = await once(child, 'close')
  clearTimeout(late)
  expect(code, `in time: ${output()}`).toBe(1)
  return output().trim()
}

// These starts do not use the suite's database, so they run in one suite only.
it.skipIf(onMongo).each<[string, Environment]>([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['PORT', { PORT: '3000.5' }],
  ['DATABASE_URI', { DATABASE_URI: 'postgres://localhost/x' }],
  ['DATABASE_URI', { DATABASE_URI: 'nonsense' }],
  ['DATABASE_URI', { DATABASE_URI: 'mongodb://127.0.0.1:1/x', PAYLOAD_SECRET: 'long enough a secret' }],
  ['DATABASE_URI', { DATABASE_URI: 'file:/proc/x/site.db' }],
  ['DATA_DIR', { DATA_DIR: '/proc/x' }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
  ['SEED', { SEED: 'yes' }],
  ['NEW_SECRET', { NEW_SECRET: 'yes' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'www.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://www.example.com/path' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example.com, nonsense' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  // Node.js would take both for UTC.
  ['TZ', { TZ: 'Asia/Katmandoo' }],
  ['TZ', { TZ: 'NPT-5:45' }],
])('a bad %s stops the start with one clear line: %o', async (name, settings) => {
  const line = await refusal(settings)
  expect(line).toContain(name)
  expect(line.split('\n')).toHaveLength(1)
})

it.skipIf(onMongo || !hasDisks).each(['DATA_DIR', 'MEDIA_DIR'])(
  'D4: a read-only %s stops the start with one clear line',
  async (name) => {
    const folder = path.join(root, `read-only-${name}`)
    const line = await refusal({ [name]: folder }, ownDisk(folder, 'ro'))
    expect(line).toContain(name)
    expect(line.split('\n')).toHaveLength(1)
  },
)

it.skipIf(onMongo).each(['DATA_DIR', 'MEDIA_DIR'])(
  'a %s that is no folder stops the start with one clear line',
  async (name) => {
    const line = await refusal({ [name]: path.join(root, 'file') })
    expect(line).toContain(name)
    expect(line.split('\n')).toHaveLength(1)
  },
)

const isRoot = process.getuid?.() === 0
/** Permissions do not restrict root. */
const serverUser = isRoot ? { uid: 65_534, gid: 65_534 } : {}

it.skipIf(onMongo).each<[string, number, 'root' | 'server']>([
  ['site.db', 0o444, 'server'],
  ['site.db', 0o600, 'root'],
  ['site.db-wal', 0o644, 'root'],
  ['site.db-shm', 0o400, 'server'],
  ['site.db.lock', 0o600, 'root'],
])('%s of mode %o that belongs to %s stops the start with one line that says so', async (name, mode, owner) => {
  if (owner === 'root' && !isRoot) return
  const dir = await mkdtemp(path.join(root, 'permissions-'))
  const folders = { DATA_DIR: path.join(dir, 'data'), MEDIA_DIR: path.join(dir, 'media') }
  await mkdir(folders.DATA_DIR)
  await writeFile(path.join(folders.DATA_DIR, name), '')
  await chmod(path.join(folders.DATA_DIR, name), mode)
  if (isRoot) {
    await chmod(root, 0o755)
    for (const folder of [dir, folders.DATA_DIR]) await chown(folder, 65_534, 65_534)
    if (owner === 'server') await chown(path.join(folders.DATA_DIR, name), 65_534, 65_534)
  }
  const { code, output } = await runProgram('main', [], { PORT: '0', ...folders }, serverUser)
  const id = owner === 'root' ? 0 : (serverUser.uid ?? process.getuid?.())
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    [
      expect.stringMatching(
        new RegExp(
          `/${name} cannot be read and written: .* user with the id ${id}, has the mode ${mode.toString(8)}, .*ch(mod|own)`,
        ),
      ),
    ],
  ])
})

it.runIf(onMongo)('nodes that share a database must be given their secret', async () => {
  const line = await refusal({ ...databaseSettings(inject('mongodbUri')), PAYLOAD_SECRET: undefined })
  expect(line).toContain('PAYLOAD_SECRET')
  expect(line.split('\n')).toHaveLength(1)
})

it.skipIf(onMongo)('a port that is taken stops the start with one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  try {
    const line = await refusal({ PORT: port })
    expect(line).toContain(port)
    expect(line.split('\n')).toHaveLength(1)
  } finally {
    other.close()
  }
})

it.skipIf(onMongo)('D5: a database file that is none stops the start with one clear line', async () => {
  const file = path.join(root, 'broken.db')
  await writeFile(file, 'this is no database, whatever its name says. '.repeat(200))
  const line = await refusal({ DATABASE_URI: `file:${file}` })
  expect(line.split('\n')).toHaveLength(1)
  expect(line).not.toContain('    at ')
})
