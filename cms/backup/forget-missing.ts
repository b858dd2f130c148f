import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

interface Broken {
  table: string
  rowid: number
  /** Which of the table's foreign keys. */
  fkid: number
}

interface ForeignKey {
  id: number
  from: string
  on_delete: string
}

/**
 * Does in a database that was written without foreign keys what SQLite does when a document is deleted: whatever names one that is
 * not there names none, and rows that are part of one are removed. (MongoDB goes on naming documents that are gone.)
 *
 * @returns how many rows named one
 */
export async function forgetMissing({ drizzle: db }: Pick<SQLiteAdapter, 'drizzle'>): Promise<number> {
  const broken = await db.all<Broken>(sql`PRAGMA foreign_key_check`)
  for (const { table, rowid, fkid } of broken) {
    const keys = await db.all<ForeignKey>(sql`SELECT * FROM pragma_foreign_key_list(${table})`)
    const key = keys.find(({ id }) => id === fkid)
    if (!key) throw new Error(`${table} has no foreign key ${fkid}`)
    const name = sql.identifier(table)
    await db.run(
      key.on_delete === 'CASCADE'
        ? sql`DELETE FROM ${name} WHERE rowid = ${rowid}`
        : sql`UPDATE ${name} SET ${sql.identifier(key.from)} = NULL WHERE rowid = ${rowid}`,
    )
  }
  return broken.length
}
