import { getHeapStatistics } from 'node:v8'

const TICK_MS = 100

/** Beyond this part of it the memory is nearly used up, and collecting garbage takes most of the time. */
const MEMORY_LIMIT = 0.9

/** What the load is judged by. */
export interface Reading {
  /** Time since the reading before, in milliseconds; TICK_MS and what the event loop was late by. */
  gapMs: number
  /** Part of the memory that is used, 0 to 1. */
  memory: number
}

/** Over this many milliseconds lost the load is too high. */
const TOO_MUCH_MS = 1000
/** So much one turn counts at most: a long one, such as loading the panel, is over before the first request after it. */
const MOST_OF_A_TURN_MS = 600
/** Time on schedule is taken off, and forgets a long overload within a second. */
const MOST_MS = 2000

/**
 * The milliseconds lost so far, after one more reading: those of late turns are added, those of turns on time are taken
 * off. A turn that lasts longer than the limit is one reading, however long it is.
 */
export function lostAfter(lost: number, { gapMs, memory }: Reading, limitMs: number): number {
  const isLate = gapMs - TICK_MS > limitMs || memory > MEMORY_LIMIT
  return isLate ? Math.min(lost + Math.min(gapMs, MOST_OF_A_TURN_MS), MOST_MS) : Math.max(lost - gapMs, 0)
}

/** Whether there is more to do than can be done in time. */
export const isTooMuch = (lost: number): boolean => lost >= TOO_MUCH_MS

/** The heap, and the whole process where a container bounds it. */
function memoryUsed(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  const bound = process.constrainedMemory()
  return Math.max(used / limit, bound > 0 ? process.memoryUsage.rss() / bound : 0)
}

/** Watches the load of this process; answers whether it is too high. */
export function watchLoad(limitMs: number): () => boolean {
  let lost = 0
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    lost = lostAfter(lost, { gapMs: now - last, memory: memoryUsed() }, limitMs)
    last = now
  }
  setInterval(tick, TICK_MS).unref()
  return () => isTooMuch(lost)
}
