import { expect, it } from 'vitest'

import { lockNamesOf } from './endpoint-locks.ts'

it.each([
  ['an entry', { method: 'patch', path: '/:id', collection: 'blogs' }, ['a'], ['blogs a']],
  [
    'several inquiries',
    { method: 'patch', path: '/', collection: 'inquiries' },
    ['a', 'b'],
    ['inquiries a', 'inquiries b'],
  ],
  ['a file', { method: 'delete', path: '/:id', collection: 'media' }, ['a'], ['media a']],
  ['settings', { method: 'post', path: '/', global: 'site-settings' }, [], ['site-settings']],
  ['an account', { method: 'patch', path: '/:id', collection: 'users' }, ['a'], ['accounts']],
  ['a session', { method: 'delete', path: '/:id', collection: 'sessions' }, ['a'], []],
  ['an entry to be read', { method: 'get', path: '/:id', collection: 'blogs' }, ['a'], []],
  ['the access to an entry', { method: 'post', path: '/access/:id?', collection: 'blogs' }, ['a'], []],
  ['a new entry', { method: 'post', path: '/', collection: 'blogs' }, [], []],
] as const)('%s', (_what, endpoint, ids, names) => {
  expect(lockNamesOf(endpoint, ids)).toEqual(names)
})
