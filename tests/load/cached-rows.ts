import { startServer } from '../support/server.ts'
import { startBare, type Target, wireAnswer, type WireAnswer } from './bare-server.ts'
import { load, type Measured, median, repeated } from './generator.ts'
import { signedIn, writePosts } from './posts.ts'
import type { Row } from './row.ts'

const POSTS = 20
const ROUNDS = 5
const ROUND_MS = 1000
const asked = { 'accept-encoding': 'br' }

/** What visitors read most, from the cache, beside bare servers that send the same bytes and headers. */
export async function cachedRows(): Promise<Row[]> {
  const server = await startServer({ SEED: 'demo' })
  const slug = await writePosts(await signedIn(server), POSTS)
  const paths = ['/', `/blog/${slug}`, '/api/blog/']
  const answers: WireAnswer[] = []
  for (const path of paths) answers.push(await wireAnswer(server.url, path, asked))
  const [http, express] = [await startBare('http', answers), await startBare('express', answers)]
  const rows: Row[] = []
  for (const { path, headers } of answers) {
    const name = path.startsWith('/blog/') ? '/blog/{slug}' : path
    const tagged = { ...asked, 'if-none-match': String(headers['etag']) }
    rows.push(...(await compared(`${name}, cached`, [server, http, express], repeated(path, asked), 0.8)))
    rows.push(...(await compared(`${name}, not changed`, [server, http, express], repeated(path, tagged, 304), 0.9)))
  }
  for (const bare of [http, express]) bare.process.kill()
  await server.remove()
  return rows
}

type Compared = readonly [ours: Target, http: Target, express: Target]

/** Interleaved rounds: what else the machine does falls on all alike. */
async function compared(
  name: string,
  targets: Compared,
  requests: ReturnType<typeof repeated>,
  least: number,
): Promise<Row[]> {
  const all: Measured[][] = targets.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [n, { port, pid }] of targets.entries()) {
      const measured = await load(port, pid, ROUND_MS, requests)
      // The first round warms up.
      if (round > 0) all[n]?.push(measured)
    }
  const [rate = [], cpu = []] = [
    all.map((rounds) => median(rounds.map((one) => one.rate))),
    all.map((rounds) => median(rounds.map((one) => one.cpu ?? Number.NaN))),
  ]
  return [row(name, 'requests/s', rate, { least }), row(`${name}, server’s time`, 'µs', cpu, { most: 1.25 })]
}

const row = (name: string, unit: string, [ours = 0, http = 0, express = 0]: number[], ratio: Row['ratio']): Row => ({
  name,
  value: ours,
  unit,
  beside: { name: 'bare node:http', value: http },
  ...(ratio ? { ratio } : {}),
  also: { name: 'bare Express', value: express },
})
