import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'

import { register } from '../contract/support/prepared.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { described, soak } from './soak.ts'

describe.skipIf(inject('cannotRun') !== undefined)('a cluster as it is deployed', () => {
  let cluster: Cluster | undefined
  let cookie = ''
  beforeAll(async () => {
    cluster = await startCluster({ SEED: 'demo' })
    cookie = (await register(cluster)).cookie
  }, 240_000)
  afterAll(() => cluster?.stop())

  it('serves while nodes are killed, started anew and updated, and the primary steps down: nobody notices; nothing is lost when it is killed', async () => {
    if (!cluster) throw new Error('the cluster has not started')
    const result = await soak(cluster, cookie, 0)
    expect(result.failedReads, described(result)).toEqual([])
    expect(result.lost).toEqual([])
    expect(result.failedWrites).toEqual([])
    expect(result.refusedForNothing).toEqual([])
    for (const { retryAfter } of [...result.refusals, ...result.refusedReads]) expect(retryAfter).not.toBeNull()
    expect(result.seenMs.length).toBeGreaterThan(0)
  }, 300_000)

  it('L9: asks the other node for what a frozen one holds', async () => {
    if (!cluster) throw new Error('the cluster has not started')
    const { url, nodes } = cluster
    const [{ pid }] = nodes
    process.kill(pid(), 'SIGSTOP')
    onTestFinished(() => void process.kill(pid(), 'SIGCONT'))
    // Of so many browsers some are at the frozen node.
    const browsers = Array.from({ length: 16 }, (_, n) => ({ 'user-agent': `browser ${n}` }))
    const reads = browsers.map((headers) => fetch(url, { headers, signal: AbortSignal.timeout(40_000) }))
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(browsers.map(() => 200))
  })
})
