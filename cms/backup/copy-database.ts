import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type CollectionSlug, type GlobalSlug, getPayload, type Payload, type SanitizedConfig } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { databaseAdapter } from '#cms/database/adapters.ts'
import { isSqlite } from '#cms/database/sqlite-connection.ts'
import { SettingError, type Settings } from '#cms/common/settings.ts'
import { IdTranslation } from './ids.ts'

type DatabaseSettings = Pick<Settings, 'databaseUri' | 'dataDir'>

/** Of a moment, of a process, or of a database itself; a backup has neither sessions nor keys, either. */
const left = new Set(['sessions', 'api-keys', 'receipts', 'payload-locked-documents', 'payload-migrations'])

/** Of the database's secret: the next start writes its own. */
const isLeft = (collection: string, row: object): boolean =>
  collection === 'payload-kv' && 'key' in row && row.key === 'secret-fingerprint'

const ROWS_AT_ONCE = 100

/** What a value becomes in the target. */
type Prepare = <Value>(value: Value) => Value

type Row = Readonly<Record<string, unknown>> & { id: string }

/**
 * Copies the content of a database into an empty one of the other kind: documents, versions, settings, people; neither sessions nor API
 * keys. Both are migrated to this version. Ids change, and whatever names them. If it fails, the target is to be removed.
 *
 * @param report is told what is copied, a line for each collection
 * @throws SettingError if both are of one kind, or the target is not empty
 */
export async function copyDatabase(
  from: DatabaseSettings,
  to: DatabaseSettings,
  report: (line: string) => void,
): Promise<void> {
  // Loading Payload takes a second, and its configuration reads the settings.
  const config = await (await import('#cms/payload.config.ts')).default
  const source = await open(config, from, 'source')
  const target = await open(config, to, 'target')
  try {
    const { db } = target
    // Documents name each other in circles.
    if (isSqlite(db)) await db.drizzle.run(sql`PRAGMA foreign_keys = OFF`)
    await copyAll(source, target, report)
    if (isSqlite(db) && (await db.drizzle.all(sql`PRAGMA foreign_key_check`)).length > 0)
      throw new Error('the copy names documents that it does not have: was something removed meanwhile? Repeat it')
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

async function copyAll(source: Payload, target: Payload, report: (line: string) => void): Promise<void> {
  const kind = source.db.name === 'sqlite' ? 'sqlite' : 'mongodb'
  if (source.db.name === target.db.name) throw new SettingError(`both databases are of ${kind}: use npm run backup`)
  const collections = source.config.collections.filter(({ slug }) => !left.has(slug))
  for (const { slug } of collections)
    if ((await target.db.count({ collection: slug })).totalDocs > 0)
      throw new SettingError(`there is a database already (it has ${slug}): copy into an empty one`)
  const translation = new IdTranslation(kind)
  for (const { slug } of collections) for await (const { id } of rowsOf(source, slug)) translation.add(id)
  const prepare: Prepare = (value) => {
    const translated = translation.apply(value)
    return kind === 'sqlite' ? withoutNulls(translated) : translated
  }
  for (const { slug, versions } of collections) {
    let rows = 0
    for await (const { id, ...row } of rowsOf(source, slug)) {
      if (isLeft(slug, row)) continue
      await target.db.create({ collection: slug, data: prepare(row), customID: translation.idOf(id), returning: false })
      rows += 1
    }
    const history = versions ? await copyVersions(source, target, slug, prepare) : 0
    if (rows > 0) report(`${slug}: ${rows}${history > 0 ? `, with ${history} versions` : ''}`)
  }
  for (const { slug, versions } of source.config.globals) {
    await copyGlobal(source, target, slug, prepare)
    if (versions) await copyGlobalVersions(source, target, slug, prepare)
  }
}

/** @param key tells the instances of one process apart */
const open = async (config: SanitizedConfig, settings: DatabaseSettings, key: string): Promise<Payload> =>
  getPayload({
    config: { ...config, db: { ...(await databaseAdapter(settings)), allowIDOnCreate: false, name: key } },
    key,
    disableOnInit: true,
  })

/** The documents of a collection as they are stored, in the order of their ids. */
async function* rowsOf({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const found = await db.find<Row>({ collection, limit: ROWS_AT_ONCE, page, sort: 'id' })
    yield* found.docs
    isMore = found.hasNextPage
  }
}

/** Copies versions, the oldest first: the last one becomes the latest. */
async function copyVersions(
  source: Payload,
  target: Payload,
  collection: CollectionSlug,
  prepare: Prepare,
): Promise<number> {
  let count = 0
  for (let page = 1, isMore = true; isMore; page += 1) {
    const found = await source.db.findVersions<Row>({ collection, limit: ROWS_AT_ONCE, page, sort: 'updatedAt' })
    for (const stored of found.docs) {
      const { parent, version, createdAt, updatedAt, publishedLocale, snapshot } = stored
      await target.db.createVersion({
        collectionSlug: collection,
        parent: prepare(String(parent)),
        versionData: prepare(version),
        createdAt,
        updatedAt,
        autosave: isAutosave(stored),
        ...(publishedLocale ? { publishedLocale } : {}),
        ...(snapshot ? { snapshot: true } : {}),
        returning: false,
      })
      count += 1
    }
    isMore = found.hasNextPage
  }
  return count
}

async function copyGlobal(source: Payload, target: Payload, slug: GlobalSlug, prepare: Prepare): Promise<void> {
  const found: unknown = await source.db.findGlobal({ slug })
  // As long as nobody has saved it there is none.
  if (!isRecord(found) || Object.keys(found).length === 0) return
  const { id: _id, globalType: _type, ...stored } = found
  await target.db.createGlobal({ slug, data: prepare(stored), returning: false })
}

async function copyGlobalVersions(source: Payload, target: Payload, slug: GlobalSlug, prepare: Prepare): Promise<void> {
  const { docs } = await source.db.findGlobalVersions<Row>({ global: slug, limit: 0, sort: 'updatedAt' })
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

/** On MongoDB a member that is null counts for unique indexes; one that is missing does not. */
function withoutNulls<Value>(value: Value): Value
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item))
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => (item === null ? [] : [[name, withoutNulls(item)]])),
  )
}

const isAutosave = (version: object): boolean => 'autosave' in version && version.autosave === true
