import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { MongoClient } from 'mongodb'

import type { Environment } from '../processes/environment.ts'
import { storedFiles } from '../storage/stored.ts'
import { serverArguments, serverEnvironment } from '../../tools/server-process.js'

export type { Environment }

export interface Server {
  url: string
  port: number
  pid: number
  /** The folder that contains those of its data and its pictures. */
  root: string
  dataDir: string
  mediaDir: string
  /** The settings it was started with. */
  environment: Environment
  /** Standard output and standard error so far. */
  output: () => string
  /** The names of the stored files, sorted; including temporary files, without folders. */
  files: () => Promise<string[]>
  /** Ends the process with a signal; resolves to its exit code, or null if the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Starts another process on the same folders and database, with changed settings if given. */
  restart: (settings?: Environment) => Promise<Server>
  /** Closes the reading end of its output, so that its next line fails with EPIPE. */
  stopPrinting: () => void
  /** Stops reading its output until `resumePrinting`. */
  pausePrinting: () => void
  resumePrinting: () => void
  /** Kills all processes that were started on its folders, and deletes the folders. */
  remove: () => Promise<void>
}

/** Generous: a start that brings old data up to date waits for the database, for minutes where all cores are busy. */
const START_MS = 300_000

/** Below the ports that systems choose themselves, for outgoing connections and for listeners on port 0 (from 32768 on Linux). */
const PORTS = [12_000, 32_000] as const

/**
 * A free port that no other test gets while this process lives: a server that binds it only after migrating would otherwise lose it to
 * another one, which then answers in its place. It is claimed by the UDP socket of the same number, which ends with the process.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  return (await claim(port)) && (await isFree(port)) ? port : freePort()
}

/** Whether this process has now claimed the port. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  socket.bind({ port, address: '127.0.0.1', exclusive: true })
  return once(socket, 'listening').then(
    () => true,
    () => false,
  )
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** The prefix of databases that are dropped with their server. */
const OF_ONE_SERVER = 'test_'

/**
 * Settings for a fresh database: SQLite in the server's folder, or a new database on a MongoDB server.
 *
 * @param prefix of the database's name; with another one than the default the database outlives its server
 */
export function databaseSettings(mongodbUri: string | undefined, prefix = OF_ONE_SERVER): Environment {
  if (mongodbUri === undefined) return {}
  const uri = databaseOn(mongodbUri, prefix + randomUUID())
  return { DATABASE_URI: uri, PAYLOAD_SECRET: 'a secret of the tests alone' }
}

/** A MongoDB URI; one with several hosts is no valid URL. */
const MONGODB_URI = /^([^/]+\/\/[^/?]+)(?:\/([^?]*))?/

const databaseOn = (mongodbUri: string, name: string): string => mongodbUri.replace(MONGODB_URI, `$1/${name}`)

const nameIn = (uri: string): string => MONGODB_URI.exec(uri)?.[2] ?? ''

/** Drops a database, since MongoDB slows down if all databases of a suite are kept until its end. */
export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2000 })
  // The test may have cut the connection.
  await client
    .db(nameIn(uri))
    .dropDatabase()
    .catch(() => {})
  await client.close()
}

/** A command prefix that limits the process, such as `prlimit --nofile=64`, for a server in the given folder. */
export type Within = (root: string) => readonly string[]

const unbounded: Within = () => []

const QUICK_HASHES = new URL('quick-hashes.js', import.meta.url).href

/** Starts the built server's process without waiting until it serves. */
export function spawnServer(
  environment: Environment,
  within: readonly string[] = [],
): { child: ChildProcess; output: () => string } {
  const node = environment['NODE_BINARY'] ?? process.execPath
  const hashing = environment['PASSWORD_HASHES'] === 'shipped' ? [] : ['--import', QUICK_HASHES]
  const [command = '', ...args] = [...within, node, ...hashing, ...serverArguments]
  const child = spawn(command, args, {
    env: {
      ...serverEnvironment,
      NODE_ENV: 'production',
      ...definedOnly({
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        HOST: '127.0.0.1',
        SEED: 'none',
        RATE_LIMITS: 'off',
        // Off, so that no test depends on the machine's load; the tests of the load limit set it.
        LOAD_LIMIT_MS: '0',
        // Loading the panel at the start takes seconds of processor time, and few tests need the panel.
        PANEL_LOAD: 'request',
        LOG_LEVEL: 'warn',
        ...environment,
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

export const definedOnly = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Starts the built server on a free port with its own folders and database, and waits until it serves. */
export async function startServer(environment: Environment = {}, within = unbounded): Promise<Server> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-test-'))
  return serve(root, environment, within)
}

/** The same on a copy of a stopped server's folders. */
export async function startCopy(of: string, environment: Environment = {}): Promise<Server> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-test-'))
  await cp(of, root, { recursive: true })
  return serve(root, environment, unbounded)
}

async function serve(
  root: string,
  environment: Environment,
  within: Within,
  running = new Set<ChildProcess>(),
): Promise<Server> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const dataDir = path.join(root, 'data')
  const mediaDir = path.join(root, 'media')
  const folders = { DATA_DIR: dataDir, MEDIA_DIR: mediaDir }
  const { child, output } = spawnServer({ PORT: String(port), ...folders, ...environment }, within(root))
  running.add(child)
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child, output)
  return {
    url,
    port,
    pid: child.pid ?? 0,
    root,
    dataDir,
    mediaDir,
    output,
    files: () => storedFiles({ dataDir, mediaDir, environment }),
    environment,
    end: (signal) => endProcess(child, signal),
    restart: (settings) => serve(root, { ...environment, ...settings }, within, running),
    stopPrinting: () => child.stdout?.destroy(),
    pausePrinting: () => child.stdout?.pause(),
    resumePrinting: () => child.stdout?.resume(),
    remove: async () => {
      await Promise.all([...running].map((one) => endProcess(one, 'SIGKILL')))
      const uri = environment['DATABASE_URI']
      if (uri !== undefined && nameIn(uri).startsWith(OF_ONE_SERVER)) await dropDatabase(uri)
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await new Promise((go) => setTimeout(go, 25))) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start:\n${output()}`)
}
