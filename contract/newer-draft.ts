/** What a power user has written over a published entry and not published yet. */
export interface NewerDraft {
  /** Where the panel shows it. */
  href: string
  /** ISO 8601, UTC. */
  savedAt: string
}
