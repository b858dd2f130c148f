/** What makes entities safe to show, loaded with the first that does not come from the server's page. */
export const safe = () => import('./safe-entity.ts')
