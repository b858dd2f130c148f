import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { codeAt, setUpSecondFactor } from '../support/authenticator.ts'
import { runBackup, runProgram } from '../support/backup.ts'
import { hasDisks, ownDisk } from '../support/disk.ts'
import { entities, entity, image, member } from '../support/entities.ts'
import { measured } from '../support/measured.ts'
import { picture } from '../support/pictures.ts'
import {
  databaseSettings,
  definedOnly,
  dropDatabase,
  type Environment,
  freePort,
  type Server,
  startServer,
} from '../support/server.ts'
import { onBucket, onMongo, ownServer, ownServerWithAdmin } from './support/context.ts'
import { administrator, programOf } from '../support/people.ts'

/** The time for which a code is shown. */
const STEP_MS = 30_000

const importing = (name: string): string => `--import ${pathToFileURL(path.resolve('tests/support', name)).href}`
const KILL_AT_RENAME = importing('kill-at-rename.js')

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-backup-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** MongoDB is dumped by its own tools, which are not on every machine. */
const canDump = !onMongo || spawnSync('mongodump', ['--version']).status === 0

/** Folders for another instance. */
const folders = (name: string): Environment => ({
  DATA_DIR: path.join(root, name, 'data'),
  MEDIA_DIR: path.join(root, name, 'media'),
})

/** The database files of a backup. */
const dumps = onMongo ? ['mongodb.archive', 'mongodb-media.archive'] : ['site.db']

const PUBLIC_URL = 'https://www.example.com'
const reads = ['/blog/', '/about/', '/team/', '/career/', '/faq/', '/site-content/'].map((call) => `/api${call}`)
/** Pages without services, which are written during the backup. */
const pages = ['/blog', '/faq', '/team', '/career', '/feed.xml']

const answersOf = async (client: Client): Promise<(string | number)[][]> =>
  Promise.all(
    [...reads, ...pages].map(async (address) => {
      const { status, text } = await client.fetch(address)
      return [address, status, sha256(Buffer.from(text))]
    }),
  )

/** Creates, changes and deletes services with pictures until it is stopped. */
async function writeOn(client: Client): Promise<{ stop: () => Promise<number> }> {
  let stopped = false
  let written = 0
  const write = async (): Promise<void> => {
    const title = `Written meanwhile ${written}`
    const made = entity(await client.post('/service/', { title, description: 'D' }, { image: await picture() }))
    await client.patch(`/service/${made._id}`, {}, { image: await picture('png', 900, 20) })
    if (written % 2 === 0) await client.remove(`/service/${made._id}`)
    written += 1
    if (!stopped) await write()
  }
  const running = write()
  await expect.poll(() => written, { timeout: 10_000 }).toBeGreaterThan(2)
  return {
    stop: async () => {
      stopped = true
      await running
      return written
    },
  }
}

const hashOf = async (client: Client, file: string): Promise<string> => {
  const answer = await fetch(client.url + file)
  expect([file, answer.status]).toEqual([file, 200])
  return sha256(new Uint8Array(await answer.arrayBuffer()))
}

/** Digests of these types' pictures, including smaller versions, and documents. */
async function picturesOf(client: Client, types: readonly string[]): Promise<Map<string, string>> {
  const lists = await Promise.all(types.map(async (type) => entities(await client.get(`/${type}/`))))
  const shown = lists.flat().flatMap((found) => found.image ?? [])
  const documents = lists.flat().flatMap((found) => (Array.isArray(found['documents']) ? found['documents'] : []))
  const files = [...shown.flatMap((found) => [found, ...found.sizes]), ...documents].map((found) =>
    String(member(found, 'filePath')),
  )
  return new Map(await Promise.all(files.map(async (file) => [file, await hashOf(client, file)] as const)))
}

