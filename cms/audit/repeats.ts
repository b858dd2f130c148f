import { MINUTE_MS } from '#contract/time.ts'

/** The same event within this time is a repeat. */
export const REPEAT_MS = MINUTE_MS
const MAX_SUBJECTS = 1000

/** Remembers the last event of each subject: the panel's autosave would otherwise fill the audit trail with one change. */
export class Repeats {
  private readonly last = new Map<string, { event: string; at: number }>()

  /** @param windowMs for how long the same event counts as a repeat */
  constructor(private readonly windowMs = REPEAT_MS) {}

  /**
   * Whether the same event was recorded within the window; if not, it counts as recorded now.
   *
   * @param subject what it is about: another event of it ends the window
   */
  isRepeat(event: string, { subject = event, now = Date.now() } = {}): boolean {
    const before = this.last.get(subject)
    if (before?.event === event && now - before.at < this.windowMs) return true
    this.last.delete(subject)
    this.last.set(subject, { event, at: now })
    // A map keeps insertion order: the first key is the oldest.
    for (const oldest of this.last.keys()) {
      if (this.last.size <= MAX_SUBJECTS) break
      this.last.delete(oldest)
    }
    return false
  }
}
