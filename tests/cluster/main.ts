import { runNode } from '../../tools/run.js'
import { register } from '../support/prepared.ts'
import type { Environment } from '../support/server.ts'
import { printCapacity } from './capacity.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { previousBuild } from './previous.ts'
import { soak } from './soak.ts'
import { described, problems } from './soak-result.ts'

/** Unsets the settings that test servers have and deployed ones do not. */
const asShipped = { PANEL_LOAD: undefined, RATE_LIMITS: undefined, LOAD_LIMIT_MS: undefined }

/** Settings of the soak, whose clients share an IP and whose services share a machine. */
const ofSoak = { RATE_LIMITS: 'off', LOAD_LIMIT_MS: '0' }

const USAGE = 'Usage: npm run cluster [-- soak MINUTES | capacity | contract | journeys]'

/**
 * `npm run cluster`: starts the cluster and runs it until Ctrl-C; with `soak MINUTES` under load and faults for that time, with `capacity`
 * to print the figures of docs/scaling.md, with `contract` or `journeys` to run that suite against such nodes.
 *
 * @param args the command's arguments; those after the name of a suite are passed to Vitest
 * @returns whether it succeeded
 */
export async function runCluster([command, ...args]: readonly string[]): Promise<boolean> {
  if (command === undefined) return withCluster(asShipped, untilInterrupted)
  if (command === 'contract' || command === 'journeys')
    return runNode('node_modules/vitest/vitest.mjs', [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      `${command}-cluster`,
      ...args,
    ])
  if (command === 'capacity')
    return withCluster(ofSoak, async (cluster) => {
      await printCapacity(cluster, (await register(cluster)).cookie)
      return true
    })
  const minutes = Number(args[0] ?? 10)
  if (command !== 'soak' || !(minutes >= 0)) throw new Error(USAGE)
  return withCluster(ofSoak, async (cluster) => {
    const { cookie } = await register(cluster)
    const result = await soak(cluster, cookie, minutes, previousBuild(), (line) => console.log(line))
    console.log(described(result))
    return problems(result).length === 0
  })
}

async function withCluster(settings: Environment, work: (cluster: Cluster) => Promise<boolean>): Promise<boolean> {
  const cluster = await startCluster({ SEED: 'demo', ...settings })
  try {
    print(cluster)
    return await Promise.race([work(cluster), interrupted().then(() => false)])
  } finally {
    await cluster.stop()
  }
}

async function untilInterrupted({ url }: Cluster): Promise<boolean> {
  console.log(`The first administrator registers at ${url}/register. Ctrl-C ends everything.`)
  await interrupted()
  return true
}

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })

function print({ url, nodes, environment }: Cluster): void {
  console.log(`site     ${url}`)
  for (const node of nodes) console.log(`node     ${node.url} (process ${node.pid()})`)
  console.log(`database ${environment['DATABASE_URI']}`)
  console.log(`storage  ${environment['S3_ENDPOINT']} (bucket ${environment['S3_BUCKET']})`)
}
