import { performance } from 'node:perf_hooks'

const LOOK_MS = 500

/** Busy for less than this part of the time, the event loop has nothing to do but what runs by itself. */
const IDLE = 0.1

export interface Patience {
  /** The process is left alone for so long first. */
  leastMs: number
  /** A process that is never idle is taken as it is after so long. */
  mostMs: number
}

/** Whether a process that has waited for so long, and was busy for that part of the last moment, is to wait no longer. */
export const isTime = (waitedMs: number, busy: number, { leastMs, mostMs }: Patience): boolean =>
  waitedMs >= mostMs || (waitedMs >= leastMs && busy <= IDLE)

/** Until the event loop has been idle for a moment. The wait keeps no process running. */
export async function untilIdle(patience: Patience): Promise<void> {
  const started = performance.now()
  let before = performance.eventLoopUtilization()
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      if (!isTime(performance.now() - started, utilization, patience)) return
      clearInterval(look)
      resolve()
    }, LOOK_MS).unref()
  })
}
