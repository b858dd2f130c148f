import type { Server } from './server.ts'

/** The settings of a server whose event loop turns are measured; only Linux reports a thread's processor time. */
export const watchingTurns = { NODE_OPTIONS: '--import ./tests/load/turns.js' }

/** The longest event loop turn since the last call, in milliseconds of processor time, during which no request is served. */
export async function longestTurn(server: Server): Promise<number> {
  const told = () => server.output().match(/longest turn: [\d.]+\n/g) ?? []
  const before = told().length
  process.kill(server.pid, 'SIGUSR2')
  while (told().length === before) await new Promise((resolve) => setTimeout(resolve, 5))
  return Number(
    told()
      .at(-1)
      ?.replace(/[^\d.]/g, ''),
  )
}
