import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

/**
 * Payload's SQLite adapter looks up SQL operators in its `operators` at each query, and clears the `latest` flag of older
 * versions by the only call of `execute` in `createVersion`. Neither can be changed by its options.
 *
 * @internals @payloadcms/db-sqlite@3.90.2 @payloadcms/drizzle@3.90.2
 */

type Operator = (column: unknown, value: unknown) => SQL

/** Replaces SQL operators of an adapter; throws an error if it lacks one of them. */
export function replaceOperators(adapter: SQLiteAdapter, operators: Readonly<Record<string, Operator>>): void {
  for (const name of Object.keys(operators))
    if (!(name in adapter.operators))
      throw new Error(`Payload's SQLite adapter has no operator ${name}: see docs/upgrading.md`)
  Object.assign(adapter, { operators: { ...adapter.operators, ...operators } })
}

/** Adds a condition to the statement with which `createVersion` clears the `latest` flag of the older versions. */
export function addConditionToClearLatest(adapter: SQLiteAdapter, condition: SQL): void {
  const { createVersion, execute } = adapter
  if (typeof createVersion !== 'function' || typeof execute !== 'function')
    throw new Error("Payload's SQLite adapter has no createVersion or no execute: see docs/upgrading.md")
  const narrowed: SQLiteAdapter = Object.create(adapter)
  narrowed.createVersion = createVersion
  narrowed.execute = ({ sql: clearLatest, ...rest }) =>
    adapter.execute({ ...rest, ...(clearLatest ? { sql: clearLatest.append(sql` AND ${condition}`) } : {}) })
  adapter.createVersion = (version) => narrowed.createVersion(version)
}
