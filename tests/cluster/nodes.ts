import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { bucketSettings } from '../storage/start.ts'
import {
  databaseSettings,
  dropDatabase,
  type Environment,
  freePort,
  type Server,
  startServer,
} from '../support/server.ts'
import type { Program } from '../processes/engines.ts'
import { startAll } from './ends.ts'
import { startProxy } from './proxy.ts'

/** The services that the nodes of several sites share, as plain values that can be passed to test processes. */
export interface Shared {
  nginx: Program
  /** The URI of the replica set, without a database. */
  mongodbUri: string
  /** The URL of the S3 server. */
  storage: string
}

/** A node, whose process can be replaced by another one on the same port. */
export interface Node {
  url: string
  pid: () => number
  output: () => string
  /** Kills the process, and starts another one. */
  kill: () => Promise<void>
  /** Suspends the process for that many milliseconds. */
  freeze: (ms: number) => Promise<void>
  /** Stops the process in order, and starts another one, of the build in that folder if one is given. */
  update: (folder?: string) => Promise<void>
}

/** Two nodes behind a proxy, with a database and a bucket of their own: a site as it is deployed. */
export interface Nodes extends Pick<Server, 'url' | 'port' | 'dataDir' | 'mediaDir' | 'environment' | 'output'> {
  nodes: readonly [Node, Node]
  stop: () => Promise<void>
}

/**
 * Starts two nodes and a proxy on free ports, from the built server.
 *
 * @param environment settings of the nodes beside those that make them a pair
 * @param build the folder of the nodes' build, if it is not this one
 */
export const startNodes = (shared: Shared, environment: Environment = {}, build?: string): Promise<Nodes> =>
  startAll(async (ends) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-nodes-'))
    ends.add(() => rm(folder, { recursive: true, force: true }))
    const ports: [number, number] = [await freePort(), await freePort()]
    const proxy = await startProxy(shared.nginx, folder, ports)
    ends.add(() => proxy.end('SIGTERM'))
    const database = databaseSettings(shared.mongodbUri, 'nodes_')
    ends.add(() => dropDatabase(database['DATABASE_URI'] ?? ''))
    const settings = {
      ...(await bucketSettings(shared.storage)),
      ...database,
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      ...environment,
    }
    // Started one after the other, since the first one fills the database.
    const first = await startNode({ ...settings, PORT: String(ports[0]) }, build)
    ends.add(first.stop)
    const second = await startNode({ ...settings, PORT: String(ports[1]) }, build)
    ends.add(second.stop)
    const { url, port } = proxy
    const { dataDir, mediaDir } = first
    const output = () => `${first.output()}${second.output()}`
    const stop = () => ends.run()
    return { url, port, dataDir, mediaDir, environment: settings, output, nodes: [first, second], stop }
  })

interface StartedNode extends Node, Pick<Server, 'dataDir' | 'mediaDir'> {
  stop: () => Promise<void>
}

async function startNode(settings: Environment, build: string | undefined): Promise<StartedNode> {
  const start = (folder: string | undefined): Promise<Server> =>
    startServer(settings, folder === undefined ? undefined : () => ['env', '-C', folder])
  let server = await start(build)
  let folderNow = build
  // Deletes the node's folders, too, since the database and the bucket contain everything that must last.
  const replace = async (signal: NodeJS.Signals, folder: string | undefined): Promise<void> => {
    await server.end(signal)
    await server.remove()
    server = await start(folder)
  }
  return {
    url: server.url,
    dataDir: server.dataDir,
    mediaDir: server.mediaDir,
    pid: () => server.pid,
    output: () => server.output(),
    kill: () => replace('SIGKILL', folderNow),
    freeze: async (ms) => {
      process.kill(server.pid, 'SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, ms))
      process.kill(server.pid, 'SIGCONT')
    },
    update: (folder) => replace('SIGTERM', (folderNow = folder)),
    stop: () => server.remove(),
  }
}
