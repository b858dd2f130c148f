import { createStore } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { aPost, aService } from '../testing/entries.ts'
import { pageRequest } from '../testing/page-request.ts'
import { writingOf } from '../testing/staff/mock-mutations.ts'
import { mockEndpoint, mockListError, mockContent, server } from '../testing/mock-api.ts'
import { transportAtom } from './api-atom.ts'
import { loginAtom, logoutAtom, signedInAtom } from './sign-in.ts'
import { sessionAtom } from './session.ts'
import { createEntryAtom, removeEntryAtom, updateEntryAtom } from './change-entries.ts'
import { entries } from './entries.ts'
import { lists } from './lists.ts'
import { deferred } from '../testing/deferred.ts'

function aStore() {
  const store = createStore()
  store.set(transportAtom, { fetch: pageRequest('/').fetch })
  return store
}

const person = { _id: '1', name: 'Asha', email: 'asha@example.com' }

it('loading a list replaces it; a failure keeps its message', async () => {
  const store = aStore()
  mockContent({ service: [aService({ title: 'Old' })] })
  await store.set(lists.service.loadAtom)
  mockContent({ service: [aService({ title: 'New' })] })
  await store.set(lists.service.loadAtom)
  expect(store.get(lists.service.itemsAtom).map(({ title }) => title)).toEqual(['New'])
  mockListError('service', 503, 'Not now')
  expect(await store.set(lists.service.loadAtom)).toBe(503)
  expect(store.get(lists.service.stateAtom)).toMatchObject({ status: 'error', message: 'Not now' })
})

it('a response to an outdated query is dropped', async () => {
  const store = aStore()
  const { promise: released, resolve: release } = deferred()
  server.use(
    http.get('*/api/blog', async ({ request }) => {
      const words = new URL(request.url).searchParams.get('q')
      if (words === 'first') await released
      return HttpResponse.json([aPost({ title: `About ${words}` })])
    }),
  )
  const first = store.set(lists.blog.loadAtom, { q: 'first' })
  await store.set(lists.blog.loadAtom, { q: 'second' })
  release()
  await first
  expect(store.get(lists.blog.itemsAtom).map(({ title }) => title)).toEqual(['About second'])
})

it('creating adds the new entry, deleting removes it, and API errors are thrown', async () => {
  const store = aStore()
  mockContent({ blog: [aPost({ title: 'There' })] })
  await store.set(lists.blog.loadAtom)
  mockEndpoint('post', '/blog', { ...aPost({ _id: '2', title: 'Created' }) }, 201)
  server.use(http.get('*/api/blog', () => HttpResponse.json([aPost({ _id: '2', title: 'Created' }), aPost()])))
  await store.set(createEntryAtom, 'blog', { title: 'Created' }, { key: 'key' })
  expect(store.get(lists.blog.itemsAtom)[0]?.title).toBe('Created')
  server.use(
    http.delete('*/api/blog/2', () => HttpResponse.json({ ...aPost() })),
    http.get('*/api/blog', () => HttpResponse.json([aPost()])),
  )
  await store.set(removeEntryAtom, 'blog', '2')
  expect(store.get(lists.blog.itemsAtom)).toHaveLength(1)
  mockEndpoint('post', '/blog', { message: 'Title is required' }, 400)
  await expect(store.set(createEntryAtom, 'blog', {}, { key: 'key' })).rejects.toThrow('Title is required')
})

it('a changed entry is reloaded', async () => {
  const store = aStore()
  server.use(
    http.patch('*/api/service/7', () => HttpResponse.json({ ...aService() })),
    http.get('*/api/state/service/7', () =>
      HttpResponse.json({ ...writingOf(aService({ title: 'As the server has it' })) }),
    ),
  )
  await store.set(updateEntryAtom, 'service', '7', { title: 'as the server has it' })
  expect(store.get(entries.service.stateAtom).entry?.title).toBe('As the server has it')
})

it('signing in and registering reload the lists that were loaded, and no others', async () => {
  const store = aStore()
  const asked: string[] = []
  mockContent()
  await store.set(lists.team.loadAtom)
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  mockEndpoint('post', '/login', person)
  await store.set(loginAtom, { email: person.email, password: 'a password' })
  await store.set(signedInAtom, person)
  server.events.removeAllListeners()
  expect(asked).toEqual(['/api/login', '/api/team', '/api/account', '/api/team', '/api/account'])
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: true, name: 'Asha' })
})

it('signing out deletes the name; if the server rejects it, the user stays signed in', async () => {
  const store = aStore()
  mockEndpoint('post', '/login', person)
  await store.set(loginAtom, { email: person.email, password: 'a password' })
  mockEndpoint('get', '/logout', { message: 'Request from another site refused' }, 403)
  await expect(store.set(logoutAtom)).rejects.toThrow('refused')
  expect(store.get(sessionAtom).isLoggedIn).toBe(true)
  mockEndpoint('get', '/logout', { message: 'Logout successfully' })
  await store.set(logoutAtom)
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: false, name: '' })
  expect(localStorage.getItem('name')).toBeNull()
})

it('two stores share no state', async () => {
  mockContent({ team: [{ _id: '1', name: 'A', post: 'B', image: null }] })
  await aStore().set(lists.team.loadAtom)
  expect(aStore().get(lists.team.stateAtom)).toMatchObject({ status: 'idle', items: [] })
})
