import { randomUUID } from 'node:crypto'

import { type Answer, Client } from '../support/client.ts'
import { entity, image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import type { Cluster } from './cluster.ts'
import type { Node } from './nodes.ts'

/** Who reads at once, and who writes. */
const READERS = 4
const WRITERS = 2
const PAUSE_MS = 100

/** What a request was told, and when it was under way. */
export interface Refusal {
  from: number
  to: number
  retryAfter: string | null
  /** Which request it was. */
  what: string
}

export interface Counts {
  reads: number
  /** Reads with any other status than 200 and 503, and what they answered. */
  failedReads: string[]
  /** Reads that were answered 503. */
  refusedReads: Refusal[]
  /** Writes that were answered with success. */
  writes: number
  /** Answered 503, to be repeated later. */
  refusals: Refusal[]
  /** Without an answer, or with 502 and 504 of the proxy: repeated, as it is not known whether they were done. */
  unanswered: number
  /** Refused for another reason: none should be. */
  failedWrites: string[]
  /** Milliseconds from a write's answer until both nodes answered with it. */
  seenMs: number[]
}

export interface MixedLoad {
  counts: Counts
  /** Ends the load, and says which of the acknowledged writes cannot be read. */
  stop: () => Promise<string[]>
}

/** Reads and writes through the proxy until it is stopped, each client with one request at a time. */
export async function startMixedLoad({ url, nodes }: Cluster, cookie: string): Promise<MixedLoad> {
  const counts: Counts = {
    reads: 0,
    failedReads: [],
    refusedReads: [],
    writes: 0,
    refusals: [],
    unanswered: 0,
    failedWrites: [],
    seenMs: [],
  }
  const goesOn = { value: true }
  const staff = clientOf(url, 'staff', cookie)
  const acknowledged = new Map<string, string>()
  const pictures = new Set<string>()
  const isOn = () => goesOn.value
  const write = writer(counts, isOn)
  const shot = await picture('jpeg', 400, 300)
  const first = await write('post', () =>
    staff.post('/service/', { title: 'Watched', description: 'D' }, { image: shot }),
  )
  if (!first) throw new Error('the load was stopped before it began')
  const watched = entity(first)._id
  pictures.add(image(first).filePath)

  const readers = Array.from({ length: READERS }, async (_, n) => {
    const read = reader(clientOf(url, `visitor ${n}`), counts, pictures)
    for (let turn = n; isOn(); turn += 1) await read(turn)
  })
  const writers = Array.from({ length: WRITERS }, async (_, n) => {
    const writing = clientOf(url, `writer ${n}`, cookie)
    for (let turn = 0; isOn(); turn += 1) {
      const title = `Writer ${n}, turn ${turn}`
      const headers = { 'idempotency-key': randomUUID() }
      const sending = turn % 5 === 0 ? { image: shot, headers } : { headers }
      const made = await write('post', () => writing.post('/service/', { title, description: 'D' }, sending))
      if (!made) return
      const { _id } = entity(made)
      acknowledged.set(_id, title)
      if (turn % 5 === 0) pictures.add(image(made).filePath)
      await pause()
      // Until the change is acknowledged, either text may be there.
      acknowledged.delete(_id)
      const changed = `${title}, changed`
      if (!(await write('patch', () => writing.patch(`/service/${_id}`, { title: changed })))) return
      // Lists stay short.
      if (turn % 5 === 0 || turn % 2 === 0) acknowledged.set(_id, changed)
      else if (!(await write('remove', () => writing.remove(`/service/${_id}`), [200, 404]))) return
      await pause()
    }
  })
  const watcher = (async () => {
    for (let turn = 0; isOn(); turn += 1) {
      const title = `Seen ${turn}`
      if (!(await write('patch', () => staff.patch(`/service/${watched}`, { title })))) return
      const written = performance.now()
      await Promise.all(nodes.map((node) => seenOn(node, watched, title, isOn)))
      if (isOn()) counts.seenMs.push(performance.now() - written)
      await pause()
    }
  })()
  return {
    counts,
    stop: async () => {
      goesOn.value = false
      await Promise.all([...readers, ...writers, watcher])
      return lost(staff, acknowledged, pictures)
    },
  }
}

/** The proxy tells clients apart by their browser, and spreads them over the nodes. */
class NamedClient extends Client {
  constructor(
    url: string,
    readonly browser: string,
  ) {
    super(url)
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set('user-agent', this.browser)
    return super.fetch(path, { ...init, headers })
  }
}

function clientOf(url: string, browser: string, cookie?: string): Client {
  const client = new NamedClient(url, browser)
  client.cookie = cookie
  return client
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** What visitors read: what is kept, what is not, pictures. */
const pages = ['/', '/services', '/blog', '/ne', '/api/service/', '/api/faq/', '/feed.xml', '/team']

const reader =
  (visitor: Client, counts: Counts, pictures: ReadonlySet<string>) =>
  async (turn: number): Promise<void> => {
    const files = [...pictures]
    const addresses = [
      pages[turn % pages.length] ?? '/',
      `/api/service/?q=${turn}`,
      files[turn % files.length] ?? '/',
      pages[(turn * 3) % pages.length] ?? '/',
    ]
    const address = addresses[turn % addresses.length] ?? '/'
    const from = Date.now()
    const answer = await visitor.fetch(address).catch((error: unknown) => messageOf(error))
    counts.reads += 1
    if (typeof answer === 'string') counts.failedReads.push(`${address} after ${Date.now() - from} ms: ${answer}`)
    else if (answer.status === 200) return
    else if (answer.status === 503) counts.refusedReads.push(refusal(answer, address, from))
    else counts.failedReads.push(`${address}: ${answer.status} ${answer.text.slice(0, 120)}`)
    await pause()
  }

const refusal = ({ headers }: Answer, what: string, from: number): Refusal => ({
  from,
  to: Date.now(),
  retryAfter: headers.get('retry-after'),
  what,
})

/**
 * Repeats a write until it is answered: refused with 503 it was not done; unanswered, its key or its nature allow it. Undefined if the
 * load was stopped before.
 */
const writer =
  (counts: Counts, isOn: () => boolean) =>
  async (
    what: string,
    send: () => Promise<Answer>,
    done: readonly number[] = [200, 201],
  ): Promise<Answer | undefined> => {
    for (; isOn(); await pause()) {
      const from = Date.now()
      const answer = await send().catch(() => undefined)
      if (answer && done.includes(answer.status)) {
        counts.writes += 1
        return answer
      }
      if (!answer || answer.status === 502 || answer.status === 504) counts.unanswered += 1
      else if (answer.status === 503) counts.refusals.push(refusal(answer, what, from))
      else counts.failedWrites.push(`${answer.status} ${answer.text.slice(0, 200)}`)
    }
    return undefined
  }

/** Waits until a node answers with what was written; one that is down is not waited for. */
async function seenOn(node: Node, id: string, title: string, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    const text = await fetch(`${node.url}/api/service/service-id/${id}`).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => undefined,
    )
    if (text === undefined || text.includes(title)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Which acknowledged writes, or their pictures, are not there. */
async function lost(
  staff: Client,
  acknowledged: ReadonlyMap<string, string>,
  pictures: ReadonlySet<string>,
): Promise<string[]> {
  const missing: string[] = []
  for (const [id, title] of acknowledged) {
    const { body, status } = await staff.get(`/service/service-id/${id}`)
    if (status !== 200 || !JSON.stringify(body).includes(title)) missing.push(`${title}: ${status}`)
  }
  for (const file of pictures) {
    const { status } = await staff.fetch(file)
    if (status !== 200) missing.push(`${file}: ${status}`)
  }
  return missing
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : String(error)
