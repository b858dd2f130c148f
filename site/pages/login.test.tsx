import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { sessionAtom } from '../state/session.ts'
import { UNSAVED_FORM_PREFIX } from '../state/unsaved-forms.ts'
import { mockEndpoint, mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const person = { _id: '1', name: 'Asha', email: 'asha@example.com' }

async function form(path = '/login') {
  mockContent()
  const visited = await visit(path)
  const email = await screen.findByLabelText('Email')
  return { ...visited, email, password: screen.getByLabelText('Password') }
}

it.each([
  ['', ''],
  ['asha@example.com', ''],
  ['', 'secret password'],
])('with e-mail %j and password %j it asks for all fields and calls nothing', async (email, password) => {
  const fields = await form()
  const sent = mockEndpoint('post', '/login', person)
  if (email) await fields.user.type(fields.email, email)
  if (password) await fields.user.type(fields.password, password)
  await fields.user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByText('All Fileds are required')).toBeInTheDocument()
  expect(sent).toEqual([])
  expect(fields.email).not.toBeRequired()
})

it('signs in, keeps the name in the browser and shows its first letter', async () => {
  // Back to a public page: the dashboard has another header.
  const { user, email, password, store } = await form('/login?next=%2Fteam')
  const sent = mockEndpoint('post', '/login', person)
  await user.type(email, person.email)
  await user.type(password, ' spaces count ')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByText('Login successfully')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Dashboard of Asha' })).toHaveTextContent('A')
  expect(sent).toEqual([{ email: person.email, password: ' spaces count ' }])
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: true, name: 'Asha' })
  expect(localStorage.getItem('name')).toBe('Asha')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument())
})

it('a rejection shows the server’s message, and the typed values stay', async () => {
  const { user, email, password } = await form()
  mockEndpoint('post', '/login', { message: 'Email or password is incorrect' }, 401)
  await user.type(email, person.email)
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByText('Email or password is incorrect')).toBeInTheDocument()
  expect(email).toHaveValue(person.email)
})

it('a signed-in user is redirected', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  await visit('/login')
  await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument())
})

it.each([
  ['/login', true, 'Register the first administrator'],
  ['/login', false, 'Register the first administrator'],
  ['/ne/login', true, 'पहिलो व्यवस्थापक दर्ता गर्नुहोस्'],
])('%s leads to the registration of the first account if there is none: %s', async (path, open, name) => {
  mockContent()
  const asked = mockEndpoint('get', '/registration', { open })
  await visit(path)
  await waitFor(() => expect(asked).toHaveLength(1))
  const link = { name }
  if (open) expect(await screen.findByRole('link', link)).toHaveAttribute('href', '/register')
  else expect(screen.queryByRole('link', link)).not.toBeInTheDocument()
})

it('says that unsaved text is kept, where there is any', async () => {
  localStorage.setItem(`${UNSAVED_FORM_PREFIX}blog`, '{}')
  const { unmount } = await form()
  expect(await screen.findByText(/^What was not saved is kept in this browser/)).toBeVisible()
  unmount()
  localStorage.clear()
  await form()
  expect(screen.queryByText(/kept in this browser/)).not.toBeInTheDocument()
})
