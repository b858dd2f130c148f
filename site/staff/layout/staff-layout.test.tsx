import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { sessionAtom } from '../../state/session.ts'
import { mockEndpoint, mockContent } from '../../testing/mock-api.ts'
import { aPost } from '../../testing/entries.ts'
import { isOfAddedType } from '../../testing/added-types.ts'
import { visit } from '../../testing/visit.tsx'
import { staffNavigation, isCurrent } from './sidebar-entries.ts'

async function signedIn(address: string) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  localStorage.setItem('name', 'Asha Rai')
  const visited = await visit(address)
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  return { ...visited, sidebar }
}

describe('the sidebar', () => {
  it('has its entries in order, marks the current one and says who is signed in', async () => {
    const { sidebar } = await signedIn('/dashboard')
    const all = within(sidebar.getByRole('navigation', { name: 'Administration' })).getAllByRole('link')
    const links = all.filter((link) => !isOfAddedType(link.getAttribute('href')))
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['About us', '/add-about'],
      ['Service', '/add-service'],
      ['Blog', '/add-blog'],
      ['Team', '/add-team'],
      ['Career', '/add-career'],
      ['Faq', '/add-faq'],
      ['Inquiry', '/inquiry-list'],
      ['Pictures', '/media-list'],
      ['Documents', '/document-list'],
      ['The firm', '/site-settings'],
      ['Pages not found', '/not-found-list'],
      ['Trash', '/trash'],
    ])
    const accounts = within(sidebar.getByRole('navigation', { name: 'Accounts' })).getAllByRole('link')
    expect(accounts.map((link) => link.getAttribute('href'))).toEqual(['/account', '/people', '/login', '/register'])
    for (const [at, name] of ['Account', 'People', 'Login', 'Register'].entries())
      expect(accounts[at]).toHaveAccessibleName(name)
    expect(accounts[2]).toHaveAccessibleDescription('to dashboard')
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]])
    expect(await sidebar.findByText('Asha Rai')).toBeInTheDocument()
  })

  it('shows the numbers of inquiries also beside a note', async () => {
    const inquiries = staffNavigation.find(({ path }) => path === '/inquiry-list')
    onTestFinished(() => void delete inquiries?.note)
    Object.assign(inquiries ?? {}, { note: () => 'What visitors ask' })
    mockEndpoint('get', '/desk/counts', { new: 2, overdue: 0, mine: 0 })
    const { sidebar } = await signedIn('/dashboard')
    const link = sidebar.getByRole('link', { name: /^Inquiry/ })
    expect(link).toHaveAccessibleDescription('What visitors ask')
    expect(await within(link).findByText(/^2 /)).toBeInTheDocument()
  })

  it('leads to the public site and to the panel', async () => {
    const { sidebar } = await signedIn('/dashboard')
    expect(sidebar.getByRole('link', { name: 'Public site' })).toHaveAttribute('href', '/')
    expect(sidebar.getByRole('link', { name: 'Panel' })).toHaveAttribute('href', '/admin')
  })

  it('stays mounted between screens, with the focus at the new content', async () => {
    const { user } = await signedIn('/dashboard')
    const before = screen.getByRole('complementary', { name: 'Sidebar' })
    await user.click(within(before).getByRole('link', { name: 'Inquiry' }))
    await waitFor(() => expect(document.title).toMatch(/^Inquir/))
    expect(screen.getByRole('complementary', { name: 'Sidebar' })).toBe(before)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it.each([
    ['/add-blog', '/add-blog', true],
    ['/add-blog', '/add-blog/', true],
    ['/add-blog', '/edit-blog/7', true],
    ['/add-team', '/update-team/7', true],
    ['/add-career', '/edit-blog/7', false],
    ['/dashboard', '/', false],
  ])('the entry %s at %s: current is %s', (path, here, expected) => {
    const entry = staffNavigation.find((given) => given.path === path)
    expect(entry && isCurrent(entry, here)).toBe(expected)
  })
})

