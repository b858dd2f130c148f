const NAME = 'StorageUnavailable'

/** The storage of pictures does not answer, or is out of order, perhaps only for a moment. */
export class StorageUnavailable extends Error {
  override name = NAME
}

/** Compares the name, since the panel's build has its own copy of the class. */
export const isStorageUnavailable = (error: unknown): boolean => error instanceof Error && error.name === NAME
