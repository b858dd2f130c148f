import path from 'node:path'

import type { Program } from '../processes/engines.ts'
import { type Running, startProgram, until } from '../processes/program.ts'

/** Starts MongoDB with a small cache, since it shares the machine, and waits until it listens. */
export async function startMongod(
  mongod: Program,
  folder: string,
  port: number,
  options: readonly string[] = [],
): Promise<Running> {
  const running = startProgram(
    mongod,
    `--port ${port} --bind_ip 127.0.0.1 --nounixsocket --quiet --wiredTigerCacheSizeGB 0.25`
      .split(' ')
      .concat(options, '--dbpath', path.resolve(folder)),
  )
  await until('mongod listens', () => {
    if (running.hasEnded()) throw new Error(`mongod has ended:\n${running.output()}`)
    return running.output().includes('Waiting for connections')
  })
  return running
}
