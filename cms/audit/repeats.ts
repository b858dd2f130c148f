const WINDOW_MS = 60_000
const MOST = 1000

/** Knows what was told within the last minute: a panel that saves while one types would fill the trail with one change. */
export class Repeats {
  private readonly told = new Map<string, number>()

  /** Whether the same was told less than a minute ago; what is no repeat counts as told now. */
  isRepeat(what: string, now = Date.now()): boolean {
    const before = this.told.get(what)
    if (before !== undefined && now - before < WINDOW_MS) return true
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
