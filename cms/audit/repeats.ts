import { MINUTE_MS } from '#contract/time.ts'

const MAX_EVENTS = 1000

/** Remembers recent events: the panel's autosave would otherwise fill the audit trail with one change. */
export class Repeats {
  private readonly recordedAt = new Map<string, number>()

  /** @param windowMs for how long the same event counts as a repeat */
  constructor(private readonly windowMs = MINUTE_MS) {}

  /** Whether the same event was recorded within the window; if not, it counts as recorded now. */
  isRepeat(event: string, now = Date.now()): boolean {
    const before = this.recordedAt.get(event)
    if (before !== undefined && now - before < this.windowMs) return true
    this.recordedAt.delete(event)
    this.recordedAt.set(event, now)
    // A map keeps insertion order: the first key is the oldest.
    for (const oldest of this.recordedAt.keys()) {
      if (this.recordedAt.size <= MAX_EVENTS) break
      this.recordedAt.delete(oldest)
    }
    return false
  }
}
