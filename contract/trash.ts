import { isResourceName, type ResourceName, resources } from './index.ts'
import type { Resource } from './resource.ts'
import { DAY_MS } from './time.ts'

/** How long what was deleted stays in the trash. */
export const TRASH_DAYS = 30

/** What can be in the trash: entries of each type, and pictures. */
export type Trashable = ResourceName | 'media'

/** Something in the trash. Times are ISO 8601 in UTC. */
export interface TrashEntry {
  _id: string
  type: Trashable
  /** Empty if it has none. */
  title: string
  deletedAt: string
  /** The name of who deleted it, as far as known: null for an account that is gone, too. */
  deletedBy: string | null
  /** From when on it is deleted for good. */
  expiresAt: string
}

/** A part of the trash, what was deleted last first. */
export interface TrashPage {
  entries: TrashEntry[]
  /** What `after` has to be for the next part; null for the last one. */
  next: string | null
}

/** What was taken out of the trash. */
export interface Restored {
  _id: string
  type: Trashable
  title: string
}

/** The part of a call's path that names what is trashed: `blog`, `contactus`, `media`. */
export const trashPath = (type: Trashable): string =>
  isResourceName(type) ? (resources[type] as Resource).path : 'media'

/** From when on something that was deleted then is deleted for good. */
export const expiryOf = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()

/** The whole days that are left until then, at least 0. */
export const daysLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS))
