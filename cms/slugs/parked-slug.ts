/** Slugs have none of it. */
const MARK = '~'

/** What the row of a trashed entry has for its slug, so that another entry may take it. */
export const parkedSlug = (slug: string, id: string): string => `${slug}${MARK}${id}`

/** The slug that the entry had. */
export const originalSlug = (parked: string): string => parked.split(MARK)[0] ?? ''
