import { getRequest, load, type Requests } from '../load/generator.ts'
import { processorSeconds } from '../load/process-figures.ts'
import { Client } from '../support/client.ts'
import { image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import type { Cluster } from './cluster.ts'
import type { Rate } from './capacity-report.ts'
import { type Footprint, footprintOf } from './footprint.ts'
import type { Node } from './nodes.ts'

const MEASURED_MS = 6000
export const CONNECTIONS = 16

/** How long an idle node is measured; it only polls for the revision and for jobs. */
const IDLE_MS = 20_000

type Load = (node: Node, connections: number) => Promise<{ rate: number; cpu: number }>

/** A counter for URLs, so that each request misses the cache. */
const count = { value: 0 }
const next = () => (count.value += 1)

/** The kinds of requests, each with the function that generates the load. */
async function kindsOf(
  { nodes: [{ url }] }: Cluster,
  cookie: string,
): Promise<readonly (readonly [Rate['what'], Load])[]> {
  const client = new Client(url)
  client.cookie = cookie
  const shot = await picture('jpeg', 800, 600)
  const { filePath } = image(await client.post('/service/', { title: 'Shown', description: 'D' }, { image: shot }))
  return [
    ['cached page', reads(() => '/services')],
    ['missed page', reads(() => `/search?q=tax${next()}`)],
    ['missed list', reads(() => `/api/service/?q=${next()}`)],
    ['search', reads(() => `/api/search?q=tax${next()}`)],
    ['picture', reads(() => filePath)],
    ['write', writes(cookie)],
  ]
}

export interface Measured {
  rates: Rate[]
  /** The first node after its own measurements, and both nodes after the measurements of both. */
  one: Footprint
  both: Footprint[]
}

/** Measures the responses per second of one node and of two, requested without the proxy by one process on the same machine. */
export async function measureRates(cluster: Cluster, cookie: string): Promise<Measured> {
  const { nodes, database } = cluster
  const kinds = await kindsOf(cluster, cookie)
  const alone: { rate: number; cpu: number }[] = []
  for (const [, ask] of kinds) alone.push(await ask(nodes[0], CONNECTIONS))
  const one = await footprintOf(nodes[0].pid(), database.ports)
  const together: number[] = []
  for (const [, ask] of kinds) {
    const both = await Promise.all(nodes.map((node) => ask(node, CONNECTIONS / 2)))
    together.push(both.reduce((all, { rate }) => all + rate, 0))
  }
  const both = await Promise.all(nodes.map((node) => footprintOf(node.pid(), database.ports)))
  const rates = kinds.map(([what], n) => ({
    what,
    one: alone[n]?.rate ?? Number.NaN,
    both: together[n] ?? Number.NaN,
    cpu: alone[n]?.cpu ?? Number.NaN,
  }))
  return { rates, one, both }
}

/** Processor time of an idle node, in seconds per second. */
export async function idleShare({ nodes: [node] }: Cluster): Promise<number> {
  const before = processorSeconds(node.pid()) ?? Number.NaN
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  return ((processorSeconds(node.pid()) ?? Number.NaN) - before) / (IDLE_MS / 1000)
}

const reads =
  (path: () => string): Load =>
  async (node, connections) => {
    const requests: () => Requests = () => () => ({ request: getRequest(path(), {}), status: 200 })
    const { rate, cpu = Number.NaN } = await load(
      Number(new URL(node.url).port),
      node.pid(),
      MEASURED_MS,
      requests,
      connections,
    )
    return { rate, cpu: cpu / 1000 }
  }

const writes =
  (cookie: string): Load =>
  async (node, connections) => {
    const started = processorSeconds(node.pid()) ?? Number.NaN
    const end = performance.now() + MEASURED_MS
    let written = 0
    const write = async () => {
      const client = new Client(node.url)
      client.cookie = cookie
      while (performance.now() < end) {
        const { status } = await client.post('/faq/', { title: `Q ${next()}`, description: 'D' })
        if (status !== 201) throw new Error(`${status} under load`)
        written += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, write))
    const used = (processorSeconds(node.pid()) ?? Number.NaN) - started
    return { rate: (written / MEASURED_MS) * 1000, cpu: (used / written) * 1000 }
  }