describe.runIf(canDump)('a backup made while the site is written to', () => {
  it('F15: restores elsewhere: every read to the byte, every picture, and signing in', async () => {
    const database = databaseSettings(inject('mongodbUri'))
    const { server, client } = await ownServerWithAdmin({ SEED: 'demo', PUBLIC_URL, ...database })
    const dir = path.join(root, 'whole')
    const { key } = await programOf(client, 'administrator')
    const [before, pictures] = [await answersOf(client), await picturesOf(client, ['blog', 'team', 'career'])]
    const services = entities(await client.get('/service/'))
    const writing = await writeOn(client)
    const own = { ...database, DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }
    const made = await runBackup('backup', dir, own)
    expect(made).toEqual({ code: 0, output: expect.stringContaining('Backed up') })
    expect(await writing.stop()).toBeGreaterThan(3)
    const files = await readdir(dir)
    for (const file of files) expect([file, (await stat(path.join(dir, file))).mode & 0o077]).toEqual([file, 0])
    expect(files.sort()).toEqual([...dumps, 'manifest.json', 'media'].sort())

    const elsewhere = { ...databaseSettings(inject('mongodbUri')), ...folders('elsewhere') }
    expect(await runBackup('restore', dir, elsewhere)).toEqual({ code: 0, output: expect.stringContaining('Restored') })
    expect((await runBackup('restore', dir, elsewhere)).output).toContain('there is a database already')
    const other = new Client((await ownServer({ PUBLIC_URL, ...elsewhere })).url)
    expect(await answersOf(other)).toEqual(before)
    expect(await picturesOf(other, ['blog', 'team', 'career'])).toEqual(pictures)
    const restored = entities(await other.get('/service/'))
    expect(restored).toEqual(expect.arrayContaining(services))
    expect(restored.length).toBeGreaterThan(services.length)
    for (const [file, hash] of await picturesOf(other, ['service'])) {
      if (/-\d+\.webp$/.test(file)) continue
      // The tag is the name of the stored file, which begins with the hash of its bytes.
      const etag = (await other.fetch(file)).headers.get('etag') ?? ''
      expect(etag.slice(1, 33)).toBe(hash.slice(0, 32))
    }

    other.cookie = client.cookie
    expect((await other.get('/loggedin')).body).toBe(false)
    const withKey = { headers: { authorization: `users API-Key ${key}` } }
    expect((await client.fetch('/api/contactus', withKey)).status).toBe(200)
    expect((await other.fetch('/api/contactus', withKey)).status).toBe(401)
    expect((await other.post('/login', administrator)).status).toBe(200)
    const next = await other.post('/service/', { title: 'After it', description: 'D' }, { image: await picture() })
    expect((await other.fetch(image(next).filePath)).status).toBe(200)
    const what = `${before.length} reads and pages, ${pictures.size} pictures restored elsewhere`
    measured('F15', what, 'equal to the byte', 'equal to the byte, signed in')
  }, 120_000)
})

/** The names of the picture files in a backup. */
const heldBy = async (dir: string): Promise<string[]> => (await readdir(path.join(dir, 'media'))).sort()

