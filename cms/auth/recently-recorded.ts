const MAX_EVENTS = 1000

/** Remembers when events were recorded, by their text: a key that is used all the time is not recorded each time. */
export class RecentlyRecorded {
  private readonly recorded = new Map<string, number>()

  /** @param windowMs for how long the same event counts as a repeat */
  constructor(private readonly windowMs: number) {}

  /** Whether the same event was recorded within the window; if not, it counts as recorded now. */
  isRepeat(event: string, now = Date.now()): boolean {
    const at = this.recorded.get(event)
    if (at !== undefined && now - at < this.windowMs) return true
    this.recorded.delete(event)
    this.recorded.set(event, now)
    // A map keeps insertion order: the first key is the oldest.
    for (const oldest of this.recorded.keys()) {
      if (this.recorded.size <= MAX_EVENTS) break
      this.recorded.delete(oldest)
    }
    return false
  }
}
