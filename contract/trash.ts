import { isResourceName, type ResourceName, resourceOf } from './index.ts'
import { DAY_MS } from './time.ts'

/** The number of days that deleted documents stay in the trash. */
export const TRASH_DAYS = 30

/** The types with a trash: all those in `resources`, inquiries too, and the files of the library. */
export type Trashable = ResourceName | 'media'

/** A document in the trash. Times are ISO 8601 in UTC. */
export interface TrashEntry {
  _id: string
  type: Trashable
  /** Empty if it has none. */
  title: string
  deletedAt: string
  /** The name of who deleted it, as far as known: null for an account that is gone, too. */
  deletedBy: string | null
  /** The time after which it is deleted permanently. */
  expiresAt: string
  /** Of a file that went to the trash with an entry, and comes back with it: that entry; absent otherwise. */
  deletedWith?: DeletedWith
}

/** The entry that a file went to the trash with. */
export interface DeletedWith {
  type: ResourceName
  _id: string
  /** Empty if it has none. */
  title: string
}

/** A part of the trash, what was deleted last first. */
export interface TrashPage {
  entries: TrashEntry[]
  /** The value of `after` for the next part; null for the last one. */
  next: string | null
}

/** The restored document. */
export interface Restored {
  _id: string
  type: Trashable
  title: string
}

/** The part of a call's path that names what is trashed: `blog`, `contactus`, `media`. */
export const trashPath = (type: Trashable): string => (isResourceName(type) ? resourceOf(type).path : 'media')

/** The time after which a deleted document is removed permanently. */
export const expiryOf = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()

/** The whole days that are left until then, at least 0. */
export const daysLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS))