describe.skipIf(onMongo)('a backup of the pictures', () => {
  /** Backups run as a user other than root, since permissions do not restrict root. */
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const give = async (folder: string) => {
    for (const entry of ['.', ...(await readdir(folder, { recursive: true }))])
      if (user.uid !== undefined) await chown(path.join(folder, entry), user.uid, user.gid)
  }

  async function withPictures(): Promise<{ server: Server; client: Client; own: Environment; dir: string }> {
    const { server, client } = await ownServerWithAdmin()
    for (const title of ['One', 'Two'])
      await client.post('/about/', { title }, { image: await picture('png', 900, 20) })
    const own = { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }
    return { server, client, own, dir: path.join(server.root, 'copies') }
  }
  const picturesIn = async ({ mediaDir }: Server) => (await readdir(mediaDir)).filter((name) => !name.startsWith('.'))

  it('holds them all each time, however many are uploaded meanwhile', async () => {
    const { server, client, own, dir } = await withPictures()
    const before = await picturesIn(server)
    let isOver = false
    const upload = async (): Promise<void> => {
      await client.post('/service/', { title: 'Meanwhile', description: 'D' }, { image: await picture('png', 900, 20) })
      if (!isOver) await upload()
    }
    const uploading = Promise.all([upload(), upload(), upload(), upload()])
    for (let n = 0; n < 8; n += 1) {
      const made = await runBackup('backup', path.join(dir, String(n)), own)
      expect(made).toEqual({ code: 0, output: expect.not.stringContaining('missing') })
      expect(await heldBy(path.join(dir, String(n)))).toEqual(expect.arrayContaining(before))
    }
    isOver = true
    await uploading
    expect((await picturesIn(server)).length).toBeGreaterThan(before.length)
  }, 120_000)

  it('passes over a folder that it may not read', async () => {
    const { server, own, dir } = await withPictures()
    await server.end('SIGTERM')
    const pictures = await picturesIn(server)
    await mkdir(dir)
    await give(server.root)
    await mkdir(path.join(server.mediaDir, 'closed'), { mode: 0o000 })
    const made = await runBackup('backup', path.join(dir, 'one'), own, user)
    expect(made).toEqual({ code: 0, output: expect.stringContaining('Backed up') })
    expect(await heldBy(path.join(dir, 'one'))).toEqual(pictures.sort())
  })

  it.each<[string, (mediaDir: string, name: string) => Promise<void>]>([
    ['the folder cannot be listed', (mediaDir) => chmod(mediaDir, 0o300)],
    ['a picture cannot be read', (mediaDir, name) => chmod(path.join(mediaDir, name), 0o200)],
  ])('fails and leaves nothing where %s', async (_why, close) => {
    const { server, own, dir } = await withPictures()
    await server.end('SIGTERM')
    await mkdir(dir)
    await give(server.root)
    await close(server.mediaDir, (await picturesIn(server))[0] ?? '')
    const { code, output } = await runBackup('backup', path.join(dir, 'one'), own, user)
    expect([code, output]).toEqual([1, expect.stringContaining('EACCES')])
    expect(await readdir(path.join(dir, 'one'))).toEqual([])
  })

  it('says which are lost already, and so does its restore', async () => {
    const { server, client, own, dir } = await withPictures()
    const [lost = ''] = (await picturesIn(server)).filter((name) => name.endsWith('.png'))
    await rm(path.join(server.mediaDir, lost))
    const made = await runBackup('backup', dir, own)
    expect(made).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`Warning: .*missing: ${lost}$`)) })
    const elsewhere = { DATA_DIR: path.join(server.root, 'd'), MEDIA_DIR: path.join(server.root, 'm') }
    const restored = await runBackup('restore', dir, elsewhere)
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`Warning: .*missing: ${lost}$`)) })
    const other = new Client((await ownServer(elsewhere)).url)
    expect(entities(await other.get('/about'))).toEqual(entities(await client.get('/about')))
  })
})

