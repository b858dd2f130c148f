import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { register } from '../support/prepared.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { previousBuild } from './previous.ts'
import { soak } from './soak.ts'
import { described, losses } from './soak-result.ts'

describe.skipIf(inject('cannotRun') !== undefined)('a cluster as it is deployed', () => {
  let previous: string | undefined
  let cluster: Cluster | undefined
  let cookie = ''
  beforeAll(async () => {
    previous = previousBuild()
    cluster = await startCluster({ SEED: 'demo' })
    cookie = (await register(cluster)).cookie
  }, 300_000)
  afterAll(() => cluster?.stop())

  // `npm run cluster -- soak` checks delays and refusals, too, on a machine without other load.
  it('serves while nodes are killed, frozen, updated and taken back, and the primary steps down or is killed: nothing is lost, and no read fails', async () => {
    if (!cluster) throw new Error('the cluster has not started')
    const result = await soak(cluster, cookie, 0, previous)
    expect(losses(result), described(result)).toEqual([])
  }, 600_000)

  it('L9: the proxy sends requests to the other node while one is frozen', async () => {
    if (!cluster) throw new Error('the cluster has not started')
    const { url, nodes } = cluster
    const [{ pid }] = nodes
    process.kill(pid(), 'SIGSTOP')
    onTestFinished(() => void process.kill(pid(), 'SIGCONT'))
    // With 16 user agents, the proxy assigns some to the frozen node.
    const browsers = Array.from({ length: 16 }, (_, n) => ({ 'user-agent': `browser ${n}` }))
    const reads = browsers.map((headers) => fetch(url, { headers, signal: AbortSignal.timeout(40_000) }))
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(browsers.map(() => 200))
  })
})
