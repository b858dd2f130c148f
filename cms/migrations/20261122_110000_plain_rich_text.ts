import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

import type { MigrateUpArgs as MongoUpArgs } from '@payloadcms/db-mongodb'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Long descriptions used to be stored deflated, in a text that begins so; from here on they are structures like all others. */
const PREFIX = 'deflated:'

const collections = ['abouts', 'blogs', 'services', 'careers'] as const

/** The JSON of the structure in a deflated text. */
const inflated = async (stored: string): Promise<string> =>
  (await promisify(inflateRaw)(Buffer.from(stored.slice(PREFIX.length), 'base64'))).toString()

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const slug of collections)
    for (const [table, column] of [
      [slug, 'description'],
      [`_${slug}_v`, 'version_description'],
    ] as const) {
      const [name, text] = [sql.identifier(table), sql.identifier(column)]
      // Columns of rich text hold JSON: a text stands in quotes.
      const packed = sql`${text} LIKE ${`"${PREFIX}%`}`
      const rows = await db.all<{ id: string }>(sql`SELECT id FROM ${name} WHERE ${packed}`)
      for (const { id } of rows) {
        const [row] = await db.all<{ json: string }>(sql`SELECT ${text} AS json FROM ${name} WHERE id = ${id}`)
        const stored: unknown = JSON.parse(row?.json ?? 'null')
        if (typeof stored === 'string')
          await db.run(sql`UPDATE ${name} SET ${text} = ${await inflated(stored)} WHERE id = ${id}`)
      }
    }
}

/** Structures may stay as they are: the version before reads both. */
export async function down(): Promise<void> {}

/** The connection's time limit is for requests. */
const unlimited = { timeoutMS: 0 }

/** The same on MongoDB. One that was interrupted does the rest at the next start. */
export async function upOnMongo({ payload }: MongoUpArgs): Promise<void> {
  const { collections: entries, versions } = payload.db
  for (const slug of collections)
    for (const [model, field] of [
      [entries[slug], 'description'],
      [versions[slug], 'version.description'],
    ] as const) {
      if (!model) continue
      const packed = { [field]: { $regex: `^${PREFIX}` } }
      const rows = await model.collection.find(packed, { projection: { _id: 1 }, ...unlimited }).toArray()
      for (const { _id } of rows) {
        const row = await model.collection.findOne({ _id }, { projection: { [field]: 1 }, ...unlimited })
        const stored: unknown = field === 'description' ? row?.['description'] : row?.['version']?.['description']
        if (typeof stored === 'string')
          await model.collection.updateOne({ _id, [field]: stored }, { $set: { [field]: JSON.parse(await inflated(stored)) } }, unlimited)
      }
    }
}
