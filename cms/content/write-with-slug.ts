import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { retryWhileSlugIsTaken } from '#cms/slugs/taken.ts'

/** Writes an entry whose slug a hook chooses (`assignSlug`), also where another write takes the slug or the document meanwhile. */
export const writeWithSlug = <T>(write: () => Promise<T>): Promise<T> =>
  retryWhileSlugIsTaken(() => retryOnWriteConflict(write))
