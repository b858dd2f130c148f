import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { hasDisks, ownDisk, remount, seenBy } from '../support/disk.ts'
import { entities, image, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { openDescriptors } from '../support/process.ts'
import { type Server } from '../support/server.ts'
import { type SlowClient, slowClients } from '../support/sockets.ts'
import { freshServerWithAdmin, onMongo, ownServerWithAdmin } from './support/context.ts'
import { administrator } from '../support/people.ts'

const fault = 'Something went wrong. Please try again.'

const hasLimits = spawnSync('prlimit', ['--nofile=64', 'true']).status === 0

/** Creates files until the disk has no inodes left; returns the folder that holds them. */
async function useUpFiles(folder: string): Promise<string> {
  const full = path.join(folder, 'filler')
  await mkdir(full)
  for (
    let n = 0;
    await writeFile(path.join(full, String(n)), '').then(
      () => true,
      () => false,
    );
  )
    n += 1
  return full
}

/** Fills the disk completely; returns the file that does. */
async function fill(folder: string): Promise<string> {
  const file = path.join(folder, 'filler')
  const handle = await open(file, 'w')
  try {
    for (const size of [65_536, 512, 1]) {
      const chunk = Buffer.alloc(size)
      for (let full = false; !full;) {
        const { bytesWritten } = await handle.write(chunk).catch(() => ({ bytesWritten: 0 }))
        full = bytesWritten < size
      }
    }
  } finally {
    await handle.close()
  }
  return file
}

describe.skipIf(onMongo)('faults of the machine', () => {
  it.skipIf(!hasDisks)(
    'D3, U16: with the disk full, writes say so and reads go on; with space again, writes work',
    async () => {
      const { server, client } = await ownServerWithAdmin({}, (root) => ownDisk(root, 'size=8m'))
      // The server's own file system, as seen from this process.
      const disk = seenBy(server.pid, path.dirname(server.dataDir))
      const files = () => readdir(path.join(disk, 'media'), { recursive: true })
      expect((await client.post('/about/', { title: 'Before' }, { image: await picture() })).status).toBe(201)
      const before = await files()
      const filler = await fill(disk)
      const refused = [
        await client.post('/about/', { title: 'Full', description: 'x'.repeat(90_000) }),
        await client.post('/about/', { title: 'Full' }, { image: await picture('png', 900, 900) }),
      ]
      for (const answer of refused) expect([answer.status, message(answer)]).toEqual([500, fault])
      expect(await files()).toEqual(before)
      expect((await client.get('/loggedin')).body).toBe(true)
      expect(entities(await client.get('/about/')).map(({ title }) => title)).toEqual(['Before'])
      expect((await client.get('/blog/')).status).toBe(200)

      await rm(filler)
      expect((await client.post('/about/', { title: 'After' }, { image: await picture() })).status).toBe(201)
    },
  )

  it.skipIf(!hasLimits)(
    'D9: with few descriptors, more connections than it can take do not bring it down',
    async () => {
      const { server, client } = await ownServerWithAdmin({ SLOW_CLIENT_SECONDS: '3' })
      const few = (await openDescriptors(server.pid)) + 20
      spawnSync('prlimit', ['--pid', String(server.pid), `--nofile=${few}:${few}`])
      // A client is connected before the server accepts it, and the server's own files may be open meanwhile: until all are in use.
      const crowd: SlowClient[] = []
      await expect
        .poll(
          async () => {
            crowd.push(...(await slowClients(few, server.port, 'GET /api/about/ HTTP/1.1\r\nHost: x\r\nX-Slow: ')))
            return openDescriptors(server.pid)
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(few - 5)
      await expect
        .poll(
          () =>
            client.post('/about/', { title: 'T' }, {}).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(201)
      for (const { socket } of crowd) socket.destroy()
      expect((await client.post('/about/', { title: 'T' }, { image: await picture() })).status).toBe(201)
    },
  )

  it('D12: serves on when the reader of its output has gone', async () => {
    const { server, client } = await ownServerWithAdmin({ LOG_LEVEL: 'info' })
    server.stopPrinting()
    for (let n = 0; n < 20; n += 1)
      expect((await client.post('/faq/', { title: `T${n}`, description: 'D' })).status).toBe(201)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  const damages: [string, (file: string) => Promise<void>][] = [
    ['pages overwritten', (file) => overwrite(file, 4096)],
    ['its header overwritten', (file) => overwrite(file, 0)],
    ['half of it gone', async (file) => truncate(file, Math.floor((await stat(file)).size / 8192) * 4096)],
  ]
  it.each(damages)('D5: a database with %s is never served as an empty one', async (_, damage) => {
    const { server, client } = await ownServerWithAdmin()
    for (let n = 0; n < 5; n += 1) await client.post('/faq/', { title: `Kept ${n}`, description: 'D' })
    expect(await server.end('SIGTERM')).toBe(0)
    // The write-ahead log is merged into the file; it would repair the damage otherwise.
    const log = await stat(path.join(server.dataDir, 'site.db-wal')).catch(() => undefined)
    expect(log?.size ?? 0).toBe(0)
    await damage(path.join(server.dataDir, 'site.db'))
    const next = await outcome(server)
    if (next.served) expect([500, 503]).toContain((await new Client(next.served.url).get('/faq/')).status)
    else expect(next.output.trim().split('\n')).toHaveLength(1)
    await next.served?.end('SIGKILL')
  })

  it('D5: a start on a database that another process has locked reports it, and succeeds once it is free', async () => {
    const { server } = await ownServerWithAdmin()
    expect(await server.end('SIGTERM')).toBe(0)
    const file = path.join(server.dataDir, 'site.db')
    const other = spawn(process.execPath, ['tests/support/lock-sqlite.js', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void other.kill('SIGKILL'))
    await once(other.stdout, 'data')
    expect((await outcome(server)).output).toMatch(/^The database .*site\.db cannot be used \(.*locked\); end .*\n$/)
    other.kill('SIGKILL')
    await once(other, 'exit')
    const next = await server.restart()
    expect((await new Client(next.url).post('/login', administrator)).status).toBe(200)
  })

  it('D6: a database copied without its log of writes is an older one, and never offered to the first who registers', async () => {
    const { server, client } = await freshServerWithAdmin()
    expect((await client.post('/faq/', { title: 'Only in the log', description: 'D' })).status).toBe(201)
    await server.end('SIGKILL')
    await rm(path.join(server.dataDir, 'site.db-wal'))
    const next = await server.restart()
    const stranger = new Client(next.url)
    expect((await stranger.post('/register', { ...administrator, email: 'stranger@example.com' })).status).toBe(401)
    expect((await stranger.post('/login', administrator)).status).toBe(200)
  })

  it('D4: with its pictures’ folder gone, text is served and written, and a new picture makes the folder again or says so', async () => {
    const { server, client } = await ownServerWithAdmin()
    await rm(server.mediaDir, { recursive: true })
    expect((await client.post('/faq/', { title: 'T', description: 'D' })).status).toBe(201)
    const uploaded = await client.post('/about/', { title: 'T' }, { image: await picture() })
    expect([201, 500]).toContain(uploaded.status)
    await mkdir(server.mediaDir, { recursive: true })
    expect((await client.post('/about/', { title: 'T' }, { image: await picture() })).status).toBe(201)
  })

  const losses: [string, (server: Server) => Promise<() => Promise<void>>][] = [
    [
      'read-only',
      async ({ pid, mediaDir }) => {
        await remount(pid, mediaDir, 'ro')
        return () => remount(pid, mediaDir, 'rw')
      },
    ],
    [
      'without room for one more file, however small',
      async ({ pid, mediaDir }) => {
        const filler = await useUpFiles(seenBy(pid, mediaDir))
        return () => rm(filler, { recursive: true })
      },
    ],
  ]
  it.skipIf(!hasDisks).each(losses)(
    'D4: with its pictures’ folder %s, pictures are shown, text is written, and a new picture is refused until that is mended',
    async (_, lose) => {
      const within = (root: string) => ownDisk(path.join(root, 'media'), 'size=8m,nr_inodes=40')
      const { server, client } = await ownServerWithAdmin({}, within)
      const files = () => readdir(seenBy(server.pid, server.mediaDir))
      const upload = async () => client.post('/about/', { title: 'T' }, { image: await picture() })
      const shown = image(await upload())
      const before = await files()
      const mend = await lose(server)
      const refused = await upload()
      expect([refused.status, message(refused)]).toEqual([500, fault])
      expect((await client.post('/faq/', { title: 'T', description: 'D' })).status).toBe(201)
      expect((await client.fetch(shown.filePath)).status).toBe(200)
      await mend()
      expect(await files()).toEqual(before)
      expect(entities(await client.get('/about/'))).toHaveLength(1)
      expect((await upload()).status).toBe(201)
    },
  )
})

async function overwrite(file: string, from: number): Promise<void> {
  const handle = await open(file, 'r+')
  const { size } = await handle.stat()
  await handle.write(Buffer.alloc(size - from, 0xa5), 0, size - from, from)
  await handle.close()
}

/** Restarts the server; resolves to it, or to its output if it does not start. */
const outcome = (server: Server): Promise<{ served?: Server; output: string }> =>
  server.restart().then(
    (served) => ({ served, output: '' }),
    (error: unknown) => ({ output: String(error).split('did not start:\n')[1] ?? '' }),
  )
