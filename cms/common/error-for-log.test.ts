import { DrizzleQueryError } from 'drizzle-orm/errors'
import { MongoServerError } from 'mongodb'
import pino from 'pino'
import { expect, it } from 'vitest'

import { errorForLog } from './error-for-log.ts'

const LOCKED = 'SQLITE_BUSY: database is locked'

/** What a visitor has typed; a line of it looks like the end of the values. */
const typed = 'ram@example.com\n    at home'
const locked = (): Error => Object.assign(new Error(LOCKED), { code: 'SQLITE_BUSY' })
const failedQuery = (cause?: Error): Error =>
  new DrizzleQueryError('insert into "inquiries" values (?, ?)', [typed, null], cause)
const duplicate = (): Error =>
  new MongoServerError({
    message: `E11000 duplicate key error collection: site.users index: email_1 dup key: { email: "${typed}" }`,
    code: 11000,
    keyValue: { email: typed },
    writeErrors: [{ err: { op: { email: typed } } }],
  })

/** What pino makes of the copy. */
const logged = (error: Error): string => JSON.stringify(pino.stdSerializers.err(errorForLog(error)))

const errors: readonly (readonly [string, Error, readonly string[]])[] = [
  ['a query of SQLite', failedQuery(locked()), ['insert into', LOCKED, 'error-for-log.test.ts']],
  ['one within another error', new Error('not saved', { cause: failedQuery(locked()) }), ['not saved', LOCKED]],
  ['one quoted by another error', new Error(`not saved: ${failedQuery().message}`), ['not saved', 'insert into']],
  ['one of several', new AggregateError([failedQuery(), locked()], 'none worked'), ['none worked', LOCKED]],
  ['a write of MongoDB', duplicate(), ['MongoServerError', 'E11000', 'email_1', '11000', 'error-for-log.test.ts']],
  ['a cast of mongoose', new Error(`Cast to ObjectId failed for value "${typed}" at path "_id"`), ['Cast to ObjectId']],
]

it.each(errors)('the log of %s has its message, cause and place, and none of the values', (_, error, parts) => {
  const text = logged(error)
  for (const part of parts) expect(text).toContain(part)
  for (const word of typed.split('\n')) expect(text).not.toContain(word.trim())
})

it('any other error is logged as it is, with its class and code', () => {
  const error = Object.assign(new TypeError('x is no function', { cause: new RangeError('too long') }), { code: 'E1' })
  expect(logged(error)).toBe(JSON.stringify(pino.stdSerializers.err(error)))
})

it('a cyclic chain of causes does not loop forever', () => {
  const error = new Error('first')
  error.cause = new Error('second', { cause: error })
  expect(logged(error)).toContain('first: second')
})
