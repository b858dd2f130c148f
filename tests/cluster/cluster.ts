import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startStorage } from '../storage/start.ts'
import type { Environment } from '../support/server.ts'
import { startAll } from './ends.ts'
import { obtainEngines } from '../processes/engines.ts'
import { type Nodes, type Shared, startNodes } from './nodes.ts'
import { type ReplicaSet, startReplicaSet } from '../database/replica-set.ts'

/** The services that sites share: a replica set and an S3 server. Each site starts its own nginx. */
export interface SharedServices {
  shared: Shared
  database: ReplicaSet
  stop: () => Promise<void>
}

/** Two nodes behind a proxy, with their database and bucket, as docs/deploying.md describes. */
export interface Cluster extends Nodes {
  database: ReplicaSet
}

/** Starts the replica set and the S3 server on free ports. */
export const startSharedServices = (): Promise<SharedServices> =>
  startAll(async (ends) => {
    const { mongod, nginx } = obtainEngines()
    const folder = await mkdtemp(path.join(tmpdir(), 'site-cluster-'))
    ends.add(() => rm(folder, { recursive: true, force: true }))
    const database = await startReplicaSet(mongod, folder)
    ends.add(database.stop)
    const storage = await startStorage()
    ends.add(storage.stop)
    const shared = { nginx, mongodbUri: database.uri(''), storage: storage.endpoint }
    return { shared, database, stop: () => ends.run() }
  })

/** Starts services and nodes on free ports, from the built server; the parameters are those of `startNodes`. */
export const startCluster = (environment: Environment = {}, build?: string): Promise<Cluster> =>
  startAll(async (ends) => {
    const { shared, database, stop } = await startSharedServices()
    ends.add(stop)
    const nodes = await startNodes(shared, environment, build)
    ends.add(nodes.stop)
    return { ...nodes, database, stop: () => ends.run() }
  })