describe('the command menu', () => {
  it('opens by its key, finds a screen by its name and goes there', async () => {
    const { user } = await signedIn('/dashboard')
    // Of a Nepali keyboard.
    fireEvent.keyDown(document.body, { key: 'क', code: 'KeyK', ctrlKey: true })
    const menu = within(screen.getByRole('dialog', { name: 'Go to' }))
    expect(menu.getByRole('combobox')).toHaveFocus()
    await user.keyboard('inq')
    expect(menu.getAllByRole('option').map((option) => option.textContent)).toEqual(['Inquiry'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.title).toMatch(/^Inquir/))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('finds entries by their words, and says of which type they are', async () => {
    const { user } = await signedIn('/dashboard')
    mockContent({ blog: [aPost({ _id: '7', title: 'VAT return' })] })
    await user.keyboard('{Control>}k{/Control}vat')
    expect(await screen.findByRole('option', { name: /^VAT return/ })).toHaveTextContent('VAT return Blog')
  })

  it('is walked with the arrow keys, from the last to the first', async () => {
    const { user } = await signedIn('/dashboard')
    await user.click(screen.getByRole('button', { name: 'Go to' }))
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Logout')
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('option', { selected: true }))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('About us')
    await user.keyboard('nothing of this name')
    expect(await screen.findByText('Nothing has this name.', {}, { timeout: 5000 })).toBeInTheDocument()
  })
})

describe('the drawer', () => {
  it('opens over the page with the same entries, and closes with the choice of one', async () => {
    const { user } = await signedIn('/dashboard')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'Inquiry' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
  })

  it.each([
    ['its button', 'button', 'Close'],
    ['the entry that is current already', 'link', 'Dashboard'],
  ])('closes with %s', async (_what, role, name) => {
    const { user } = await signedIn('/dashboard')
    const button = screen.getByRole('button', { name: 'Menu' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(within(screen.getByRole('dialog')).getByRole(role, { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('signing out', () => {
  it('ends the session, deletes the name and leads to the login without a way back', async () => {
    const { user, sidebar, store } = await signedIn('/dashboard')
    const asked = mockEndpoint('get', '/logout', { message: 'Logged out' })
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
    expect(asked).toHaveLength(1)
    expect(store.get(sessionAtom).isLoggedIn).toBe(false)
    expect(localStorage.getItem('name')).toBeNull()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    mockEndpoint('post', '/login', { _id: '1', name: 'Binod', email: 'b@example.com' })
    await user.type(screen.getByLabelText('Email'), 'b@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret password')
    await user.click(screen.getByRole('button', { name: 'login' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Binod' })).toBeInTheDocument()
  })

  it('and the command menu ask first where something is unsaved', async () => {
    const { user, sidebar } = await signedIn('/add-about')
    // An autosave that succeeds would leave nothing unsaved.
    mockEndpoint('post', '/draft/about', { message: 'Service is not available. Please try again.' }, 503)
    const title = await screen.findByLabelText('Title')
    await user.type(title, 'Typed')
    const asked = mockEndpoint('get', '/logout', { message: 'Logged out' })
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    expect(dialog.getByText(/Logging out deletes it/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(asked).toEqual([])
    await user.keyboard('{Control>}k{/Control}faq{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(window.location.pathname).not.toBe('/add-about'))
    expect(Object.values({ ...localStorage }).join('\n')).toContain('Typed')
  })

  it('shows an error if it fails, and the user stays signed in', async () => {
    const { user, sidebar, store } = await signedIn('/dashboard')
    mockEndpoint('get', '/logout', { message: 'Service is not available. Please try again.' }, 503)
    await user.click(sidebar.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Service is not available. Please try again.')
    expect(store.get(sessionAtom).isLoggedIn).toBe(true)
  })
})

it('a signed-out user is redirected to the login, and back after signing in', async () => {
  mockContent()
  const { user } = await visit('/dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please login first')
  mockEndpoint('post', '/login', { _id: '1', name: 'Asha', email: 'asha@example.com' })
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret password')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Asha' })).toBeInTheDocument()
})
