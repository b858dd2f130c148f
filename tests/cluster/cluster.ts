import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { bucketSettings, startStorage } from '../storage/start.ts'
import { type Environment, freePort, type Server, startServer } from '../support/server.ts'
import { obtainEngines } from './engines.ts'
import { startProxy } from './proxy.ts'
import { type ReplicaSet, startReplicaSet } from './replica-set.ts'

/** A node: the process on its port may be another one than before. */
export interface Node {
  url: string
  pid: () => number
  output: () => string
  /** Ends the process at once, and starts it anew. */
  kill: () => Promise<void>
  /** Ends the process as for an update, and starts one of the build in that folder; of this one if none is named. */
  update: (folder?: string) => Promise<void>
}

/** Two nodes behind a proxy, with their database and their pictures: what docs/operating.md deploys. */
export interface Cluster {
  /** Of the proxy. */
  url: string
  nodes: readonly [Node, Node]
  database: ReplicaSet
  /** What the nodes were started with. */
  settings: Environment
  /** What the nodes have printed. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts all of it on free ports, from the built server.
 *
 * @param environment settings of the nodes beside those that make them a cluster
 * @param build the folder of the nodes' build, if it is not this one
 */
export async function startCluster(environment: Environment = {}, build?: string): Promise<Cluster> {
  const engines = obtainEngines()
  const folder = await mkdtemp(path.join(tmpdir(), 'site-cluster-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    const database = await startReplicaSet(engines.mongod, `${folder}/database`)
    ends.push(database.stop)
    const storage = await startStorage()
    ends.push(storage.stop)
    const ports: [number, number] = [await freePort(), await freePort()]
    const proxy = await startProxy(engines.nginx, `${folder}/proxy`, ports)
    ends.push(() => proxy.end('SIGTERM'))
    const settings = {
      ...(await bucketSettings(storage.endpoint)),
      DATABASE_URI: database.uri('site'),
      PAYLOAD_SECRET: 'a secret of the tests alone',
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      ...environment,
    }
    // One after the other: the first one fills the database.
    const first = await startNode({ ...settings, PORT: String(ports[0]) }, build)
    ends.push(first.stop)
    const second = await startNode({ ...settings, PORT: String(ports[1]) }, build)
    ends.push(second.stop)
    const output = () => `${first.output()}${second.output()}`
    return { url: proxy.url, nodes: [first, second], database, settings, output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startNode(
  settings: Environment,
  build: string | undefined,
): Promise<Node & { stop: () => Promise<void> }> {
  const start = (folder: string | undefined): Promise<Server> =>
    startServer(settings, folder === undefined ? undefined : () => ['env', '-C', folder])
  let server = await start(build)
  const replace = async (signal: NodeJS.Signals, folder: string | undefined): Promise<void> => {
    await server.end(signal)
    await server.remove()
    server = await start(folder)
  }
  let folderNow = build
  return {
    url: server.url,
    pid: () => server.pid,
    output: () => server.output(),
    kill: () => replace('SIGKILL', folderNow),
    update: (folder) => replace('SIGTERM', (folderNow = folder)),
    stop: () => server.remove(),
  }
}
