import { MongoClient } from 'mongodb'

import { getRequest, load, type Requests } from '../load/generator.ts'
import { processorSeconds, residentMegabytes } from '../load/process-figures.ts'
import { Client } from '../support/client.ts'
import type { Cluster } from './cluster.ts'
import type { Node } from './nodes.ts'

const MEASURED_MS = 6000
const CONNECTIONS = 16

interface Rate {
  what: string
  /** Answers a second of one node, and of both together. */
  one: number
  both: number
  /** Milliseconds of the node's processor time for an answer, of one node. */
  cpu: number
}

type Load = (node: Node, connections: number) => Promise<{ rate: number; cpu: number }>

/** A number that never comes twice makes a read that is not cached. */
const count = { value: 0 }
const next = () => (count.value += 1)

/** What is asked in each kind of load. */
const kindsOf = (cookie: string): Readonly<Record<string, Load>> => ({
  'cached page': reads(() => '/services'),
  'page, not cached': reads(() => `/search?q=tax${next()}`),
  'list, not cached': reads(() => `/api/service/?q=${next()}`),
  search: reads(() => `/api/search?q=tax${next()}`),
  write: writes(cookie),
})

/** Answers a second of one node and of two, asked directly by one process on the same machine. */
export async function measureRates({ nodes }: Cluster, cookie: string): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const [what, ask] of Object.entries(kindsOf(cookie))) {
    const { rate: one, cpu } = await ask(nodes[0], CONNECTIONS)
    const both = await Promise.all(nodes.map((node) => ask(node, CONNECTIONS / 2)))
    rates.push({ what, one, both: both.reduce((all, { rate }) => all + rate, 0), cpu })
  }
  return rates
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

/** Memory of each node in MB, and the database connections of both together. */
export async function footprint({ nodes, database }: Cluster): Promise<{ megabytes: number[]; connections: number }> {
  const client = new MongoClient(database.uri('admin'))
  const before = await client.db('admin').command({ serverStatus: 1 })
  await client.close()
  const connections: unknown = before['connections']?.current
  return {
    megabytes: nodes.map((node) => residentMegabytes(node.pid()) ?? Number.NaN),
    connections: Number(connections),
  }
}

/** What a load asks for in a second at its busiest, where a tenth of a day's pages falls into one hour. */
export const peakRate = (visitorsADay: number, pagesEach: number): number => (visitorsADay * pagesEach * 0.1) / 3600
