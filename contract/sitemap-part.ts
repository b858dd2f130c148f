import type { PageName } from './index.ts'

/** Entries of a part; the protocol allows 50,000 (sitemaps.org). More would hold the event loop for longer while the part is written. */
export const ENTRIES_PER_PART = 2000

/** A part of the sitemap: the published entries with a page of their own, by type, oldest first. */
export interface SitemapPart {
  /** The number of parts, at least one. */
  parts: number
  entries: readonly SitemapEntry[]
}

export interface SitemapEntry {
  type: PageName
  slug: string
  /** ISO 8601, UTC. */
  updatedAt: string
}
