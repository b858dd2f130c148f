/** The storage of pictures does not answer, or is out of order, perhaps only for a moment. */
export class StorageUnavailable extends Error {}
