import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { type Environment, definedOnly } from './server.ts'

interface Ended {
  code: unknown
  /** Both output streams. */
  output: string
}

/**
 * Runs a built program, such as `move-media`, to its end.
 *
 * @param user the user that the program runs as; by default the one that runs the tests
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

/** The program behind `npm run backup` and `npm run restore`. */
export async function runBackup(
  command: 'backup' | 'restore',
  dir: string,
  environment: Environment,
  user?: { uid?: number; gid?: number },
): Promise<Ended> {
  const { code, output } = await runProgram('backup', [command, dir], environment, user)
  return { code, output: output.trim() }
}
