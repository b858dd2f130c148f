import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const SAMPLE_MS = 1000
const RESOLUTION_MS = 20

/** Beyond this part of it the memory is nearly used up, and collecting garbage takes most of the time. */
const MEMORY_LIMIT = 0.9

/** What the load is judged by. */
export interface Reading {
  /** By how much the event loop was late on average, in milliseconds. */
  delayMs: number
  /** Part of the memory that is used, 0 to 1. */
  memory: number
}

/** Whether there is more to do than can be done in time; a limit of 0 ms never says so. */
export const isTooMuch = ({ delayMs, memory }: Reading, limitMs: number): boolean =>
  limitMs > 0 && (delayMs > limitMs || memory > MEMORY_LIMIT)

/** The heap, and the whole process where a container bounds it. */
function memoryUsed(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  const bound = process.constrainedMemory()
  return Math.max(used / limit, bound > 0 ? process.memoryUsage.rss() / bound : 0)
}

/** One long turn, such as loading the panel, is over before the first request after it; this many samples are a state. */
const IN_A_ROW = 3

/** Watches the load of this process; answers whether it has been over the limit for some seconds. */
export function watchLoad(limitMs: number): () => boolean {
  if (limitMs === 0) return () => false
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let late = 0
  const sample = () => {
    const delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS)
    histogram.reset()
    const isLate = isTooMuch({ delayMs, memory: memoryUsed() }, limitMs)
    // Turning work away makes the next sample a good one: the way back to the limit is one step, not all of them.
    late = isLate ? Math.min(late + 1, IN_A_ROW) : Math.max(late - 1, 0)
  }
  setInterval(sample, SAMPLE_MS).unref()
  return () => late >= IN_A_ROW
}
