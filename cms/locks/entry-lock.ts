/** The name of the lock under which an entry is changed. */
export const entryLockName = ({ collection }: { collection: string }, id: string): string => `${collection} ${id}`
