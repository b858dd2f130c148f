import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { obtainMongod } from '../processes/engines.ts'
import { startReplicaSet } from '../database/replica-set.ts'
import type { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { databaseSettings, type Environment, type Server } from '../support/server.ts'
import { longestDelay, reportingDelays } from '../support/event-loop-delay.ts'
import { median } from './generator.ts'
import { accepted, signedIn } from './posts.ts'
import type { Row } from './row.ts'
import { startShipped } from './shipped-server.ts'
import { read } from './timed.ts'

const POSTS = 10_000
const WRITERS = 4
const ROUNDS = 5
const LIST_BYTES = 1300
const SEARCH_BYTES = 5000

const english = 'advice audit company registration tax income vat return deadline office account ledger salary payroll'
const nepali = 'आयकर दर्ता कर मूल्य अभिवृद्धि बैंक सेवा कम्पनी लेखा परीक्षण विवरण कार्यालय ग्राहक आर्थिक'

/**
 * Responses that grow with the content: whole lists, the sitemap, and searches. Each is requested just after a write, so that nothing is
 * cached.
 *
 * @param database the settings of a new database, if it is not SQLite
 */
export async function listRows(database: () => Environment = () => ({})): Promise<Row[]> {
  const whole = { '/api/blog/': 500, '/sitemap.xml': 500, '/sitemap-1.xml': 500 }
  const words = ['tax', 'registration', 'zzzz', 'it', 'कर', 'दर्ता', 'tax audit company', 'a']
  const inList = words.flatMap((word) => [`/api/blog/?limit=9&q=${word}`, `/blog?q=${word}`])
  // Misspelt words are compared with those of entries.
  const inSite = ['tax', 'registraton'].flatMap((word) => [`/api/search?q=${word}`, `/search?q=${word}`])
  const searches = [...inList, ...inSite]
  return [
    ...(await rowsOf(database(), LIST_BYTES, whole)),
    ...(await rowsOf(database(), SEARCH_BYTES, {
      '/api/blog/': 2000,
      ...Object.fromEntries(searches.map((one) => [one, 50])),
    })),
  ]
}

/** The same on a replica set of three members of MongoDB on this machine. */
export async function listRowsOnMongodb(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-mongodb-'))
  try {
    const replicaSet = await startReplicaSet(obtainMongod(), folder)
    try {
      return await listRows(() => databaseSettings(replicaSet.uri('bench')))
    } finally {
      await replicaSet.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The response times of these paths, each with its limit in milliseconds, and the longest delays of the event loop, with 10,000 posts of that many
 * bytes.
 */
async function rowsOf(database: Environment, bytes: number, paths: Readonly<Record<string, number>>): Promise<Row[]> {
  const server = await startShipped({ SEED: 'none', ...reportingDelays, ...database })
  try {
    const client = await signedIn(server)
    const id = await writeLongPosts(client, bytes)
    const rows: Row[] = []
    for (const [target, most] of Object.entries(paths)) {
      const { ms, delay } = await measuredRead(server, client, id, target)
      const name = `${target} with ${POSTS} posts of ${bytes} bytes, not cached`
      rows.push({ name, value: ms, unit: 'ms', limit: { most } })
      rows.push({ name: 'Its longest delay of the event loop', value: delay, unit: 'ms', limit: { most: 50 } })
    }
    return rows
  } finally {
    await server.remove()
  }
}

async function measuredRead(
  server: Server,
  client: Client,
  id: string,
  target: string,
): Promise<{ ms: number; delay: number }> {
  const [times, delays]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    await client.patch(`/blog/${id}`, { title: `Changed ${round}` })
    await longestDelay(server)
    const started = performance.now()
    await read(server.url + target)
    if (round > 0) times.push(performance.now() - started)
    const { ms: delay } = await longestDelay(server)
    if (round > 0) delays.push(delay)
  }
  return { ms: median(times), delay: median(delays) }
}

/** Creates the posts, half of them in Nepali; returns the id of one. */
async function writeLongPosts(client: Client, bytes: number): Promise<string> {
  let [id, written] = ['', 0]
  const write = async () => {
    while (written < POSTS) {
      written += 1
      const title = `Post number ${written}`
      const description = `<p>${wordsOf(written % 2 === 0 ? english : nepali, bytes, written)}</p>`
      id = entity(await accepted(() => client.post('/blog/', { title, description })))._id
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return id
}

/** A text of words in a pseudorandom order that depends on the number; some words get a rare ending. */
function wordsOf(list: string, bytes: number, number: number): string {
  const words = list.split(' ')
  let [text, seed] = ['', number]
  while (Buffer.byteLength(text) < bytes) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const word = words[seed % words.length] ?? ''
    text += `${word}${seed % 7 === 0 ? (seed % 46_656).toString(36) : ''} `
  }
  return text
}
