/** Loads the code that sanitizes entities, which only those that do not come with the server's page need. */
export const safe = () => import('./safe-entity.ts')
