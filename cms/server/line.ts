/** What waits to begin. */
export interface Waiting {
  /** `done` says that the work is over; to be told more than once does no harm. */
  begin: (done: () => void) => void
  /** It has waited too long. */
  turnAway: () => void
  /** Whoever asked has left: nothing is to be done. */
  isGone: () => boolean
}

/** More at once would end no sooner, the processor being one, and keep memory and each other waiting. */
const MOST_AT_ONCE = 4

/** Work that takes longer waits for something else, such as a database that hangs, and must not hold up the rest. */
const MOST_MS = 1000

/**
 * Lets work begin in the order it came, a few at once and one in each turn of the event loop: however much comes, what is
 * answered without waiting (kept reads, pictures, health) is little late. What has waited for longer than the limit is
 * turned away.
 */
export function inLine(limitMs: number): (waiting: Waiting) => void {
  const line: { waiting: Waiting; since: number }[] = []
  let underWay = 0
  let hasBegun = false

  const begin = (waiting: Waiting) => {
    hasBegun = true
    underWay += 1
    setImmediate(() => {
      hasBegun = false
      next()
    })
    waiting.begin(
      once(() => {
        underWay -= 1
        next()
      }),
    )
  }
  const hasPlace = () => !hasBegun && underWay < MOST_AT_ONCE
  const next = () => {
    while (hasPlace()) {
      const first = line.shift()
      if (!first) return
      const { waiting, since } = first
      if (waiting.isGone()) continue
      if (performance.now() - since <= limitMs) begin(waiting)
      else waiting.turnAway()
    }
  }
  return (waiting) => {
    line.push({ waiting, since: performance.now() })
    next()
  }
}

/** The first call, or the end of the time that it has. */
function once(work: () => void): () => void {
  let isOver = false
  const over = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(over, MOST_MS).unref()
  return over
}
