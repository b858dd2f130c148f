import type { CollectionSlug } from 'payload'

import { isWriteConflict, retryOnWriteConflict } from '#cms/database/faults.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { isSlugTaken, retryWhileSlugIsTaken } from '#cms/slugs/slug-taken.ts'

/**
 * Writes an entry whose slug a hook chooses (`assignSlug`), also where another write takes the slug or the document meanwhile. Of two
 * transactions with one slug MongoDB aborts the later, so that many at once would abort each other again and again: those that have
 * failed once, for whatever conflict, are repeated one after the other.
 */
export const writeWithSlug = <T>(collection: CollectionSlug, write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (!isWriteConflict(error) && !isSlugTaken(error)) throw error
    return withLocalLock(`retries of ${collection}`, () => retryWhileSlugIsTaken(() => retryOnWriteConflict(write)))
  })
