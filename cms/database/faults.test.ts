import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { isUnavailable, retryOnWriteConflict } from './faults.ts'

const named = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more })

const conflict = named('MongoServerError', 'WriteConflict error: this operation conflicted with another operation.', {
  code: 112,
  errorLabels: ['TransientTransactionError'],
})

/** Names and messages as the drivers throw them, nested as mongoose, drizzle and Payload wrap them. */
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
  // A write to a connection that was just closed; the driver passes the socket's error on unchanged.
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
  // The words of a visitor.
  new DrizzleQueryError('insert into t values (?)', ['The client is closed.'], new Error('SQLITE_FULL: disk is full')),
  named('MongoServerError', 'E11000 duplicate key error dup key: { name: "Client is closed" }', { code: 11000 }),
  // From a server other than the database.
  named('Error', 'connect ECONNREFUSED 127.0.0.1:25', { code: 'ECONNREFUSED' }),
  new TypeError('Cannot read properties of undefined', { cause: 'MongoNetworkError' }),
  { name: 'MongoNetworkError' },
  'SQLITE_BUSY',
  undefined,
]

it.each(unavailable)('the database counts as unavailable after $name: $message', (error) => {
  expect(isUnavailable(error)).toBe(true)
  expect(isUnavailable(new Error('request failed', { cause: error }))).toBe(true)
})

it.each(ordinary)('the database does not count as unavailable after %s', (error) => {
  expect(isUnavailable(error)).toBe(false)
})

it('a cyclic chain of causes does not loop forever', () => {
  const error = new Error('first')
  error.cause = new Error('second', { cause: error })
  expect(isUnavailable(error)).toBe(false)
})

describe('K10: a write that fails with a write conflict', () => {
  const failing = (times: number, error: unknown) => {
    let left = times
    return vi.fn<() => Promise<string>>(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('written')))
  }

  it('is retried, at most nine times', async () => {
    expect(await retryOnWriteConflict(failing(9, conflict))).toBe('written')
    const write = failing(20, conflict)
    await expect(retryOnWriteConflict(write)).rejects.toBe(conflict)
    expect(write).toHaveBeenCalledTimes(10)
  })

  it('is not retried after any other error', async () => {
    const error = named('MongoNetworkError', 'read ECONNRESET', { errorLabels: ['TransientTransactionError'] })
    const write = failing(1, error)
    await expect(retryOnWriteConflict(write)).rejects.toBe(error)
    expect(write).toHaveBeenCalledOnce()
  })
})

describe('an error thrown by SQLite', () => {
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

  it('for a lock, a file that is no database or a closed connection counts as unavailable', async () => {
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

  it('for a query does not count as unavailable', async () => {
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
