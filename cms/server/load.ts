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

/**
 * Watches the load of this process.
 *
 * @returns whether it is over the limit, as of the last second, or of the last turn of the event loop if that is longer ago
 */
export function watchLoad(limitMs: number): () => boolean {
  if (limitMs === 0) return () => false
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let tooMuch = false
  let sampled = performance.now()
  const sample = () => {
    const delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS)
    histogram.reset()
    tooMuch = isTooMuch({ delayMs, memory: memoryUsed() }, limitMs)
    sampled = performance.now()
  }
  setInterval(sample, SAMPLE_MS).unref()
  return () => tooMuch || performance.now() - sampled > SAMPLE_MS + limitMs
}
