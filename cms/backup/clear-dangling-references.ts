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
 * Applies what SQLite's foreign keys do on a deletion to a database that was written without them: references to missing
 * documents become null, and rows that belong to one are removed. (MongoDB keeps references to deleted documents.)
 *
 * @returns how many references to missing documents there were
 */
export async function clearDanglingReferences({ drizzle: db }: Pick<SQLiteAdapter, 'drizzle'>): Promise<number> {
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
