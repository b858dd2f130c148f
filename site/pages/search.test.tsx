import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { Found } from '#contract/search.ts'
import { mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const found: Found = {
  instead: '',
  pages: [],
  types: [{ type: 'blog', total: 1, entries: [{ _id: 'p1', slug: 'a-post', title: ['A post'], text: [] }] }],
}

/** Mocks the search. Returns the queries that it gets. */
function mockSearch(): string[] {
  const asked: string[] = []
  mockContent()
  server.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return HttpResponse.json({ ...found })
    }),
  )
  return asked
}

/** Opens a search, whose results are there. */
async function searched(path: string) {
  const asked = mockSearch()
  const visited = await visit(path)
  await screen.findByRole('link', { name: 'A post' })
  return { ...visited, asked, field: screen.getByRole('searchbox') }
}

it.each([
  ['/search', 'Search | Lekhdanda'],
  ['/search?q=VAT', 'VAT – Search | Lekhdanda'],
  ['/ne/search?q=VAT', 'VAT – खोज | Lekhdanda'],
  ['/search?q=%3C/title%3E', '</title> – Search | Lekhdanda'],
  [`/search?q=${'x'.repeat(99)}`, `${'x'.repeat(60)}… – Search | Lekhdanda`],
])('the title of %s is %s, and search engines leave it out', async (path, title) => {
  mockSearch()
  await visit(path)
  await waitFor(() => expect(document.title).toBe(title))
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

it('while one types, the title has the words, too', async () => {
  const { user, asked, field } = await searched('/search?q=VAT')
  await user.type(field, '  rates')
  await waitFor(() => expect(document.title).toBe('VAT rates – Search | Lekhdanda'))
  expect(asked).toEqual(['VAT', 'VAT rates'])
  expect(window.location.search).toBe('?q=VAT+rates')
  await user.clear(field)
  await waitFor(() => expect(document.title).toBe('Search | Lekhdanda'))
})

it('Enter searches at once, within the page, and for what is shown not again; the focus stays', async () => {
  const { user, asked, field } = await searched('/search?q=VAT')
  await user.type(field, '{Enter}')
  expect(field).toHaveFocus()
  expect(asked).toEqual(['VAT'])
  await user.type(field, '!{Enter}')
  expect(asked).toEqual(['VAT', 'VAT!'])
  expect(field).toHaveFocus()
  expect(window.location.search).toBe('?q=VAT%21')
})

it('what is typed after a search has a history entry of its own, which further typing replaces', async () => {
  const { user, asked, field } = await searched('/search?q=VAT')
  const before = window.history.length
  await user.type(field, ' a')
  await waitFor(() => expect(asked).toHaveLength(2))
  await user.type(field, 'b')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(window.history).toHaveLength(before + 1)
  await user.type(field, '{Enter}')
  await user.type(field, 'c')
  await waitFor(() => expect(window.location.search).toBe('?q=VAT+abc'))
  expect(window.history).toHaveLength(before + 2)
  window.history.back()
  await waitFor(() => expect(field).toHaveValue('VAT ab'))
  window.history.back()
  await waitFor(() => expect(field).toHaveValue('VAT'))
})

it('from what was typed, Back leads to the search that the page was opened with, and Forward to what was typed', async () => {
  const { user, asked, field } = await searched('/search?q=VAT')
  await user.clear(field)
  await user.type(field, 'audit{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?q=audit'))
  window.history.back()
  await waitFor(() => expect(field).toHaveValue('VAT'))
  await waitFor(() => expect(document.title).toBe('VAT – Search | Lekhdanda'))
  expect(asked.at(-1)).toBe('VAT')
  window.history.forward()
  await waitFor(() => expect(field).toHaveValue('audit'))
  await user.type(field, 's')
  await waitFor(() => expect(window.location.search).toBe('?q=audits'))
})

it('on a phone Enter closes the keyboard, which covers what was found', async () => {
  const { user, field } = await searched('/search?q=VAT')
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(pointer: coarse)',
  }))
  await user.type(field, '{Enter}')
  expect(field).not.toHaveFocus()
})

it('after a failure Enter searches again', async () => {
  mockContent()
  server.use(
    http.get('*/api/search', () => HttpResponse.json({ message: 'Service is not available.' }, { status: 503 })),
  )
  const { user } = await visit('/search?q=VAT')
  await screen.findAllByText('Service is not available.')
  const asked = mockSearch()
  await user.type(screen.getByRole('searchbox'), '{Enter}')
  expect(await screen.findByRole('link', { name: 'A post' })).toBeInTheDocument()
  expect(asked).toEqual(['VAT'])
})
