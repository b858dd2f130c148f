import { getHeapStatistics } from 'node:v8'

const TICK_MS = 100

/** Above this share of the memory, garbage collection takes most of the time. */
const MAX_MEMORY = 0.9

/** A sample of the process's load. */
export interface LoadSample {
  /** Milliseconds since the previous sample: TICK_MS plus the event loop delay. */
  gapMs: number
  /** Share of the memory in use, 0 to 1. */
  memory: number
}

/** The accumulated delay from which the process counts as overloaded. */
const OVERLOAD_MS = 1000
/** The most that one sample adds: a single long block, such as loading the panel, is no overload. */
const MAX_SAMPLE_MS = 600
/** The cap of the accumulated delay, so that an overload is over about a second after it ends. */
const MAX_DELAY_MS = 2000

/**
 * Adds a sample to the accumulated delay (ms): late samples add their gap, samples in time subtract it. A block of the event
 * loop is one sample, however long it lasts.
 */
export function addSample(delayMs: number, { gapMs, memory }: LoadSample, limitMs: number): number {
  const isLate = gapMs - TICK_MS > limitMs || memory > MAX_MEMORY
  return isLate ? Math.min(delayMs + Math.min(gapMs, MAX_SAMPLE_MS), MAX_DELAY_MS) : Math.max(delayMs - gapMs, 0)
}

/** Whether an accumulated delay means overload. */
export const isOverloaded = (delayMs: number): boolean => delayMs >= OVERLOAD_MS

/** Share of the heap in use, or of the container's memory limit if that is higher. */
function memoryUsed(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  const containerLimit = process.constrainedMemory()
  return Math.max(used / limit, containerLimit > 0 ? process.memoryUsage.rss() / containerLimit : 0)
}

/**
 * Until when the server has blocked the event loop with work of its own that it does once, such as loading the panel (ms, as by
 * `performance.now`): now, while it does. Delays before that moment are no sign of load.
 */
export type BlockedUntil = () => number

/** Samples this process's load; returns a function that says whether it is overloaded. */
export function watchOverload(limitMs: number, blockedUntil: BlockedUntil = () => 0): () => boolean {
  let delayMs = 0
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    delayMs = addSample(delayMs, { gapMs: now - Math.max(last, blockedUntil()), memory: memoryUsed() }, limitMs)
    last = now
  }
  setInterval(tick, TICK_MS).unref()
  return () => isOverloaded(delayMs)
}
