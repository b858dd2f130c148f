/** A draft, written in the panel, that is newer than the published entry. */
export interface NewerDraft {
  /** The draft's URL in the panel. */
  href: string
  /** ISO 8601, UTC. */
  savedAt: string
}
