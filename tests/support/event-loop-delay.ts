import type { Server } from './server.ts'

/** Settings of a server that reports delays of its event loop; works on Linux, which reports the processor time of threads. */
export const reportingDelays = { NODE_OPTIONS: '--import ./tests/load/report-event-loop-delay.js' }

const REPORT_DEADLINE_MS = 60_000

/** The processor time of the longest event loop iteration since the last call, in milliseconds. */
export async function longestDelay(server: Server): Promise<number> {
  const reports = () => [...server.output().matchAll(/longest event loop delay: ([\d.]+)\n/g)]
  const before = reports().length
  const deadline = performance.now() + REPORT_DEADLINE_MS
  process.kill(server.pid, 'SIGUSR2')
  while (reports().length === before) {
    if (performance.now() > deadline) throw new Error('The server has not reported the delay of its event loop')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Number(reports().at(-1)?.[1])
}
