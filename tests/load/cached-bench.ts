import { startBare, type Target, wireAnswer, type WireAnswer } from './bare-server.ts'
import { load, type Measured, median, percentile, repeated } from './generator.ts'
import { signedIn, writePosts } from './posts.ts'
import { residentMegabytes } from './process-figures.ts'
import type { Row } from './row.ts'
import { startShipped } from './shipped-server.ts'

const POSTS = 20
const ROUNDS = 7
const ROUND_MS = 1000
const asked = { 'accept-encoding': 'br' }

/** The shipped server or a baseline, and its responses. */
interface Subject extends Target {
  name: string
  answers: readonly WireAnswer[]
  remove: () => unknown
}

/** Requests of one kind. */
interface Kind {
  name: string
  requestsTo: (subject: Subject) => ReturnType<typeof repeated>
}

/** The most requested responses from the cache, compared with baselines that send the same bytes and headers. */
export async function cachedRows(): Promise<Row[]> {
  const shipped = await ours('as shipped')
  const subjects = [
    shipped,
    await ours('log to a pipe', {}, 'pipe'),
    await ours('LOG_LEVEL=warn', { LOG_LEVEL: 'warn' }),
    await bare('http', 'bare node:http', shipped.answers),
    await bare('express', 'bare Express', shipped.answers),
  ]
  const kinds = shipped.answers.flatMap(({ path }, n): Kind[] => {
    const name = path.startsWith('/blog/') ? '/blog/{slug}' : path
    const tagged = ({ answers }: Subject) => ({ ...asked, 'if-none-match': String(answers[n]?.headers['etag']) })
    return [
      { name: `${name}, cached`, requestsTo: () => repeated(path, asked) },
      { name: `${name}, not changed`, requestsTo: (one) => repeated(path, tagged(one), 304) },
    ]
  })
  // A server that has sent one kind of response alone is quicker than one that has sent all, and slower than itself after a minute.
  for (const { requestsTo } of kinds)
    for (const subject of subjects) await load(subject.port, subject.pid, ROUND_MS, requestsTo(subject))
  const rows: Row[] = []
  for (const kind of kinds) rows.push(...(await compared(kind, subjects)))
  const memory = residentMegabytes(shipped.pid) ?? Number.NaN
  for (const { remove } of subjects) await remove()
  return [...rows, { name: 'Memory after these rounds', value: memory, unit: 'MB' }]
}

async function ours(name: string, ...options: Parameters<typeof startShipped>): Promise<Subject> {
  const server = await startShipped(...options)
  const slug = await writePosts(await signedIn(server), POSTS)
  const answers: WireAnswer[] = []
  for (const path of ['/', `/blog/${slug}`, '/api/blog/']) answers.push(await wireAnswer(server.url, path, asked))
  return { name, port: server.port, pid: server.pid, answers, remove: server.remove }
}

async function bare(on: 'http' | 'express', name: string, answers: readonly WireAnswer[]): Promise<Subject> {
  const { port, pid, process } = await startBare(on, answers)
  return { name, port, pid, answers, remove: () => process.kill() }
}

/** A random order for a round, so that none always follows the same one, whose closing connections take time. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** Measures in interleaved rounds, so that other work of the machine affects all servers alike. */
async function compared({ name, requestsTo }: Kind, subjects: readonly Subject[]): Promise<Row[]> {
  const all: Measured[][] = subjects.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [n, subject] of shuffled([...subjects.entries()]))
      all[n]?.push(await load(subject.port, subject.pid, ROUND_MS, requestsTo(subject)))
  const figure = (what: string, unit: string, of: (one: Measured) => number, ratio?: Row['ratio']): Row => {
    const [value = Number.NaN, ...others] = all.map((rounds) => median(rounds.map(of)))
    const named = others.map((other, n) => ({ name: subjects[n + 1]?.name ?? '', value: other }))
    // The limit refers to bare node:http; the other values are for information.
    const beside = named.find((other) => other.name === 'bare node:http')
    const also = named.filter((other) => other !== beside)
    return { name: `${name}${what}`, value, unit, ...(beside && { beside }), ...(ratio && { ratio }), also }
  }
  return [
    figure('', 'requests/s', ({ rate }) => rate, { least: 0.9 }),
    figure(', server’s time', 'µs', ({ cpu }) => cpu ?? Number.NaN, { most: 1 / 0.9 }),
    figure(', 99th of 100', 'ms', ({ waits }) => percentile(waits, 0.99)),
  ]
}
