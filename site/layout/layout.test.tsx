import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { mockEndpoint, mockContent } from '../testing/mock-api.ts'
import { isOfAddedType } from '../testing/added-types.ts'
import { visit } from '../testing/visit.tsx'
import { currentOf } from './site-navigation.ts'

const entries = ['Home', 'About', 'Services', 'Blog', 'Team', 'Price', 'Career', 'Contact', 'Search']

describe('on every page', () => {
  it('the top bar leads to the product, in a new tab', async () => {
    mockContent()
    await visit('/team')
    expect(screen.getByText('Innovative solutions for your financial challenges.')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Open Our Product' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('the navigation has its entries in order and marks the current one', async () => {
    mockContent()
    await visit('/team')
    const all = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    const links = all.filter((link) => !isOfAddedType(link.getAttribute('href')))
    expect(links.map((link) => link.textContent)).toEqual(entries)
    expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([links[4]])
  })

  it('the footer has the first five entries, the sister product, the year and the hours', async () => {
    mockContent()
    await visit('/team')
    const footer = within(screen.getByRole('contentinfo'))
    const useful = footer.getByRole('heading', { name: 'Useful Links' }).parentElement
    expect(
      within(useful as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(entries.slice(0, 5))
    expect(footer.getByRole('heading', { name: 'Other Pages' })).toBeInTheDocument()
    expect(footer.getByText(/2023/)).toBeInTheDocument()
    expect(footer.getByText('Sun-Monday, 09am-5pm')).toBeInTheDocument()
    const inNewTabs = footer.getAllByRole('link').filter((link) => link.hasAttribute('target'))
    expect(inNewTabs, 'no link says that it opens a new tab').toEqual([])
  })

  it('signed out there is a login link, signed in the first letter of the name', async () => {
    mockContent()
    localStorage.setItem('name', 'बिना')
    mockEndpoint('get', '/loggedin', true)
    await visit('/team')
    expect(await screen.findByRole('link', { name: 'Dashboard of बिना' })).toHaveAttribute('href', '/dashboard')
  })
})

it('the menu button says whether the menu is open, and choosing an entry closes it', async () => {
  mockContent()
  const { user } = await visit('/team')
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Team' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

it('Escape closes the menu, with the focus at its button', async () => {
  mockContent()
  const { user } = await visit('/team')
  const button = screen.getByRole('button', { name: 'Menu' })
  await user.click(button)
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getByRole('link', { name: 'Price' })
    .focus()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

it('going to another page scrolls to its top, moves the focus to its content and renames the document', async () => {
  mockContent()
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = await visit('/team')
  expect(scroll).not.toHaveBeenCalled()
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Price' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Price' })).toBeInTheDocument()
  expect(scroll).toHaveBeenCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() => expect(document.title).toBe('Price | Lekhdanda'))
})

it.each([
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/blog', '/blog/', 'page'],
  ['/blog', '/blog/a-post', 'page'],
  ['/services', '/services-details/vat', 'page'],
  ['/team', '/teams', undefined],
])('the entry %s at %s is %s', (entry, path, current) => {
  expect(currentOf(entry, path)).toBe(current)
})
