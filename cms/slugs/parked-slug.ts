/** A character that no slug contains. */
const MARK = '~'

/** The slug that a trashed entry's row is given, so that another entry may take its own. */
export const parkedSlug = (slug: string, id: string): string => `${slug}${MARK}${id}`

/** The slug that the entry had. */
export const originalSlug = (parked: string): string => parked.split(MARK)[0] ?? ''
