import { isResourceName } from '#contract/index.ts'
import { isRecord, isText } from '#contract/narrow.ts'
import {
  type DeletedWith,
  type Restored,
  type Trashable,
  type TrashEntry,
  type TrashPage,
  trashPath,
} from '#contract/trash.ts'
import type { Api } from '../api/client.ts'

/** The calls of the trash. */

const isTrashable = (value: unknown): value is Trashable =>
  isText(value) && (value === 'media' || isResourceName(value))

const isRestored = (value: unknown): value is Restored =>
  isRecord(value) && isText(value['_id']) && isText(value['title']) && isTrashable(value['type'])

const isDeletedWith = (value: unknown): value is DeletedWith => isRestored(value) && value.type !== 'media'

const isEntry = (value: unknown): value is TrashEntry =>
  isRestored(value) &&
  'deletedBy' in value &&
  (value.deletedBy === null || isText(value.deletedBy)) &&
  'deletedAt' in value &&
  isText(value.deletedAt) &&
  'expiresAt' in value &&
  isText(value.expiresAt) &&
  (!('deletedWith' in value) || isDeletedWith(value.deletedWith))

const isPage = (value: unknown): value is TrashPage =>
  isRecord(value) &&
  Array.isArray(value['entries']) &&
  value['entries'].every(isEntry) &&
  (value['next'] === null || isText(value['next']))

const one = (type: Trashable, id: string): string => `/trash/${trashPath(type)}/${encodeURIComponent(id)}`

/** A page of the trash, of all types or of one. */
export function loadTrash(api: Api, type: Trashable | undefined, after?: string): Promise<TrashPage> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  return api.call(isPage, `/trash${type === undefined ? '' : `/${trashPath(type)}`}${query}`)
}

export const restoreTrashed = (api: Api, type: Trashable, id: string): Promise<Restored> =>
  api.call(isRestored, one(type, id), { method: 'POST', body: {} })

export const deleteTrashed = (api: Api, type: Trashable, id: string): Promise<Restored> =>
  api.call(isRestored, one(type, id), { method: 'DELETE' })
