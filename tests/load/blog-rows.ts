import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

import { administrator } from '../contract/support/people.ts'
import { Client } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { startServer } from '../support/server.ts'
import { load, type Measured, median } from './generator.ts'
import type { Row } from './row.ts'

const POSTS = 20
const ROUNDS = 5
const REQUESTS = 15_000
const asked = { 'accept-encoding': 'br' }

/** The list of 20 posts as a visitor reads it, beside a bare Express route that sends the same bytes and headers. */
export async function blogRows(): Promise<Row[]> {
  const server = await startServer()
  const path = `${server.url}/api/blog/`
  await writePosts(new Client(server.url))
  const bare = await startBare(path)
  const [ours, theirs]: [Measured[], Measured[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const mine = await load(path, server.pid, REQUESTS, asked)
    const other = await load(bare.url, bare.pid, REQUESTS, asked)
    // The first round warms both up.
    if (round === 0) continue
    ours.push(mine)
    theirs.push(other)
  }
  bare.process.kill()
  await server.remove()
  const rate = (all: readonly Measured[]): number => median(all.map((one) => one.rate))
  const cpu = (all: readonly Measured[]): number => median(all.map((one) => one.cpu ?? Number.NaN))
  const name = `GET /api/blog/ with ${POSTS} posts`
  return [
    { name, value: rate(ours), unit: 'requests/s', beside: { name: 'bare Express', value: rate(theirs) } },
    {
      name: `${name}, server’s time`,
      value: cpu(ours),
      unit: 'µs',
      beside: { name: 'bare Express', value: cpu(theirs) },
    },
  ]
}

async function writePosts(client: Client): Promise<void> {
  await client.post('/register', administrator)
  const description = `<h2>A heading</h2>${'<p>Some words of a post, with <strong>weight</strong> on a few of them.</p>'.repeat(25)}`
  const image = await picture('jpeg', 1200, 800)
  for (let n = 1; n <= POSTS; n += 1) {
    const { status, text } = await client.post('/blog/', { title: `Post number ${n}`, description }, { image })
    if (status !== 201) throw new Error(`no post could be made: ${text}`)
  }
}

async function startBare(path: string): Promise<{ url: string; pid: number; process: ChildProcess }> {
  const { bytes, headers } = await rawAnswer(path)
  const bare = spawn(process.execPath, ['tests/load/bare.js'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bare.stdin.end(JSON.stringify({ headers, body: bytes.toString('base64') }))
  const [line]: unknown[] = await once(bare.stdout, 'data')
  return { url: `http://127.0.0.1:${String(line).trim()}/api/blog/`, pid: bare.pid ?? 0, process: bare }
}

/** What Node adds by itself. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** The answer's bytes as they come over the wire; fetch would unpack them. */
function rawAnswer(path: string): Promise<{ bytes: Buffer; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    get(path, { headers: asked }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name)))
        resolve({ bytes: Buffer.concat(chunks), headers })
      })
    }).once('error', reject)
  })
}
