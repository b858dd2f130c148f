import type { Reference } from './fields/reference.ts'
import type { FellBack } from './languages.ts'

/** At most so many related entries are shown. */
export const RELATED_MAX = 3

/** An entry as a link to its page. */
export interface LinkedEntry extends FellBack {
  slug: string
  title: string
}

/** What an entry's page shows beside the entry itself. */
export interface EntryContext {
  /** When what visitors see of it was last saved, with or without a change: ISO 8601, UTC. */
  modifiedAt: string
  /** The posts before and after it in the order of the list; null where there is none, and of types that are not dated texts. */
  newer: LinkedEntry | null
  older: LinkedEntry | null
  /** Entries of the type that its description names in `page.related` with a tag in common, at most RELATED_MAX. */
  related: Reference[]
}
