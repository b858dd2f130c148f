import type { Where } from 'payload'

/**
 * What lives until a set time. The clock may have been wrong when that time was set: what ends later than it ever could
 * is over as well, or one start with the year 2099 would hold it for ever. Twice the life leaves room for nodes' clocks to differ.
 */
export const endOf = (lifeMs: number): string => new Date(Date.now() + lifeMs).toISOString()

export function isOver(expiresAt: string, lifeMs: number): boolean {
  const left = Date.parse(expiresAt) - Date.now()
  return !(left > 0 && left <= 2 * lifeMs)
}

/** The same as a condition for rows. */
export const overNow = (lifeMs: number): Where => ({
  or: [{ expiresAt: { less_than: endOf(0) } }, { expiresAt: { greater_than: endOf(2 * lifeMs) } }],
})
