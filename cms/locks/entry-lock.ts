/** The name of the lock under which an entry is changed. */
export const entryLockName = ({ collection }: { collection: string }, id: string): string => `${collection} ${id}`

/**
 * The name of the one lock under which inquiries are changed, on the desk and in the panel, several at once too: their thread is read
 * and written back.
 */
export const INQUIRIES_LOCK = 'inquiries'
