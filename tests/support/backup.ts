import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { type Environment, definedOnly } from './server.ts'

/**
 * Runs the built program behind `npm run backup` or `npm run restore` to its end.
 *
 * @param user as whom; else as whoever runs the tests
 */
export async function runBackup(
  command: 'backup' | 'restore',
  dir: string,
  environment: Environment,
  user: { uid?: number; gid?: number } = {},
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['dist/server/backup.js', command, dir], {
    env: { NODE_ENV: 'production', ...definedOnly({ PATH: process.env['PATH'], ...environment }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code]: unknown[] = await once(child, 'close')
  return { code, output: output.trim() }
}
