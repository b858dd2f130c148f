import { performance } from 'node:perf_hooks'

const SAMPLE_MS = 500

/** The process counts as idle up to this utilization of the event loop (0 to 1). */
const IDLE_UTILIZATION = 0.1

export interface IdleWait {
  /** Wait at least this long. */
  minMs: number
  /** Stop waiting after this time, idle or not. */
  maxMs: number
}

/** Whether the wait is over after this time, given the last sample's event loop utilization. */
export const isWaitOver = (waitedMs: number, utilization: number, { minMs, maxMs }: IdleWait): boolean =>
  waitedMs >= maxMs || (waitedMs >= minMs && utilization <= IDLE_UTILIZATION)

/** Resolves when the event loop is idle, within the given bounds. Does not keep the process alive. */
export async function waitUntilIdle(wait: IdleWait): Promise<void> {
  const started = performance.now()
  let before = performance.eventLoopUtilization()
  await new Promise<void>((resolve) => {
    const sampling = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      if (!isWaitOver(performance.now() - started, utilization, wait)) return
      clearInterval(sampling)
      resolve()
    }, SAMPLE_MS).unref()
  })
}
