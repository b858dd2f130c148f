import { randomUUID } from 'node:crypto'

import type { Answer, Client, Picture } from '../support/client.ts'
import { entity, image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import type { Cluster } from './cluster.ts'
import { type Counts, noCounts, refusal } from './counts.ts'
import { BY_WRITER, changedTitle, emptyLedger, type Ledger, type Remains, whatRemains } from './ledger.ts'
import { clientOf, pause } from './load-clients.ts'
import type { Node } from './nodes.ts'
import { measurePropagation } from './propagation.ts'

/** The numbers of concurrent readers and writers. */
const READERS = 4
const WRITERS = 2

export interface MixedLoad {
  counts: Counts
  /** A snapshot of the writes that have not succeeded yet. */
  underWay: () => ReadonlySet<symbol>
  /** Stops the load, and compares the acknowledged writes with the content. */
  stop: () => Promise<Remains>
}

/** The state that the parts of the load share. */
interface Load {
  counts: Counts
  ledger: Ledger
  isOn: () => boolean
  write: Write
}

/** Repeats a write until it succeeds; resolves to undefined if the load is stopped before. */
type Write = (what: string, send: () => Promise<Answer>, done?: readonly number[]) => Promise<Answer | undefined>

/** Reads and writes through the proxy until it is stopped; each client sends one request at a time. */
export async function startMixedLoad({ url, nodes }: Cluster, cookie: string): Promise<MixedLoad> {
  const goesOn = { value: true }
  const [counts, ledger, isOn] = [noCounts(), emptyLedger(), () => goesOn.value]
  const underWay = new Set<symbol>()
  const load: Load = { counts, ledger, isOn, write: writer(counts, underWay, isOn) }
  const shot = await picture('jpeg', 400, 300)
  const staff = clientOf(url, 'staff', cookie)
  const first = await load.write('post', () =>
    staff.post('/service/', { title: 'Watched', description: 'D' }, { image: shot }),
  )
  if (!first) throw new Error('the load was stopped before it began')
  ledger.pictures.add(image(first).filePath)
  const readers = Array.from({ length: READERS }, async (_, n) => {
    const read = reader(clientOf(url, `visitor ${n}`), load)
    for (let turn = n; isOn(); turn += 1) await read(turn)
  })
  const writers = Array.from({ length: WRITERS }, async (_, n) => {
    const writing = clientOf(url, `writer ${n}`, cookie)
    for (let turn = 0; isOn(); turn += 1) await writeInTurn(load, writing, n, turn, shot)
  })
  const watcher = watch(load, staff, nodes, entity(first)._id)
  return {
    counts,
    underWay: () => new Set(underWay),
    stop: async () => {
      goesOn.value = false
      await Promise.all([...readers, ...writers, watcher])
      return whatRemains(ledger, nodes, cookie)
    },
  }
}

/**
 * Creates an entry, sometimes repeats the create as if its response had been lost, changes the entry, and deletes about half of the
 * entries, so that lists stay short.
 */
async function writeInTurn(load: Load, client: Client, n: number, turn: number, shot: Picture): Promise<void> {
  const { counts, ledger, write } = load
  const title = `${BY_WRITER}${n}, turn ${turn}`
  const hasPicture = turn % 5 === 0
  const headers = { 'idempotency-key': randomUUID() }
  const post = () =>
    client.post('/service/', { title, description: 'D' }, hasPicture ? { image: shot, headers } : { headers })
  ledger.open.add(title)
  const made = await write('post', post)
  if (!made) return
  const { _id } = entity(made)
  ledger.kept.set(_id, title)
  ledger.open.delete(title)
  if (hasPicture) ledger.pictures.add(image(made).filePath)
  await pause()
  if (turn % 3 === 0) {
    const again = await write('repeated post', post)
    if (!again) return
    counts.repeats += 1
    if (entity(again)._id !== _id) counts.duplicates.push(title)
  }
  ledger.changing.add(_id)
  ledger.kept.delete(_id)
  const changed = changedTitle(title)
  if (!(await write('patch', () => client.patch(`/service/${_id}`, { title: changed })))) return
  if (hasPicture || turn % 2 === 0) ledger.kept.set(_id, changed)
  else if (await write('remove', () => client.remove(`/service/${_id}`), [200, 404])) ledger.removed.set(_id, changed)
  else return
  ledger.changing.delete(_id)
  await pause()
}

/** Changes one entry repeatedly, and records when each node shows the change. */
async function watch({ counts, isOn, write }: Load, staff: Client, nodes: readonly Node[], id: string): Promise<void> {
  for (let turn = 0; isOn(); turn += 1) {
    const title = `Seen ${turn}`
    if (!(await write('patch', () => staff.patch(`/service/${id}`, { title })))) return
    const propagations = await Promise.all(nodes.map((node) => measurePropagation(node, id, title, isOn)))
    counts.propagations.push(...propagations.flatMap((propagation) => propagation ?? []))
    await pause()
  }
}

/** Paths of visitors that nodes cache; readers also request uncached paths and pictures. */
const pages = ['/', '/services', '/blog', '/ne', '/api/service/', '/api/faq/', '/feed.xml', '/team']

const reader =
  (visitor: Client, { counts, ledger }: Load) =>
  async (turn: number): Promise<void> => {
    const files = [...ledger.pictures]
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

/** Retries writes, which is safe: after 503 nothing was written, and the others are idempotent or have a key. */
const writer =
  (counts: Counts, underWay: Set<symbol>, isOn: () => boolean): Write =>
  async (what, send, done = [200, 201]) => {
    const write = Symbol(what)
    underWay.add(write)
    for (; isOn(); await pause()) {
      const from = Date.now()
      const answer = await send().catch(() => undefined)
      if (answer && done.includes(answer.status)) {
        counts.writes += 1
        underWay.delete(write)
        return answer
      }
      if (!answer || answer.status === 502 || answer.status === 504) counts.unanswered.push(refusal(answer, what, from))
      else if (answer.status === 503) counts.refusals.push(refusal(answer, what, from))
      else counts.failedWrites.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
    return undefined
  }

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : String(error)
