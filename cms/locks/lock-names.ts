/** The name of the lock under which an entry or a file is changed. */
export const entryLockName = ({ collection }: { collection: string }, id: string): string => `${collection} ${id}`

/** The name of the lock under which a global is changed. */
export const globalLockName = (slug: string): string => slug
