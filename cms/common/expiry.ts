import type { Where } from 'payload'

/**
 * Expiry times of rows. The clock may have been wrong when one was set (say, in the year 2099), so a time more than twice
 * the lifetime ahead counts as expired, too; the factor of two allows for differences between the nodes' clocks.
 */
export const expiryAfter = (lifeMs: number): string => new Date(Date.now() + lifeMs).toISOString()

export function isExpired(expiresAt: string, lifeMs: number): boolean {
  const left = Date.parse(expiresAt) - Date.now()
  return !(left > 0 && left <= 2 * lifeMs)
}

/** The same test as a query on `expiresAt`. */
export const whereExpired = (lifeMs: number): Where => ({
  or: [{ expiresAt: { less_than: expiryAfter(0) } }, { expiresAt: { greater_than: expiryAfter(2 * lifeMs) } }],
})
