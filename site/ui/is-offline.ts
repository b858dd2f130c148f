import { ApiError } from '../api/client.ts'

/**
 * Whether there is no connection; false on the server. The browser says so, or the call that failed was not answered: phones often
 * report a connection that brings nothing.
 */
export const isOffline = (error?: unknown): boolean =>
  !import.meta.env.SSR && (!navigator.onLine || (error instanceof ApiError && !error.status))
