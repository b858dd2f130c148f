/** Whether the browser knows that it has no connection; the server always has one. */
export const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine
