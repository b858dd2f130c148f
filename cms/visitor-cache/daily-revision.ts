import { officeDayNumber } from '#contract/office-day.ts'
import { MINUTE_MS } from '#contract/time.ts'
import type { Revision } from './revision.ts'

const dayNumber = (): number => officeDayNumber(Date.now())

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
