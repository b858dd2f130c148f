import { sql } from '@payloadcms/db-sqlite/drizzle'
import {
  type CollectionSlug,
  type GlobalSlug,
  getPayload,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { withOtherOwner } from '#cms/auth/second-factor.ts'
import { databaseAdapter } from '#cms/database/adapters.ts'
import { isMongodb, isSqlite } from '#cms/internals/payload-database.ts'
import { getSettings, SettingError } from '#cms/common/environment.ts'
import type { DatabaseSettings } from '#cms/database/sqlite-file.ts'
import { assertReadableFactors, SECRET_FINGERPRINT } from '#cms/auth/same-secret.ts'
import { updateDemoFingerprints } from '#cms/demo-content/record-seeded.ts'
import { emptyMongodb } from './empty-mongodb.ts'
import { clearDanglingReferences } from './clear-dangling-references.ts'
import { IdTranslation } from './ids.ts'
import { LEFT_OUT } from './left-out.ts'

/** Collections that are not copied: of a moment, a process or one database, and what no backup has. */
const excludedCollections = new Set<string>([...LEFT_OUT, 'receipts', 'payload-locked-documents', 'payload-migrations'])

/** Whether a row is not copied: the fingerprint of the secret, which the next start writes anew. */
const isExcluded = (collection: string, row: object): boolean =>
  collection === 'payload-kv' && 'key' in row && row.key === SECRET_FINGERPRINT

const ROWS_AT_ONCE = 100

/** Converts a value for the target database. */
type Prepare = <Value>(value: Value) => Value

type Row = Readonly<Record<string, unknown>> & { id: string }

/**
 * Copies the content of a database into an empty one of the other kind: documents, versions, settings and people, without
 * sessions and API keys. Both are migrated to this version. Ids change, with all references. On failure MongoDB is emptied
 * again; the caller removes a SQLite file.
 *
 * @param report called with a line for each collection that is copied
 * @throws SettingError if both are of one kind, the target is not empty, or second factors are of another secret
 */
export async function copyDatabase(
  from: DatabaseSettings,
  to: DatabaseSettings,
  report: (line: string) => void,
): Promise<void> {
  // Loading Payload takes a second, and its configuration reads the settings.
  const config = await (await import('#cms/payload.config.ts')).default
  const source = await open(config, from, 'source')
  try {
    const target = await open(config, to, 'target')
    try {
      await copyInto(target, source, report)
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

async function copyInto(target: Payload, source: Payload, report: (line: string) => void): Promise<void> {
  const kind = isSqlite(source.db) ? 'sqlite' : 'mongodb'
  if (source.db.name === target.db.name) throw new SettingError(`both databases are of ${kind}: use npm run backup`)
  const collections = source.config.collections.filter(({ slug }) => !excludedCollections.has(slug))
  for (const { slug } of collections)
    if ((await target.db.count({ collection: slug })).totalDocs > 0)
      throw new SettingError(`there is a database already (it has ${slug}): copy into an empty one`)
  await assertReadableFactors(source, getSettings())
  const { db } = target
  // Off while rows are written, since documents refer to each other in circles.
  if (isSqlite(db)) await db.drizzle.run(sql`PRAGMA foreign_keys = OFF`)
  try {
    await copyAll(source, target, { kind, collections, report })
  } catch (error) {
    if (isMongodb(db)) await emptyAgain(db, collections, error)
    throw error
  }
  const forgotten = isSqlite(db) ? await clearDanglingReferences(db) : 0
  if (forgotten > 0) report(`references to documents that were removed, left out: ${forgotten}`)
}

interface Work {
  /** The kind of the source database. */
  kind: 'sqlite' | 'mongodb'
  collections: readonly SanitizedCollectionConfig[]
  report: (line: string) => void
}

async function copyAll(source: Payload, target: Payload, { kind, collections, report }: Work): Promise<void> {
  const translation = new IdTranslation(kind)
  for (const { slug } of collections) for await (const { id } of rowsOf(source, slug)) translation.add(id)
  const prepare: Prepare = (value) => {
    const translated = translation.apply(value)
    return kind === 'sqlite' ? withoutNulls(translated) : translated
  }
  for (const { slug, versions } of collections) {
    let [rows, excluded, history] = [0, 0, 0]
    for await (const { id, ...row } of rowsOf(source, slug)) {
      if (isExcluded(slug, row)) {
        excluded += 1
        continue
      }
      const customID = translation.idOf(id)
      const prepared = prepare(row)
      const data = slug === 'second-factors' ? withOtherOwner(target, row, prepared) : prepared
      await target.db.create({ collection: slug, data, customID, returning: false })
      if (versions) history += await copyVersions({ source, target, slug, prepare }, id, customID)
      rows += 1
    }
    await assertAllCopied(source, target, slug, excluded)
    if (rows > 0) report(`${slug}: ${rows}${history > 0 ? `, with ${history} versions` : ''}`)
  }
  for (const { slug, versions } of source.config.globals) {
    await copyGlobal(source, target, slug, prepare)
    if (versions) await copyGlobalVersions(source, target, slug, prepare)
  }
  await updateDemoFingerprints(source, target)
}

/** Throws SettingError unless the target has all documents of the source but the excluded ones. */
async function assertAllCopied(source: Payload, target: Payload, collection: CollectionSlug, excluded: number) {
  const { totalDocs: all } = await source.db.count({ collection })
  const { totalDocs: copied } = await target.db.count({ collection })
  if (copied + excluded !== all)
    throw new SettingError(
      `${copied} of ${all} ${collection} were copied: stop the site, which may have been writing, and repeat the move`,
    )
}

/** Removes what was copied into a MongoDB database that was empty; if that fails, too, it says what to do. */
async function emptyAgain(
  db: Parameters<typeof emptyMongodb>[0],
  collections: Work['collections'],
  reason: unknown,
): Promise<void> {
  try {
    await emptyMongodb(
      db,
      collections.map(({ slug }) => slug),
    )
  } catch {
    throw new Error(
      `the copy failed and is there in part: drop the MongoDB database, then repeat it (${String(reason)})`,
    )
  }
}

/** @param key distinguishes the instances of one process */
const open = async (config: SanitizedConfig, settings: DatabaseSettings, key: string): Promise<Payload> =>
  getPayload({
    config: { ...config, db: { ...(await databaseAdapter(settings)), allowIDOnCreate: false, name: key } },
    key,
    disableOnInit: true,
  })

/** The documents of a collection as they are stored, in the order of their ids. */
async function* rowsOf({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    // MongoDB's adapter has no further page where `pagination` is not named.
    const found = await db.find<Row>({ collection, limit: ROWS_AT_ONCE, page, sort: 'id', pagination: true })
    yield* found.docs
    isMore = found.hasNextPage
  }
}

interface Copy {
  source: Payload
  target: Payload
  slug: CollectionSlug
  prepare: Prepare
}

/** Copies the versions of a document, the oldest first: the last one becomes the latest. */
async function copyVersions({ source, target, slug, prepare }: Copy, id: string, parent: string): Promise<number> {
  const where = { parent: { equals: id } }
  const sort = ['updatedAt', 'createdAt']
  const { docs } = await source.db.findVersions<Row>({ collection: slug, where, limit: 0, pagination: false, sort })
  for (const stored of docs) {
    const { version, createdAt, updatedAt, publishedLocale, snapshot } = stored
    await target.db.createVersion({
      collectionSlug: slug,
      parent,
      versionData: prepare(version),
      createdAt,
      updatedAt,
      autosave: isAutosave(stored),
      ...(publishedLocale ? { publishedLocale } : {}),
      ...(snapshot ? { snapshot: true } : {}),
      returning: false,
    })
  }
  return docs.length
}

async function copyGlobal(source: Payload, target: Payload, slug: GlobalSlug, prepare: Prepare): Promise<void> {
  const found: unknown = await source.db.findGlobal({ slug })
  // The global has no row until it is saved for the first time.
  if (!isRecord(found) || Object.keys(found).length === 0) return
  const { id: _id, globalType: _type, ...stored } = found
  await target.db.createGlobal({ slug, data: prepare(stored), returning: false })
}

async function copyGlobalVersions(source: Payload, target: Payload, slug: GlobalSlug, prepare: Prepare): Promise<void> {
  const { docs } = await source.db.findGlobalVersions<Row>({
    global: slug,
    limit: 0,
    pagination: false,
    sort: 'updatedAt',
  })
  for (const one of docs)
    await target.db.createGlobalVersion({
      globalSlug: slug,
      versionData: prepare(one.version),
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
      autosave: isAutosave(one),
      returning: false,
    })
}

/**
 * Leaves out columns that are null, which count for MongoDB's unique indexes, unlike missing ones. Values inside of columns, such
 * as rich text, stay as they are.
 */
function withoutNulls<Value>(value: Value): Value
function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, column]) => column !== null))
}

const isAutosave = (version: object): boolean => 'autosave' in version && version.autosave === true
