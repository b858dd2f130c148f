import type { Payload } from 'payload'

/** Runs a statement; returns its rows as SQLite returns them. */
export async function sqliteRows(payload: Payload, raw: string): Promise<object[]> {
  const db: object = payload.db
  if (!('execute' in db) || typeof db.execute !== 'function' || !('drizzle' in db)) throw new Error('no SQLite')
  const result: unknown = await db.execute({ drizzle: db.drizzle, raw })
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows.map((row: object) => ({ ...row }))
    : []
}
