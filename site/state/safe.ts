/** Loads the sanitizer, with the first entities that do not come from the server's page. */
export const safe = () => import('./safe-entity.ts')
