import { YEAR_MS } from '#contract/time.ts'

/** Public responses: any cache may store them, and revalidates them before each use. `SHARED_CACHE` allows more (visitor-cache/shared-cache-headers.ts). */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Responses that no shared cache may store. */
export const UNSHARED = 'private, max-age=0, must-revalidate'

/** Files whose name changes with their content. */
export const IMMUTABLE = `public, max-age=${YEAR_MS / 1000}, immutable`

/** Files that a browser keeps for the person who got them, and asks about each time. */
export const PRIVATE = 'private, no-cache'
