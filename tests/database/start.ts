import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { canObtainMongod } from '../../tools/mongod.js'
import { obtainMongod } from '../processes/engines.ts'
import { freePort } from '../support/server.ts'
import { startMongod } from './mongod.ts'

export interface Database {
  uri: string
  stop: () => Promise<void>
}

/** Whether a MongoDB server is given, or one can be started. */
export const canRunDatabase = (): boolean => Boolean(process.env['MONGODB_URI']) || canObtainMongod()

/** Longer than the server's default, which the database exceeds while all cores are busy. */
const TIMEOUT_MS = 15_000

/** No checkpoints and no diagnostics: nothing is kept when it ends. */
const QUICK = ['--syncdelay', '0', '--setParameter', 'diagnosticDataCollectionEnabled=false']

/** MONGODB_URI where it is set, else a MongoDB server of its own in a temporary folder, without transactions. */
export async function startDatabase(): Promise<Database> {
  const given = process.env['MONGODB_URI']
  if (given) return { uri: given, stop: async () => {} }
  const folder = await mkdtemp(path.join(tmpdir(), 'test-database-'))
  const port = await freePort()
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const running = await startMongod(obtainMongod(), folder, port, QUICK)
    const stop = async () => {
      await running.end('SIGKILL')
      await remove()
    }
    return { uri: `mongodb://127.0.0.1:${port}/?timeoutMS=${TIMEOUT_MS}`, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
