import { createLocalReq, type Payload, type Where } from 'payload'
import { expect, it } from 'vitest'

import { createEditor } from '#cms/testing/editor.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { idsInBulk, idsInPath, lockNamesOf } from './endpoint-locks.ts'

let payload: Payload
preparePayload((started) => (payload = started))

const signedIn = async () => ({
  ...(await payload.findByID({ collection: 'users', id: (await createEditor(payload)).id })),
  collection: 'users' as const,
})

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

it('a bulk operation changes at most 250 documents, found among the rows and the newest drafts', async () => {
  const create = (title: string) => payload.create({ collection: 'tags', data: { title } })
  const found = async (slug: 'tags' | 'blogs', where: Where) =>
    idsInBulk(await createLocalReq({ user: await signedIn() }, payload), payload.collections[slug].config, { where })
  for (let n = 0; n < 251; n += 1) await create(`Tag ${n}`)
  expect(await found('tags', { title: { equals: 'Tag 7' } })).toHaveLength(1)
  await expect(found('tags', {})).rejects.toThrow('At most 250 can be changed at once')
  const post = await payload.create({ collection: 'blogs', data: { title: 'Published', _status: 'published' } })
  await payload.update({ collection: 'blogs', id: post.id, data: { title: 'Drafted' }, draft: true })
  for (const title of ['Published', 'Drafted'])
    expect(await found('blogs', { title: { equals: title } })).toEqual([String(post.id)])
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
