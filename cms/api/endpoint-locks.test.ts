import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPayload } from '#cms/testing/payload.ts'
import { idsInPath, lockNamesOf } from './endpoint-locks.ts'

let payload: Payload
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ payload, stop } = await startPayload())
}, 30_000)
afterAll(() => stop())

it('the lock is of the entry also where the path names one of its versions', async () => {
  const collection = 'abouts'
  const entry = String((await payload.create({ collection, data: { title: 'T' }, draft: true })).id)
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: entry } } })
  const named = async (path: string, id: unknown) => {
    const req = Object.assign(await createLocalReq({}, payload), { routeParams: { id: String(id) } })
    return idsInPath(req, { method: 'post', path, collection })
  }
  expect(await named('/versions/:id', docs[0]?.id)).toEqual([entry])
  expect(await named('/versions/:id', entry)).toEqual([])
  expect(await named('/:id', entry)).toEqual([entry])
})

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
