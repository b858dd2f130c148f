/** Loads the code that sanitizes entities, which only those that do not come with the server's page need. */
export const loadSanitizer = () => import('./sanitize-entity.ts')

/** Loads DOMPurify along with an entry whose HTML is to be sanitized, instead of after it. */
export function preloadPurify(): void {
  if (!import.meta.env.SSR) void import('../text/purify.ts').catch(() => undefined)
}
