import { expect, it } from 'vitest'

import { timeoutsFor } from './mongodb-timeouts.ts'

it.each([
  ['mongodb://a,b/site?replicaSet=rs0', { serverSelectionTimeoutMS: 2000, timeoutMS: 2400 }],
  ['mongodb://a/site?timeoutMS=9000', { serverSelectionTimeoutMS: 2000 }],
  ['mongodb://a/timeoutMS?x=1&serverselectiontimeoutms=9000&timeoutMS=9000', {}],
])('the timeouts for %s are ours unless it names its own', (url, expected) => {
  expect(timeoutsFor(url)).toEqual(expected)
})
