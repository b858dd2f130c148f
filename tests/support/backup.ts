import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { type Environment, definedOnly } from './server.ts'

interface Ended {
  code: unknown
  /** Standard output and standard error together. */
  output: string
}

/**
 * Runs a built program, such as `move-media`, until it exits.
 *
 * @param user the user that runs it; by default the one that runs the tests
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  environment: Environment,
  user: { uid?: number; gid?: number } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--conditions=production', `dist/server/${name}.js`, ...args], {
    env: { NODE_ENV: 'production', ...definedOnly({ PATH: process.env['PATH'], ...environment }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code]: unknown[] = await once(child, 'close')
  return { code, output }
}

/** Runs the program of `npm run backup` and `npm run restore`. */
export async function runBackup(
  command: 'backup' | 'restore',
  dir: string,
  environment: Environment,
  user?: { uid?: number; gid?: number },
): Promise<Ended> {
  const { code, output } = await runProgram('backup', [command, dir], environment, user)
  return { code, output: output.trim() }
}
