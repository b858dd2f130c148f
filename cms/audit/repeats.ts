const MINUTE_MS = 60_000
const MOST = 1000

/** Knows what was recorded within a window of time: a panel that saves while one types would fill the trail with one change. */
export class Repeats {
  private readonly told = new Map<string, number>()

  /** @param windowMs for how long the same counts as a repeat */
  constructor(private readonly windowMs = MINUTE_MS) {}

  /** Whether the same was recorded within the window; what is no repeat counts as recorded now. */
  isRepeat(what: string, now = Date.now()): boolean {
    const before = this.told.get(what)
    if (before !== undefined && now - before < this.windowMs) return true
    this.told.delete(what)
    this.told.set(what, now)
    // A map keeps the order of insertion: the first is the oldest.
    for (const oldest of this.told.keys()) {
      if (this.told.size <= MOST) break
      this.told.delete(oldest)
    }
    return false
  }
}
