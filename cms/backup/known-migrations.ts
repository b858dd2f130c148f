import { mongodbMigrations } from '#cms/database/mongodb-migrations.ts'
import { migrations } from '#cms/migrations/index.ts'

const known = new Set(migrations.map(({ name }) => name))

/** The first of a database's migrations that this version does not have: the database is of a newer one. */
export const firstUnknown = (applied: readonly string[]): string | undefined => applied.find((name) => !known.has(name))

/** The first migration of this version that a MongoDB database is without: the database is of an older one. */
export const firstMissingInMongodb = (applied: readonly string[]): string | undefined =>
  mongodbMigrations.map(({ name }) => name).find((name) => !applied.includes(name))
