/** The name of the lock under which an entry or a file is changed. */
export const entryLockName = ({ collection }: { collection: string }, id: string): string => `${collection} ${id}`
