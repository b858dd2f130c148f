import { MongoClient } from 'mongodb'

import { residentMegabytes } from '../load/process-figures.ts'
import { Client } from '../support/client.ts'
import type { Cluster } from './cluster.ts'

const MEASURED_MS = 6000
const CLIENTS = 16

interface Rate {
  what: string
  /** Answers a second of one node, and of both together. */
  one: number
  both: number
}

/** What is asked in each kind of load; a number that never comes twice makes a read that is not kept. */
const kinds: Readonly<Record<string, (client: Client, n: number) => Promise<{ status: number }>>> = {
  'kept page': (client) => client.fetch('/services'),
  'missed list': (client, n) => client.get(`/service/?q=${n}`),
  search: (client, n) => client.get(`/search?q=tax${n}`),
  write: (client, n) => client.post('/faq/', { title: `Q ${n}`, description: 'D' }),
}

/** Answers a second of one node and of two, asked directly by one process on the same machine. */
export async function measureRates({ nodes }: Cluster, cookie: string): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const [what, ask] of Object.entries(kinds)) {
    const clientsOf = (urls: readonly string[]) =>
      Array.from({ length: CLIENTS }, (_, n) => {
        const client = new Client(urls[n % urls.length] ?? '')
        if (what === 'write') client.cookie = cookie
        return client
      })
    const urls = nodes.map(({ url }) => url)
    rates.push({ what, one: await rateOf(clientsOf(urls.slice(0, 1)), ask), both: await rateOf(clientsOf(urls), ask) })
  }
  return rates
}

let count = 0

async function rateOf(clients: readonly Client[], ask: (client: Client, n: number) => Promise<{ status: number }>) {
  const end = performance.now() + MEASURED_MS
  let answered = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const { status } = await ask(client, (count += 1))
        if (status >= 300) throw new Error(`${status} under load`)
        answered += 1
      }
    }),
  )
  return (answered / MEASURED_MS) * 1000
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
