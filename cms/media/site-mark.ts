import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import type { Payload } from 'payload'

import { storeCopy } from './store-copy.ts'
import { getSettings, SettingError, type Settings } from '#cms/common/environment.ts'
import { log } from '#cms/common/log.ts'
import { createIfAbsent } from '#cms/database/create-if-absent.ts'
import { mediaStore } from './chosen-store.ts'
import type { MediaStore } from './media-store.ts'
import { isServerNamed } from './server-named.ts'
import { namedFiles } from './stored-files.ts'

/**
 * A site's database and its store of pictures have one random id: the database under this key, the store in a file. A store is swept only
 * for the database that it belongs to, since the sweep removes all files that the database does not name.
 */
const SITE_ID = 'site-id'

/** The file with the id. Stores list no names with a leading dot, and nothing serves them. */
export const SITE_MARK = '.site'

/** The id of the site that a store belongs to; empty if an empty file accepts the loss of its files, undefined if there is none. */
export async function siteMarkOf(store: MediaStore): Promise<string | undefined> {
  return (await store.read(SITE_MARK))?.toString('utf8').trim()
}

interface Ids {
  /** In the store. */
  mark: string | undefined
  /** In the database. */
  own: string | undefined
}

interface Found extends Ids {
  /** The files in the store. */
  stored: readonly string[]
  /** The files that the database names. */
  named: ReadonlySet<string>
}

/**
 * Whether a store, whose mark is not the database's id, may be marked with it. Otherwise it is `foreign`: marked for another database;
 * `others`: its files are not the database's; or `lost`: it has none of the database's files.
 */
export function storeOwnership({ mark, own, stored, named }: Found): 'ours' | 'foreign' | 'others' | 'lost' {
  const shares = stored.some((file) => named.has(file))
  // A database without an id may be of an older release, or restored to one.
  if (mark && (own !== undefined || !shares)) return 'foreign'
  if (shares) return 'ours'
  if (stored.some(isServerNamed)) return 'others'
  return named.size > 0 && mark !== '' ? 'lost' : 'ours'
}

/**
 * Makes sure that the store belongs to the database, and marks a store without a mark: an empty one, or one with files of the database, as
 * earlier releases have left it. Throws SettingError that says what to do if the store is another site's, or has lost all files.
 */
export async function claimStore(payload: Payload, store = mediaStore()): Promise<void> {
  if (isSame(await readIds(payload, store))) return
  const stored = await store.list()
  const named = await namedFiles(payload)
  // Once more: another node may have marked the store, and stored files, meanwhile.
  const ids = await readIds(payload, store)
  if (isSame(ids)) return
  const ownership = storeOwnership({ ...ids, stored, named })
  if (ownership !== 'ours') throw new SettingError(refusals[ownership](store.name, databaseOf(getSettings())))
  const own = ids.own ?? (await makeId(payload, ids.mark || randomUUID()))
  await storeCopy(store, SITE_MARK, Readable.from([Buffer.from(`${own}\n`)]))
}

/** The same at the start, which goes on where the store cannot be read or written: then nothing is swept. */
export async function claimStoreAtStart(payload: Payload): Promise<void> {
  try {
    await claimStore(payload)
  } catch (error) {
    if (error instanceof SettingError) throw error
    log.warn({ err: error }, 'whether the pictures are of this database could not be found out')
  }
}

/** The store's first: who marks one has stored the id in the database before. */
async function readIds({ kv }: Payload, store: MediaStore): Promise<Ids> {
  const mark = await siteMarkOf(store)
  const own: unknown = await kv.get(SITE_ID)
  return { mark, own: typeof own === 'string' ? own : undefined }
}

const isSame = ({ mark, own }: Ids): boolean => mark !== undefined && mark === own

/** Gives the database an id, unless another node just has; returns the one that it has. */
async function makeId(payload: Payload, id: string): Promise<string> {
  await createIfAbsent(payload, 'payload-kv', { key: SITE_ID, data: id })
  const stored: unknown = await payload.kv.get(SITE_ID)
  return typeof stored === 'string' ? stored : id
}

const databaseOf = ({ databaseUri, dataDir }: Pick<Settings, 'databaseUri' | 'dataDir'>): string =>
  databaseUri === undefined ? `DATA_DIR (${dataDir})` : 'DATABASE_URI'

const refusals = {
  foreign: (store: string, database: string) =>
    `${store} belongs to another database than that of ${database}: name the ones that belong together, or restore a backup into empty ones; for a new site name an empty ${settingOf(store)}. If no other site uses this one, its file ${SITE_MARK} may be deleted`,
  others: (store: string, database: string) =>
    `${store} has pictures, of which the database of ${database} names none: name the ones that belong together, or restore a backup into empty ones; for a new site name an empty ${settingOf(store)}`,
  lost: (store: string, database: string) =>
    `${store} has none of the pictures that the database of ${database} names: name the ones that belong together, or restore the pictures from a backup. If they are lost for good, put an empty file ${SITE_MARK} in their place`,
}

const settingOf = (store: string): string => store.split(' ', 1)[0] ?? store
