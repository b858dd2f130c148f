import { cpus, loadavg } from 'node:os'

import { format } from 'prettier'

import { type Figures, report } from './capacity-report.ts'
import type { Cluster } from './cluster.ts'
import { footprintOf } from './footprint.ts'
import { CONNECTIONS, idleShare, measureRates } from './rates.ts'

/** Prints the measured section of docs/scaling.md, which is pasted between its marks. */
export async function printCapacity(cluster: Cluster, cookie: string): Promise<void> {
  const { nodes, database } = cluster
  const before = loadavg()[0] ?? Number.NaN
  const idle = { share: await idleShare(cluster), footprint: await footprintOf(nodes[0].pid(), database.ports) }
  const figures: Figures = {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores for nodes, database, S3 server and clients together, load average ${before.toFixed(1)} before, Node.js ${process.versions.node}, ${CONNECTIONS} connections`,
    idleShare: idle.share,
    idle: idle.footprint,
    ...(await measureRates(cluster, cookie)),
  }
  console.log(await format(report(figures), { parser: 'markdown' }))
}
