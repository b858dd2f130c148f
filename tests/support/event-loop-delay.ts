import type { Server } from './server.ts'

/** Settings of a server that reports delays of its event loop; works on Linux, which reports the processor time of threads. */
export const reportingDelays = { NODE_OPTIONS: '--import ./tests/load/report-event-loop-delay.js' }

const REPORT_DEADLINE_MS = 60_000

/** A delay of the event loop and a reference computation's time in the same process, both in milliseconds of processor time. */
export interface Delay {
  ms: number
  reference: number
}

/** The longest event loop iteration since the last call, beside a reference computation. */
export async function longestDelay(server: Server): Promise<Delay> {
  const reports = () => [...server.output().matchAll(/longest event loop delay: ([\d.]+), reference: ([\d.]+)\n/g)]
  const before = reports().length
  const deadline = performance.now() + REPORT_DEADLINE_MS
  process.kill(server.pid, 'SIGUSR2')
  while (reports().length === before) {
    if (performance.now() > deadline) throw new Error('The server has not reported the delay of its event loop')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const [, ms, reference] = reports().at(-1) ?? []
  return { ms: Number(ms), reference: Number(reference) }
}
