import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { onPath } from '../../tools/chromium.js'

const jars = '.cache/test-database'
const fetched = `${jars}/mongo-java-server-1.47.0.jar`

export interface Database {
  uri: string
  stop: () => Promise<void>
}

/** Whether there is one: a server that is given, or what the one in Java needs. */
export const canRunDatabase = (): boolean =>
  Boolean(process.env['MONGODB_URI']) || ['java', 'javac', 'mvn'].every((name) => onPath(name) !== undefined)

/** While all cores are busy it misses the timeout that the server has by default. */
const TIMEOUT_MS = 15_000

/** MONGODB_URI where it is set, else a MongoDB-compatible server in Java, fetched on first use. */
export async function startDatabase(): Promise<Database> {
  const given = process.env['MONGODB_URI']
  if (given) return { uri: given, stop: async () => {} }
  if (!existsSync(fetched)) fetchDatabase()
  // It lives for some minutes: compiling it further would cost more than it gains.
  const flags = ['-Xmx2g', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  const java = spawn('java', [...flags, '-cp', `${jars}/*`, 'tests/database/TestDatabase.java'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await Promise.race([
    once(java.stdout, 'data'),
    once(java, 'exit').then(() => Promise.reject(new Error('the test database did not start'))),
  ])
  const stop = async () => {
    const ended = once(java, 'exit')
    java.stdin.end()
    await ended
  }
  return { uri: `mongodb://127.0.0.1:${String(line).trim()}/?timeoutMS=${TIMEOUT_MS}`, stop }
}

function fetchDatabase(): void {
  const args = ['-q', '-B', '-f', 'tests/database/pom.xml', 'dependency:copy-dependencies']
  const { status, error } = spawnSync('mvn', args, { stdio: 'inherit' })
  if (status !== 0)
    throw new Error(`the test database cannot be fetched: ${error?.message ?? `mvn ended with ${status}`}`)
}
