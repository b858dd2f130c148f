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

/** Until the event loop has been idle for a moment. The wait keeps no process running. */
export async function untilIdle({ leastMs, mostMs }: Patience): Promise<void> {
  const started = performance.now()
  await new Promise<void>((resolve) => {
    let before = performance.eventLoopUtilization()
    const look = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      const waited = performance.now() - started
      if (waited < leastMs || (utilization > IDLE && waited < mostMs)) return
      clearInterval(look)
      resolve()
    }, LOOK_MS).unref()
  })
}
