import { createStore } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { pageRequest } from '../testing/page-request.ts'
import { mockEndpoint, mockListError, mockContent, server } from '../testing/mock-api.ts'
import { transportAtom } from './api-atom.ts'
import { loginAtom, logoutAtom, startAuthAtom } from './sign-in.ts'
import { sessionAtom } from './session.ts'
import { lists } from './lists.ts'
import { deferred } from '../testing/deferred.ts'

function aStore() {
  const store = createStore()
  store.set(transportAtom, { fetch: pageRequest('/').fetch })
  return store
}

async function started(isLoggedIn: boolean) {
  const store = aStore()
  mockContent()
  mockEndpoint('get', '/loggedin', isLoggedIn)
  localStorage.setItem('name', 'Asha')
  await store.set(startAuthAtom)
  return store
}

it.each([
  [true, { isLoggedIn: true, name: 'Asha' }],
  [false, { isLoggedIn: false, name: '' }],
])('with the session %s the state is %j', async (isLoggedIn, state) => {
  expect((await started(isLoggedIn)).get(sessionAtom)).toEqual(state)
})

it('while the server fails the session stays unknown', async () => {
  const store = aStore()
  mockEndpoint('get', '/loggedin', { message: 'Service is not available. Please try again.' }, 503)
  await store.set(startAuthAtom)
  expect(store.get(sessionAtom).isLoggedIn).toBeUndefined()
})

it('a late response does not override a newer state', async () => {
  const store = aStore()
  mockEndpoint('post', '/login', { _id: '1', name: 'Binod', email: 'b@example.com' })
  const { promise: released, resolve: release } = deferred()
  server.use(http.get('*/api/loggedin', () => released.then(() => HttpResponse.json(false))))
  const asked = store.set(startAuthAtom)
  await store.set(loginAtom, { email: 'b@example.com', password: 'secret' })
  release()
  await asked
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: true, name: 'Binod' })
})

it('a 401 from a list ends the session; another failure does not', async () => {
  const store = await started(true)
  mockListError('inquiry', 503, 'Service is not available. Please try again.')
  await store.set(lists.inquiry.loadAtom)
  expect(store.get(sessionAtom).isLoggedIn).toBe(true)
  mockListError('inquiry', 401, 'Please login first')
  await store.set(lists.inquiry.loadAtom)
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: false, name: '' })
})

it('logging out leaves nothing of who was signed in: neither a name nor what was typed into a form', async () => {
  const store = await started(true)
  localStorage.setItem('draft:blog:new', '{}')
  localStorage.setItem('theme', 'dark')
  mockEndpoint('get', '/logout', { message: 'Logout successfully' })
  await store.set(logoutAtom)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})
