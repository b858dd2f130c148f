const NAME = 'StorageUnavailable'

/** The storage of pictures does not answer, or is out of order, perhaps only for a moment. */
export class StorageUnavailable extends Error {
  override name = NAME
}

/** Told by its name, since the panel's build has a class of its own. */
export const isStorageUnavailable = (error: unknown): boolean => error instanceof Error && error.name === NAME
