import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { onPath } from '../../tools/chromium.js'

/** A server in Java that prints its port and ends when its standard input does. */
export interface JavaServer {
  /** The name in messages. */
  name: string
  /** The folder of its packages, fetched on first use. */
  jars: string
  /** The first of them, with its version. */
  jar: string
  pom: string
  source: string
  args?: readonly string[]
  flags?: readonly string[]
}

/** Whether servers in Java can be fetched and run. */
export const hasJava = (): boolean => ['java', 'javac', 'mvn'].every((name) => onPath(name) !== undefined)

/** Starts such a server; fetches it first if it is not there. */
export async function startJava(server: JavaServer): Promise<{ port: number; stop: () => Promise<void> }> {
  const { name, jars, jar, source, args = [], flags = [] } = server
  if (!existsSync(`${jars}/${jar}`)) fetchJars(server)
  // It runs for some minutes, so further compilation would not pay off.
  const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', ...flags]
  const java = spawn('java', [...brief, '-cp', `${jars}/*`, source, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line]: unknown[] = await Promise.race([
    once(java.stdout, 'data'),
    once(java, 'exit').then(() => Promise.reject(new Error(`${name} did not start`))),
  ])
  const stop = async () => {
    const ended = once(java, 'exit')
    java.stdin.end()
    await ended
  }
  return { port: Number(String(line).trim()), stop }
}

function fetchJars({ name, pom }: JavaServer): void {
  const args = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies']
  const { status, error } = spawnSync('mvn', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name} cannot be fetched: ${error?.message ?? `mvn ended with ${status}`}`)
}
