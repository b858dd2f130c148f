import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { definedOnly, type Environment, type Server } from './server.ts'

const run = promisify(execFile)

/** What `npm run reset-link` prints for a running server. */
export async function printedLink(
  server: Pick<Server, 'dataDir' | 'mediaDir'>,
  email: string,
  database: Environment = {},
  options: readonly string[] = [],
): Promise<string> {
  const program = ['--conditions=production', 'dist/server/reset-link.js', email, ...options]
  const { stdout } = await run(process.execPath, program, {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...definedOnly({ PATH: process.env['PATH'], ...database, DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }),
    },
  })
  return stdout.trim()
}

/** The token of the link that `npm run reset-link` prints for a running server. */
export const resetToken = async (...given: Parameters<typeof printedLink>): Promise<string> =>
  (await printedLink(...given)).split('#').at(-1) ?? ''
