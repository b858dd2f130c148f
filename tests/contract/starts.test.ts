import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { rounds } from '../support/rounds.ts'
import { onMongo, ownServer } from './support/context.ts'

/** Generous, since the machine is busy; on an idle one a start takes a quarter of this. */
const MOST_MS = 15_000

/** Node.js binaries to start with: the current one, or those that `npm run faults` has found. */
const nodes = (process.env['FAULTS_NODES'] ?? process.execPath).split(path.delimiter)

it.each(nodes)(
  'F1: every start succeeds on %s',
  async (node) => {
    const count = rounds(3, 100)
    let next = await ownServer({ NODE_BINARY: node })
    let slowest = 0
    for (let n = 0; n < count; n += 1) {
      expect(await next.end('SIGTERM')).toBe(0)
      const started = performance.now()
      next = await next.restart()
      slowest = Math.max(slowest, performance.now() - started)
      expect(slowest).toBeLessThan(MOST_MS)
    }
    await next.end('SIGTERM')
    const { stdout } = await promisify(execFile)(node, ['--version'])
    measured(
      'F1',
      `starts on Node ${stdout.trim()} and ${onMongo ? 'MongoDB' : 'SQLite'}`,
      'all',
      `${count} of ${count}, slowest ${inSeconds(slowest)}`,
    )
  },
  3_600_000,
)

it.skipIf(onMongo)(
  'K9: of several starts at once on one SQLite file one serves, and the others say why they do not',
  async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-starts-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const settings = { DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media'), SEED: 'demo' }
      const starts = await Promise.allSettled(Array.from({ length: 3 }, () => ownServer(settings)))
      const served = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
      const line = expect.stringMatching(
        /did not start:\nThe database .*site\.db is served or restored by another process.*\n$/,
      )
      expect(refused).toEqual([line, line])
      const [server] = served
      if (!server) throw new Error('none serves')
      expect(entities(await new Client(server.url).get('/blog/')).length).toBeGreaterThan(2)
      await server.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
      const next = await server.restart()
      expect((await new Client(next.url).get('/ready')).status).toBe(200)
      await next.end('SIGTERM')
    }
  },
  600_000,
)
