import type { PageName } from './index.ts'

/** A part of what the sitemap lists: the published entries with a page of their own, by type, oldest first. */
export interface SitemapPart {
  /** How many parts there are, at least one. */
  parts: number
  entries: readonly SitemapEntry[]
}

export interface SitemapEntry {
  type: PageName
  slug: string
  /** ISO 8601, UTC. */
  updatedAt: string
}
