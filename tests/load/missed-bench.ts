import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import type { Server } from '../support/server.ts'
import { startShipped } from './shipped-server.ts'
import { signedIn, writePosts } from './posts.ts'
import type { Row } from './row.ts'
import { read, timed } from './timed.ts'

const POSTS = 20
const ROUNDS = 100

/** Visitors' responses without the cache, compared with Payload's own `find`. */
export async function missedRows(): Promise<Row[]> {
  const server = await startShipped({ CACHE_MB: '0' })
  try {
    await writePosts(await signedIn(server), POSTS)
    // Uncompressed, since the result of `find` is, too.
    const list = await timed(ROUNDS, () => read(`${server.url}/api/blog/?limit=${POSTS}`, 'identity'))
    const home = await timed(ROUNDS, () => read(`${server.url}/`))
    await server.end('SIGTERM')
    const beside = { name: 'Payload’s own find', value: await findTime(server) }
    return [
      { name: `/api/blog/ with ${POSTS} posts, missed`, value: list, unit: 'ms', beside, ratio: { most: 1.3 } },
      { name: '/, missed', value: home, unit: 'ms', limit: { most: 40 } },
    ]
  } finally {
    await server.remove()
  }
}

async function findTime({ dataDir, mediaDir }: Server): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=production', 'tests/load/find.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      PAYLOAD_SECRET: 'a secret of the benchmark alone',
    },
  })
  return Number(stdout)
}
