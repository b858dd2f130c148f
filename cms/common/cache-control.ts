/** Public responses: any cache may store them, and revalidates them before each use. `SHARED_CACHE` allows more (visitor-cache/shared-cache-headers.ts). */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Responses that no shared cache may store. */
export const UNSHARED = 'private, max-age=0, must-revalidate'
