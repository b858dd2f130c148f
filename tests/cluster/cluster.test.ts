import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { register } from '../support/prepared.ts'
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
})
