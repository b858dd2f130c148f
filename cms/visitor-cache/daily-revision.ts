import { DAY_MS, MINUTE_MS, OFFICE_OFFSET_MS } from '#contract/time.ts'
import type { Revision } from './revision.ts'

/** The number of the day in Nepal. */
const dayNumber = (): number => Math.floor((Date.now() + OFFICE_OFFSET_MS) / DAY_MS)

/** The same revision, which increases when a day begins in Nepal, too: what visitors see of entries that end or recur depends on it. */
export function dailyRevision(revision: Revision): Revision {
  let day = dayNumber()
  return {
    current() {
      const today = dayNumber()
      if (today !== day) {
        day = today
        revision.increment()
      }
      return revision.current()
    },
    increment: revision.increment,
  }
}

/** Calls a function within a minute after each day has begun in Nepal. */
export function onEachDay(begun: () => void): void {
  let day = dayNumber()
  setInterval(() => {
    const today = dayNumber()
    if (today === day) return
    day = today
    begun()
  }, MINUTE_MS).unref()
}
