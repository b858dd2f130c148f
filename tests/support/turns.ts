import type { Server } from './server.ts'

/** Settings of a server whose event loop turns are measured; works on Linux, which reports the processor time of threads. */
export const watchingTurns = { NODE_OPTIONS: '--import ./tests/load/turns.js' }

/** The processor time of the longest event loop turn since the last call, in milliseconds. */
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
