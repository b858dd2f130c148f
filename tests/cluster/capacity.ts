import { cpus, loadavg } from 'node:os'

import type { Cluster } from './cluster.ts'
import { footprint, measureRates, peakRate } from './rates.ts'

/** Pages that a visitor opens, and the share of them that is not in a node's cache: what changed, and the first after a start. */
const PAGES = 5
const MISSED = 0.05
/** Requests of the API and for files with each page. */
const WITH_PAGE = 4
/** Nodes are planned for this share of what they can do. */
const USED = 0.5

/** Prints the rates of one node and of two, and what follows from them: the figures of docs/scaling.md. */
export async function printCapacity(cluster: Cluster, cookie: string): Promise<void> {
  console.log(
    `${cpus().length} cores for nodes, database and clients together; load before: ${loadavg()[0]?.toFixed(1)}`,
  )
  const rates = await measureRates(cluster, cookie)
  console.log('answers a second        one node   two nodes   processor time each')
  for (const { what, one, both, cpu } of rates)
    console.log(
      `${what.padEnd(22)} ${one.toFixed(0).padStart(9)} ${both.toFixed(0).padStart(11)} ${cpu.toFixed(2).padStart(18)} ms`,
    )
  const { megabytes, connections } = await footprint(cluster)
  console.log(
    `memory of the nodes: ${megabytes.map((one) => one.toFixed(0)).join(' and ')} MB; connections of the primary: ${connections}`,
  )
  const cpuOf = (name: string) => rates.find(({ what }) => what === name)?.cpu ?? Number.NaN
  for (const visitors of [1e6, 1e8]) {
    const peak = peakRate(visitors, PAGES) * (1 + WITH_PAGE)
    // Seconds of one core for a second of the load.
    const busy = (peak * ((1 - MISSED) * cpuOf('cached page') + MISSED * cpuOf('page, not cached'))) / 1000
    console.log(
      `${visitors.toExponential(0)} visitors a day: ${peak.toFixed(0)} requests a second at the peak, ${Math.ceil(busy / USED)} nodes`,
    )
  }
}
