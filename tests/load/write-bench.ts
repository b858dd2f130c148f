import { setTimeout as pause } from 'node:timers/promises'

import type { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import type { Server } from '../support/server.ts'
import { startShipped } from './shipped-server.ts'
import { getRequest, load, median, percentile, type Requests } from './generator.ts'
import { signedIn, writePosts } from './posts.ts'
import type { Row } from './row.ts'

const ROUNDS = 5
const ROUND_MS = 4000
const EVERY_MS = 1000

/** The slowest responses during writes, compared with those without writes. */
export async function writeRows(): Promise<Row[]> {
  const server = await startShipped()
  try {
    const client = await signedIn(server)
    const slug = await writePosts(client, 20)
    const reads = ['/', `/blog/${slug}`, '/api/blog/'].map((path) => ({
      request: getRequest(path, { 'accept-encoding': 'br' }),
      status: 200,
    }))
    const [quiet, busy]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await slowest(server, reads))
      const writing = new AbortController()
      const writes = writeUntil(client, slug, writing.signal)
      busy.push(await slowest(server, reads))
      writing.abort()
      await writes
    }
    const beside = { name: 'ms without', value: median(quiet) }
    const name = 'Kept reads, 99th of 100 with one write a second'
    return [{ name, value: median(busy), unit: 'ms', beside, ratio: { most: 3 } }]
  } finally {
    await server.remove()
  }
}

/** Each connection requests all paths in turn, starting at a different one. */
async function slowest({ port, pid }: Server, reads: readonly { request: string; status: number }[]): Promise<number> {
  let connections = 0
  const requests = (): Requests => {
    let next = (connections += 1)
    return () => reads[(next += 1) % reads.length]
  }
  return percentile((await load(port, pid, ROUND_MS, requests)).waits, 0.99)
}

async function writeUntil(client: Client, slug: string, signal: AbortSignal): Promise<void> {
  const { _id: id } = entity(await client.get(`/blog/${slug}`))
  for (let write = 0; !signal.aborted; write += 1) {
    entity(await client.patch(`/blog/${id}`, { title: `Title number ${write}` }))
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
