import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { isUnavailable, untilCommitted } from './faults.ts'

const named = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more })

const conflict = named('MongoServerError', 'WriteConflict error: this operation conflicted with another operation.', {
  code: 112,
  errorLabels: ['TransientTransactionError'],
})

/** As the drivers word them; nested as mongoose, drizzle and Payload pass them on. */
const unavailable: Error[] = [
  named('MongoServerSelectionError', 'connect ECONNREFUSED 127.0.0.1:27017'),
  named('MongooseServerSelectionError', 'Server selection timed out after 2000 ms'),
  named('MongoNetworkError', 'connection 3 to 127.0.0.1:27017 closed'),
  named('MongoNetworkTimeoutError', 'connection timed out'),
  named('MongoOperationTimeoutError', 'Timed out during socket read (2400ms)'),
  named('MongoWaitQueueTimeoutError', 'Timed out while checking out a connection from connection pool'),
  named('MongoPoolClearedError', 'Connection pool for 127.0.0.1:27017 was cleared because another operation failed'),
  named('PoolClearedOnNetworkError', 'Connection to 127.0.0.1:27017 interrupted due to server monitor timeout'),
  named('MongoNotConnectedError', 'Client must be connected before running operations'),
  named('MongoTopologyClosedError', 'Topology is closed'),
  named('MongoExpiredSessionError', 'Cannot use a session that has ended'),
  named(
    'MongooseError',
    'Cannot call `users.findOne()` before initial connection is complete if `bufferCommands = false`.',
  ),
  named('LibsqlError', 'SQLITE_BUSY: database is locked', { code: 'SQLITE_BUSY', rawCode: 5 }),
  named('LibsqlError', 'SQLITE_IOERR_READ: disk I/O error', { code: 'SQLITE_IOERR_READ', rawCode: 266 }),
  named('LibsqlError', 'SQLITE_CORRUPT: database disk image is malformed', { code: 'SQLITE_CORRUPT', rawCode: 11 }),
  named('LibsqlError', 'ConnectionFailed("Unable to open connection to local database /data/site.db: 14")'),
  named('MongoServerError', 'not primary', { code: 10107 }),
  // A write into a connection that has just gone, which the driver passes on as it is.
  named('Error', 'This socket has been ended by the other party', { code: 'EPIPE' }),
  conflict,
  new Error('Failed query: select 1', { cause: named('MongoNetworkError', 'read ECONNRESET') }),
]

const ordinary: unknown[] = [
  named('MongoServerError', 'E11000 duplicate key error collection: site.users', { code: 11000 }),
  named('MongoServerError', 'Transaction numbers are only allowed on a replica set member', { code: 20 }),
  named('CastError', 'Cast to ObjectId failed for value "x" at path "_id"'),
  named('ValidationError', 'The following field is invalid: email'),
  named('LibsqlError', 'SQLITE_FULL: database or disk is full', { code: 'SQLITE_FULL', rawCode: 13 }),
  // Of another server than the database.
  named('Error', 'connect ECONNREFUSED 127.0.0.1:25', { code: 'ECONNREFUSED' }),
  new TypeError('Cannot read properties of undefined', { cause: 'MongoNetworkError' }),
  { name: 'MongoNetworkError' },
  'SQLITE_BUSY',
  undefined,
]

it.each(unavailable)('$name: $message', (error) => {
  expect(isUnavailable(error)).toBe(true)
  expect(isUnavailable(new Error('while answering', { cause: error }))).toBe(true)
})

it.each(ordinary)('is no trouble of the database itself: %s', (error) => {
  expect(isUnavailable(error)).toBe(false)
})

it('causes that go round in a ring are looked at to an end', () => {
  const error = new Error('first')
  error.cause = new Error('second', { cause: error })
  expect(isUnavailable(error)).toBe(false)
})

describe('K10: a write that another one came before', () => {
  const failing = (times: number, error: unknown) => {
    let left = times
    return vi.fn<() => Promise<string>>(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('written')))
  }

  it('is done again, five times at most', async () => {
    expect(await untilCommitted(failing(5, conflict))).toBe('written')
    const write = failing(9, conflict)
    await expect(untilCommitted(write)).rejects.toBe(conflict)
    expect(write).toHaveBeenCalledTimes(6)
  })

  it('is not done again for any other error', async () => {
    const error = named('MongoNetworkError', 'read ECONNRESET', { errorLabels: ['TransientTransactionError'] })
    const write = failing(1, error)
    await expect(untilCommitted(write)).rejects.toBe(error)
    expect(write).toHaveBeenCalledOnce()
  })
})

describe('what SQLite itself throws', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'database-faults-'))
    await writeFile(path.join(folder, 'text.db'), 'no database at all '.repeat(100))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const connect = (name: string) => drizzle({ connection: { url: `file:${path.join(folder, name)}` } })
  type Connection = ReturnType<typeof connect>
  const thrown = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )
  const make = (db: Connection) => db.run(sql`CREATE TABLE IF NOT EXISTS t (x UNIQUE)`)

  it('over a lock, a file that is none of its own or a closed connection: unavailable', async () => {
    const [holder, other, closed] = [connect('a.db'), connect('a.db'), connect('a.db')]
    await make(holder)
    await holder.run(sql`BEGIN IMMEDIATE`)
    closed.$client.close()
    const insert = (db: Connection) => db.run(sql`INSERT INTO t VALUES (1)`)
    const errors = [await thrown(insert(other)), await thrown(make(connect('text.db'))), await thrown(insert(closed))]
    for (const db of [holder, other]) db.$client.close()
    expect(errors.map((error) => [String(error), isUnavailable(error)])).toEqual(
      errors.map((error) => [String(error), true]),
    )
  })

  it('over a query: ordinary', async () => {
    const db = connect('b.db')
    await make(db)
    await db.run(sql`INSERT INTO t VALUES (1)`)
    const errors = [
      await thrown(db.run(sql`INSERT INTO t VALUES (1)`)),
      await thrown(db.run(sql`SELECT * FROM nothing`)),
    ]
    db.$client.close()
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error)
      expect(isUnavailable(error)).toBe(false)
    }
  })
})
