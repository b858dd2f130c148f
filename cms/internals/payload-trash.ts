import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { isSqlite, modelOf, mongodbOf, sessionOf } from './payload-database.ts'

/**
 * Payload's panel puts documents into its trash by a PATCH of `deletedAt` with a time, and takes them out by one with null, whose
 * query has `trash=true`, and for types with drafts with `_status`. Payload then saves the document: the newest draft takes the place of what is published, and there is
 * one version more. The panel reads `deletedAt`, and the slug, from the newest version: these columns of it are written here past
 * Payload, whose `updateVersion` replaces the whole version. On SQLite they are `version_<name>` in the table of versions, on MongoDB
 * members of `version`.
 *
 * @internals payload@3.90.2 @payloadcms/ui@3.90.2 @payloadcms/drizzle@3.90.2 @payloadcms/db-sqlite@3.90.2 @payloadcms/db-mongodb@3.90.2 mongoose@8.24.1
 */

/** The columns of a version that the trash changes. */
export interface TrashColumns {
  deletedAt: string | null
  slug?: string
}

/** Writes columns of one version, and nothing else of it, in the request's transaction. */
export async function writeVersion(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: CollectionSlug,
  version: string,
  columns: TrashColumns,
): Promise<void> {
  const { db } = req.payload
  if (isSqlite(db)) await onSqlite(db, collection, version, columns)
  else await onMongodb(mongodbOf(db), req, collection, version, columns)
}

async function onSqlite(adapter: SQLiteAdapter, collection: string, version: string, columns: TrashColumns) {
  const name = adapter.tableNameMap.get(`_${collection.replaceAll('-', '_')}${adapter.versionsSuffix ?? ''}`)
  if (name === undefined) throw new Error(`no table for the versions of ${collection}: see docs/upgrading.md`)
  const set = Object.entries(columns).map(
    ([column, value]) =>
      sql`${sql.identifier(column === 'deletedAt' ? 'version_deleted_at' : 'version_slug')} = ${value}`,
  )
  await adapter.drizzle.run(sql`UPDATE ${sql.identifier(name)} SET ${sql.join(set, sql`, `)} WHERE id = ${version}`)
}

async function onMongodb(
  adapter: MongooseAdapter,
  req: Pick<PayloadRequest, 'transactionID'>,
  collection: string,
  version: string,
  { deletedAt, ...others }: TrashColumns,
) {
  const columns = { deletedAt: deletedAt === null ? null : new Date(deletedAt), ...others }
  const $set = Object.fromEntries(Object.entries(columns).map(([name, value]) => [`version.${name}`, value]))
  const options = { timestamps: false, ...(await sessionOf(adapter, req)) }
  await modelOf(adapter, collection, 'versions').updateOne({ _id: version }, { $set }, options)
}

/** The panel's request for a document; `status` is the state that it names for a restored entry. */
export interface TrashRequest {
  isTrash: boolean
  status: 'draft' | 'published' | undefined
}

/** Reads the body of a PATCH; undefined if it is not about the trash. */
export function readTrashRequest(data: unknown): TrashRequest | undefined {
  if (!isRecord(data) || !Object.hasOwn(data, 'deletedAt')) return undefined
  const status = data['_status'] === 'draft' || data['_status'] === 'published' ? data['_status'] : undefined
  return { isTrash: Boolean(data['deletedAt']), status }
}
