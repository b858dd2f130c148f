import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { sessionAtom } from '../state/session.ts'
import { mockContent, mockEndpoint, mockHeld } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const person = { _id: '1', name: 'Asha', email: 'asha@example.com' }
const filled = { Name: 'Asha', Email: person.email, Password: 'eight😀!!', 'Confirm password': 'eight😀!!' }

async function form(isOpen = true, isLoggedIn = false) {
  mockContent()
  mockEndpoint('get', '/loggedin', isLoggedIn)
  mockEndpoint('get', '/registration', { open: isOpen })
  const sent = mockEndpoint('post', '/register', person, 201)
  const visited = await visit('/register')
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts))
      if (text !== '') await visited.user.type(await screen.findByLabelText(label), text)
    await visited.user.click(screen.getByRole('button', { name: 'register' }))
  }
  return { ...visited, sent, fill }
}

it.each([
  [{ Name: ' ' }, 'All Fileds are required'],
  [{ Email: '' }, 'All Fileds are required'],
  [{ Password: '' }, 'All Fileds are required'],
  [{ 'Confirm password': '' }, 'All Fileds are required'],
  [{ Password: 'a' }, 'Password  must be upto 8 characters'],
  [{ Password: '😀😀😀😀😀😀😀', 'Confirm password': 'b' }, 'Password  must be upto 8 characters'],
  [{ 'Confirm password': 'eight😀!! ' }, "Password doesn't match"],
])('with %j it shows %j and sends nothing', async (texts, message) => {
  const { fill, sent } = await form()
  await fill({ ...filled, ...texts })
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toBe(message)
  expect(sent).toEqual([])
  for (const field of document.querySelectorAll('main input')) expect(field).not.toBeRequired()
})

it('registers, signs in and leads to the dashboard', async () => {
  const { fill, sent, store } = await form()
  await fill(filled)
  expect(await screen.findByText('User Register successfully')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Asha' })).toBeInTheDocument()
  expect(sent).toEqual([{ name: 'Asha', email: person.email, password: 'eight😀!!' }])
  expect(store.get(sessionAtom)).toEqual({ isLoggedIn: true, name: 'Asha' })
})

it('stays as it is until the dashboard is shown', async () => {
  const { fill, store } = await form()
  const answer = mockHeld('get', '/account', { message: 'Please login first' }, 401)
  await fill(filled)
  await waitFor(() => expect(store.get(sessionAtom).isLoggedIn).toBe(true))
  expect(screen.getByRole('button', { name: 'register' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/^This makes another administrator/)).toBeNull()
  answer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Asha' })).toBeInTheDocument()
})

it.each([true, false])('says to whom is signed in (%s) what it does', async (isLoggedIn) => {
  await form(!isLoggedIn, isLoggedIn)
  await screen.findByLabelText('Name')
  const people = () => within(screen.getByRole('main')).queryByRole('link', { name: 'People' })
  const note = () => screen.queryByText(/^This makes another administrator/)
  if (isLoggedIn) await waitFor(() => expect(note()).toContainElement(people()))
  else expect(note()).toBeNull()
})

it('a rejection shows the server’s message, and the typed values stay', async () => {
  const { fill } = await form()
  mockEndpoint('post', '/register', { message: 'Email is already registered' }, 409)
  await fill(filled)
  expect(await screen.findByText('Email is already registered')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
  expect(screen.getByRole('button', { name: 'register' })).not.toHaveAttribute('aria-busy')
})

it('has a link to the login', async () => {
  await form()
  expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/login')
})

it('a signed-out user is redirected to the login once there is an account', async () => {
  await form(false)
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(/^Login/))
})

it('has the staff layout for signed-in users, and the visitors’ layout for the first user', async () => {
  await form()
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument()
  cleanup()
  await form(false, true)
  expect(await screen.findByRole('complementary', { name: 'Sidebar' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'register' })).toBeInTheDocument()
})
