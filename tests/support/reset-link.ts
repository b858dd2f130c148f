import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { definedOnly, type Environment, type Server } from './server.ts'

const run = promisify(execFile)

/** The token of the link that `npm run reset-link` prints beside a running server. */
export async function resetToken(server: Server, email: string, database: Environment = {}): Promise<string> {
  const { stdout } = await run(process.execPath, ['--conditions=production', 'dist/server/reset-link.js', email], {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...definedOnly({ PATH: process.env['PATH'], ...database, DATA_DIR: server.dataDir, MEDIA_DIR: server.mediaDir }),
    },
  })
  return stdout.trim().split('/').at(-1) ?? ''
}