/** The jobs of a SQLite database, each with the number of its tries that are recorded; of none twice. */
async function jobsIn(dataDir: string): Promise<Record<string, number>> {
  const db = drizzle({ connection: { url: `file:${path.join(dataDir, 'site.db')}` } })
  try {
    const ofJob = sql`(SELECT count(*) FROM payload_jobs_log WHERE _parent_id = job.id AND _order = 1) AS tries`
    const rows = await db.all<{ task: string; tries: number }>(
      sql`SELECT task_slug AS task, ${ofJob} FROM payload_jobs AS job ORDER BY task`,
    )
    const [orphans] = await db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM payload_jobs_log WHERE _parent_id NOT IN (SELECT id FROM payload_jobs)`,
    )
    expect(orphans).toEqual({ n: 0 })
    return Object.fromEntries(rows.map(({ task, tries }) => [task, tries]))
  } finally {
    db.$client.close()
  }
}

describe.skipIf(onMongo)('a restore', () => {
  let sound = ''
  beforeAll(async () => {
    sound = path.join(root, 'sound')
    const server = await startServer()
    const client = new Client(server.url)
    await client.post('/register', administrator)
    expect((await client.post('/about/', { title: 'Kept' }, { image: await picture('png', 900, 20) })).status).toBe(201)
    const from = { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }
    expect((await runBackup('backup', sound, from)).code).toBe(0)
    await server.remove()
  })

  const pictureIn = async (dir: string): Promise<string> => {
    const [name = ''] = await readdir(path.join(dir, 'media'))
    return path.join(dir, 'media', name)
  }
  const manifestOf = (dir: string) => path.join(dir, 'manifest.json')

  it.each<[string, (dir: string) => Promise<unknown>, RegExp]>([
    ['a picture with one more byte', async (dir) => appendFile(await pictureIn(dir), 'x'), /damaged: media\//],
    ['a picture that is missing', async (dir) => rm(await pictureIn(dir)), /damaged: media\/.* missing/],
    [
      'a database with one byte changed',
      async (dir) => {
        const bytes = await readFile(path.join(dir, 'site.db'))
        bytes[5000] = (bytes[5000] ?? 0) ^ 1
        await writeFile(path.join(dir, 'site.db'), bytes)
      },
      /damaged: site\.db/,
    ],
    ['no manifest, as when the backup was cut off', async (dir) => rm(manifestOf(dir)), /no whole backup/],
    ['half a manifest', async (dir) => writeFile(manifestOf(dir), '{"format":1,'), /manifest\.json/],
    [
      'names that lead out of the folder',
      async (dir) => {
        const text = await readFile(manifestOf(dir), 'utf8')
        await writeFile(manifestOf(dir), text.replace(/"media\/[^"]*"/, '"media/../../../escaped.png"'))
      },
      /manifest\.json/,
    ],
    [
      'a database that the manifest does not have',
      async (dir) => {
        const text = await readFile(manifestOf(dir), 'utf8')
        await writeFile(manifestOf(dir), text.replace('"name": "site.db"', '"name": "media/site.db"'))
        await cp(path.join(dir, 'site.db'), path.join(dir, 'media/site.db'))
      },
      /no site\.db/,
    ],
    [
      'a migration that is not known here',
      async (dir) => {
        const text = await readFile(manifestOf(dir), 'utf8')
        await writeFile(manifestOf(dir), text.replace('"migrations": [', '"migrations": ["29990101_later",'))
      },
      /of \d{4}-\d\d-\d\dT.* newer version \(with the migration 29990101_later\)/,
    ],
  ])('refuses %s with one line, and writes nothing', async (name, damage, line) => {
    const dir = path.join(root, name)
    await cp(sound, dir, { recursive: true })
    await damage(dir)
    const target = folders(`${name} target`)
    const { code, output } = await runBackup('restore', dir, target)
    expect([code, output.split('\n')]).toEqual([1, [expect.stringMatching(line)]])
    await expect(readdir(path.join(root, `${name} target`))).rejects.toThrow('ENOENT')
  })

  it('needs the secret of the backed up instance where there are second factors, and says so', async () => {
    const { server, client } = await ownServerWithAdmin()
    const { secret, recoveryCodes } = await setUpSecondFactor(client, administrator.password, Date.now())
    const dir = path.join(server.root, 'copy')
    expect((await runBackup('backup', dir, { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir })).code).toBe(0)
    const target = { DATA_DIR: path.join(server.root, 'd'), MEDIA_DIR: path.join(server.root, 'm') }
    const restored = await runBackup('restore', dir, target)
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Before .* PAYLOAD_SECRET.* second factors/m) })
    const signIn = async ({ url }: Server, code: string) =>
      (await new Client(url).post('/login', { ...administrator, code })).status
    const line = /\nPAYLOAD_SECRET is not .* second factors .* NEW_SECRET=accept .*\n$/
    await expect(ownServer(target)).rejects.toThrow(line)
    const without = await ownServer({ ...target, NEW_SECRET: 'accept' })
    expect(without.output()).toMatch(/"level":40,.*"count":1,"msg":"second factors of which recovery codes alone work/)
    expect(await signIn(without, codeAt(secret, Date.now() + STEP_MS))).toBe(401)
    expect(await signIn(without, recoveryCodes[0] ?? '')).toBe(200)
    await without.end('SIGTERM')
    await cp(path.join(server.dataDir, 'secret'), path.join(target.DATA_DIR, 'secret'))
    expect(await signIn(await ownServer(target), codeAt(secret, Date.now() + STEP_MS))).toBe(200)
  }, 60_000)

  it.each([
    [[], 'backup -- DIR'],
    [['backup'], 'backup -- DIR'],
    [['backup', 'a', '--send-mail'], 'backup -- DIR'],
    [['restore'], 'restore -- DIR [--send-mail]'],
    [['restore', '--send-mail'], 'restore -- DIR [--send-mail]'],
    [['restore', 'a', 'b'], 'restore -- DIR [--send-mail]'],
  ])('says with the words %j how it is used', (words, usage) => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/backup.js', ...words], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, `usage: npm run ${usage}\n`])
  })

  it('sends no mail that waited when the backup was made, unless it is asked to; schedules stay', async () => {
    const mails = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, INQUIRY_EMAIL: 'office@example.com' }
    const { server, client } = await ownServerWithAdmin(mails)
    const inquirer = { name: 'Maya', email: 'maya@example.com', phone: '1', message: 'M' }
    expect((await new Client(server.url).post('/contactus', inquirer)).status).toBe(201)
    // Each waiting mail has been tried, and has a record of it.
    await expect.poll(() => jobsIn(server.dataDir), { timeout: 20_000 }).toEqual({ mailInquiry: 1, mailPromise: 1 })
    const post = entity(await client.post('/blog/', { title: 'Later', description: 'D' }, { image: await picture() }))
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await client.send('PUT', `/schedule/blog/${post._id}`, { action: 'unpublish', at })).status).toBe(200)
    const dir = path.join(root, 'with mails')
    expect((await runBackup('backup', dir, { DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir })).code).toBe(0)

    const [without, withMails] = [folders('without mails'), folders('with mails sent')]
    const restored = await runBackup('restore', dir, without)
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Waiting mails .*: 2\. .*--send-mail/m) })
    expect(await jobsIn(without['DATA_DIR'] ?? '')).toEqual({ schedulePublish: 0 })
    const asked = await runProgram('backup', ['restore', dir, '--send-mail'], withMails)
    expect(asked).toEqual({ code: 0, output: expect.not.stringContaining('Waiting mails') })
    expect(await jobsIn(withMails['DATA_DIR'] ?? '')).toEqual({ mailInquiry: 1, mailPromise: 1, schedulePublish: 0 })
    await ownServer(without)
  })

  it.skipIf(!hasDisks)('says in one line that the disk is full, and leaves nothing, as a backup does', async () => {
    const disk = path.join(root, 'small disk')
    const onDisk = (size: string, command: string, dir: string, settings: Environment) => {
      const [file = '', ...args] = [
        ...ownDisk(disk, `size=${size}`),
        'sh',
        '-c',
        '"$@"; status=$?; find "$0" -type f | sort; exit $status',
        disk,
        process.execPath,
        '--conditions=production',
        'dist/server/backup.js',
        command,
        dir,
      ]
      const env = { NODE_ENV: 'production' as const, ...definedOnly({ PATH: process.env['PATH'], ...settings }) }
      const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env })
      return { status, files: stdout.trim().split('\n'), lines: stderr.trim().split('\n') }
    }
    const used = folders('on a large disk')
    expect((await runBackup('restore', sound, used)).code).toBe(0)
    const into = path.join(disk, 'backup')
    const full = (folder: string, remedy: string) => [
      expect.stringMatching(`^the disk of ${folder} is full: make room .*${remedy}`),
    ]
    expect(onDisk('1m', 'backup', into, used)).toEqual({ status: 1, files: [''], lines: full(into, 'another disk') })
    const small = { DATA_DIR: path.join(disk, 'data'), MEDIA_DIR: path.join(disk, 'media') }
    const lock = path.join(small.DATA_DIR, 'site.db.lock')
    // The pictures do not fit; then the database does not.
    for (const size of ['300k', '1m'])
      expect(onDisk(size, 'restore', sound, small)).toEqual({
        status: 1,
        files: [lock, `${lock}-journal`],
        lines: full(small.DATA_DIR, 'repeat'),
      })
  })

  it('refuses an instance that is in use, and a backup a folder that is', async () => {
    const used = folders('used')
    expect((await runBackup('restore', sound, used)).code).toBe(0)
    const before = await readFile(path.join(used['DATA_DIR'] ?? '', 'site.db'))
    const again = await runBackup('restore', sound, used)
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('empty instance')])
    const onlyPictures = await runBackup('restore', sound, { ...used, DATA_DIR: path.join(root, 'new') })
    expect([onlyPictures.code, onlyPictures.output]).toEqual([1, expect.stringContaining('MEDIA_DIR')])
    // What a server that starts before the end would write is not lost: it does not start.
    const server = await startServer(folders('served'))
    const served = await runBackup('restore', sound, folders('served'))
    expect([served.code, served.output]).toEqual([1, expect.stringContaining('served or restored by another process')])
    await server.remove()
    expect(await readFile(path.join(used['DATA_DIR'] ?? '', 'site.db'))).toEqual(before)
    const into = await runBackup('backup', sound, used)
    expect([into.code, into.output]).toEqual([1, expect.stringContaining('not empty')])
  })

  it('that was killed starts over when it is repeated; until then no server starts, and no other backup is restored', async () => {
    const files = (await heldBy(sound)).length
    expect(files).toBeGreaterThan(1)
    const other = path.join(root, 'other backup')
    await cp(sound, other, { recursive: true })
    await appendFile(manifestOf(other), ' ')
    // Each file is renamed into place, the database last.
    for (const rename of [1, 2, files + 1]) {
      const target = folders(`killed at ${rename}`)
      const killed = { ...target, NODE_OPTIONS: KILL_AT_RENAME, KILL_AT_RENAME: String(rename) }
      expect((await runBackup('restore', sound, killed)).code).toBeNull()
      await expect(startServer(target)).rejects.toThrow('a restore was interrupted')
      expect((await runBackup('restore', other, target)).output).toContain('a restore of another backup')
      const again = await runBackup('restore', sound, target)
      expect(again).toEqual({ code: 0, output: expect.stringContaining('Restored') })
      expect((await readdir(target['MEDIA_DIR'] ?? '')).filter((name) => !name.startsWith('.')).sort()).toEqual(
        await heldBy(sound),
      )
    }
    const server = await startServer(folders(`killed at ${files + 1}`))
    expect(entities(await new Client(server.url).get('/about'))).toMatchObject([{ title: 'Kept' }])
    await server.remove()
  })

  it('that begins and is killed while a server starts is found under the lock', async () => {
    const target = folders('killed at a start')
    const RESTORE_MARK = path.join(target['DATA_DIR'] ?? '', 'restore-in-progress')
    const starting = { ...target, NODE_OPTIONS: importing('restore-at-lock.js'), RESTORE_MARK }
    await expect(startServer(starting)).rejects.toThrow('a restore was interrupted')
  })
})

it.runIf(onMongo && !onBucket)(
  'two restores into one MongoDB exclude each other, and one that was killed is waited for no longer than its lease',
  async () => {
    const mail = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, INQUIRY_EMAIL: 'office@example.com' }
    const from = await startServer({ SEED: 'demo', ...mail })
    onTestFinished(() => from.remove())
    const inquiry = { name: 'Maya', email: 'maya@example.com', phone: '1', message: 'M' }
    expect((await new Client(from.url).post('/contactus', inquiry)).status).toBe(201)
    const dir = path.join(root, 'two restores')
    const { code } = await runBackup('backup', dir, { DATA_DIR: from.dataDir, MEDIA_DIR: from.mediaDir })
    expect(code).toBe(0)
    const database = databaseSettings(inject('mongodbUri'))
    const restore = (name: string) => runBackup('restore', dir, { ...database, ...folders(name) })
    const connection = new MongoClient(database['DATABASE_URI'] ?? '')
    onTestFinished(() => connection.close())
    const leases = connection.db().collection<{ _id: string; expiresAt: Date }>('restore-leases')

    const _id = 'restore'
    await leases.insertOne({ _id, expiresAt: new Date(Date.now() + 60_000) })
    const refused = {
      code: 1,
      output: expect.stringMatching(/^another restore or move into this database is under way/),
    }
    expect(await restore('refused')).toEqual(refused)
    const moved = await runProgram('move-database', ['--from', from.dataDir], { ...database, ...folders('moved') })
    expect(moved).toEqual(refused)
    // It would migrate and seed what is being restored.
    await expect(startServer({ ...database, ...folders('served meanwhile') })).rejects.toThrow(
      'a restore or move into this database is under way',
    )
    expect(await connection.db().collection('media').countDocuments()).toBe(0)

    await leases.updateOne({ _id }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    const both = await Promise.all([restore('first'), restore('second')])
    expect(both.toSorted((one, other) => Number(one.code) - Number(other.code))).toEqual([
      { code: 0, output: expect.stringMatching(/^Restored[^]*^Waiting mails .*: 2\./m) },
      refused,
    ])
    expect(await connection.db().collection('inquiries').countDocuments()).toBe(1)
    expect(await connection.db().collection('payload-jobs').countDocuments()).toBe(0)
    expect(await leases.countDocuments()).toBe(0)
  },
)

describe.runIf(onMongo && !onBucket)('with scripts in place of MongoDB’s tools', () => {
  /** The environment of a fresh database, with the tools named here: scripts that have their arguments by `of`. */
  async function prepare(name: string, tools: Readonly<Record<string, string>>) {
    const PATH = path.join(root, name, 'tools')
    await mkdir(PATH, { recursive: true })
    const header = `#!${process.execPath}
      const of = (name) => process.argv.find((one) => one.startsWith(name))?.slice(name.length)
      const { writeFileSync } = require('node:fs')\n`
    for (const [tool, script] of Object.entries(tools))
      await writeFile(path.join(PATH, tool), header + script, { mode: 0o755 })
    const database = databaseSettings(inject('mongodbUri'))
    const uri = database['DATABASE_URI'] ?? ''
    const connection = new MongoClient(uri)
    onTestFinished(async () => {
      await dropDatabase(uri)
      await connection.close()
    })
    const environment: Environment = { ...database, ...folders(name), PATH }
    return { database: environment, db: connection.db() }
  }

  /** A backup whose archives only scripts can restore. */
  async function backupOfMongodb(name: string): Promise<string> {
    const dir = path.join(root, name, 'backup')
    await mkdir(dir, { recursive: true })
    for (const file of dumps) await writeFile(path.join(dir, file), 'x')
    const files = dumps.map((file) => ({ name: file, bytes: 1, sha256: sha256(Buffer.from('x')) }))
    const manifest = { format: 1, version: '0', madeAt: '', database: 'mongodb', migrations: [], files }
    await writeFile(path.join(dir, 'manifest.json'), JSON.stringify(manifest))
    return dir
  }

  it('a database that holds no more than what a first start writes is not restored into', async () => {
    const { database, db } = await prepare('started', {})
    await db.collection('payload-kv').insertOne({ key: 'secret-fingerprint' })
    const refused = await runBackup('restore', await backupOfMongodb('started'), database)
    expect([refused.code, refused.output.split('\n')]).toEqual([
      1,
      [expect.stringMatching(new RegExp(`^there is a database already .*payload-kv.* drop .* ${db.databaseName} `))],
    ])
  })

  it('a restore that fails in the middle says which database to drop, and one that wrote nothing does not', async () => {
    const insert = `
      const { MongoClient } = require(${JSON.stringify(path.resolve('node_modules/mongodb'))})
      const uri = JSON.parse(require('node:fs').readFileSync(of('--config='), 'utf8').replace('uri: ', ''))
      const client = new MongoClient(uri)
      client.db().collection('users').insertOne({}).then(() => client.close()).then(fail)`
    const fail = `function fail() { console.error('E11000 duplicate key'); process.exit(1) }`
    const [half, none] = [
      await prepare('half', { mongorestore: fail + insert }),
      await prepare('none restored', { mongorestore: `${fail}\nfail()` }),
    ]
    const dir = await backupOfMongodb('half')
    const failed = await runBackup('restore', dir, half.database)
    expect([failed.code, failed.output]).toEqual([
      1,
      `mongorestore failed: E11000 duplicate key; a part is there: drop the MongoDB database ${half.db.databaseName}, then repeat the restore`,
    ])
    expect((await runBackup('restore', dir, half.database)).output).toMatch(/^there is a database already .*users/)
    expect((await runBackup('restore', dir, none.database)).output).toBe('mongorestore failed: E11000 duplicate key')
  })

  it('a restore drops the mails that wait, and keeps them if it is asked to', async () => {
    const jobs = JSON.stringify([
      { taskSlug: 'mailReply' },
      { taskSlug: 'mailInquiry', completedAt: null, hasError: false },
      { taskSlug: 'mailPromise', hasError: true },
      { taskSlug: 'schedulePublish' },
    ])
    const mongorestore = `
      const { MongoClient } = require(${JSON.stringify(path.resolve('node_modules/mongodb'))})
      const uri = JSON.parse(require('node:fs').readFileSync(of('--config='), 'utf8').replace('uri: ', ''))
      const client = new MongoClient(uri)
      const isFirst = of('--archive=').endsWith('/mongodb.archive')
      const done = isFirst ? client.db().collection('payload-jobs').insertMany(${jobs}) : Promise.resolve()
      done.then(() => client.close()).then(() => console.error(' 0 document(s) failed to restore'))`
    for (const [name, options, left] of [
      ['dropped', [], ['mailPromise', 'schedulePublish']],
      ['kept', ['--send-mail'], ['mailInquiry', 'mailPromise', 'mailReply', 'schedulePublish']],
    ] as const) {
      const { database, db } = await prepare(`mails ${name}`, { mongorestore })
      const dir = await backupOfMongodb(`mails ${name}`)
      const { code, output } = await runProgram('backup', ['restore', dir, ...options], database)
      expect([code, /^Waiting mails .*: 2\./m.test(output)]).toEqual([0, name === 'dropped'])
      const found = await db.collection('payload-jobs').find().sort({ taskSlug: 1 }).toArray()
      expect(found.map(({ taskSlug }) => String(taskSlug))).toEqual(left)
    }
  })

  it('a backup lists the migrations of the database, not its own', async () => {
    const { database, db } = await prepare('migrations', {
      mongodump: `writeFileSync(of('--archive='), 'x')`,
      mongoexport: `writeFileSync(of('--out='), '')`,
    })
    await db
      .collection('payload-migrations')
      .insertMany([{ name: '20261122_204210_trash' }, { name: '29990101_later' }])
    await mkdir(database['MEDIA_DIR'] ?? '', { recursive: true })
    const dir = path.join(root, 'migrations', 'backup')
    expect(await runBackup('backup', dir, database)).toMatchObject({ code: 0 })
    const manifest: unknown = JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8'))
    expect(member(manifest, 'migrations')).toEqual(['20261122_204210_trash', '29990101_later'])
  })
})

it.runIf(onMongo && !onBucket)(
  'without MongoDB’s tools a backup says what to install, and leaves nothing',
  async () => {
    const { server } = await ownServerWithAdmin()
    const dir = path.join(root, 'none')
    const DATABASE_URI = 'mongodb://127.0.0.1:27017/site'
    const settings = { DATABASE_URI, DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir, PATH: '/nonexistent' }
    const { code, output } = await runBackup('backup', dir, settings)
    expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining('MongoDB Database Tools')]])
    expect(await readdir(dir)).toEqual([])
    expect(await readdir(path.join(server.mediaDir, '.holds'))).toEqual([])
  },
)
