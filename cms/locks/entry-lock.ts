/** All inquiries share one lock: the panel changes several at once, and each one's thread is read and written back. */
const INQUIRIES_LOCK = 'every inquiry'

/** The name of the lock under which an entry is changed. */
export const entryLockName = ({ collection }: { collection: string }, id: string): string =>
  collection === 'inquiries' ? INQUIRIES_LOCK : `${collection} ${id}`
