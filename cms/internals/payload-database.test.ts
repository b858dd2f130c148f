import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { isMongodb, isSqlite, mongodbOf } from './payload-database.ts'

it('the adapters have the names by which they are told apart', () => {
  const payload = { logger: { warn: () => undefined } } as unknown as Payload
  const sqlite = sqliteAdapter({ client: { url: 'file::memory:' } }).init({ payload })
  const mongodb = mongooseAdapter({ url: 'mongodb://127.0.0.1/none' }).init({ payload })
  expect([sqlite, mongodb].map((db) => [isSqlite(db), isMongodb(db)])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(() => mongodbOf(sqlite)).toThrow('the database is sqlite, not MongoDB')
})
