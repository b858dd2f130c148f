/** Whether the browser reports that it has no connection; false on the server. */
export const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine
