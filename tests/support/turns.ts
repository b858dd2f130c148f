import type { Server } from './server.ts'

/** Settings of a server whose turns of the event loop are measured; only Linux tells a thread's processor time. */
export const watchingTurns = { NODE_OPTIONS: '--import ./tests/load/turns.js' }

/** The longest turn since it was last asked for, in milliseconds of processor time: while it lasts nobody is answered. */
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
