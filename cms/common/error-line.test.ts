import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'

import { isDiskFull } from './disk-full.ts'
import { SettingError } from './environment.ts'
import { errorLine } from './error-line.ts'

const failedQuery = (cause?: Error): Error =>
  new DrizzleQueryError('VACUUM INTO ?', ['/backups/ENOSPC: no space left on device'], cause)
const full = 'SQLITE_FULL: database or disk is full'

it.each<[unknown, string]>([
  [failedQuery(new Error(full)), full],
  [failedQuery(), 'Failed query: VACUUM INTO ?'],
  [new SettingError('PORT must be a number'), 'PORT must be a number'],
  [new Error('first\nsecond'), 'first'],
  [new AggregateError([new Error('connect ECONNREFUSED ::1:1')]), 'connect ECONNREFUSED ::1:1'],
  [new TypeError(''), 'TypeError'],
  ['text', 'text'],
])('%s is the line %s', (error, line) => {
  expect(errorLine(error)).toBe(line)
})

it.each<[boolean, unknown]>([
  [true, failedQuery(new Error(full))],
  [true, new Error('ENOSPC: no space left on device, write')],
  [true, new Error('EDQUOT: disk quota exceeded, write')],
  [true, new Error('mongodump failed: error writing: write /x: no space left on device')],
  [false, failedQuery(new Error('SQLITE_BUSY: database is locked'))],
  [false, 'ENOSPC'],
])('that a disk is full is %s of %s', (isFull, error) => {
  expect(isDiskFull(error)).toBe(isFull)
})
