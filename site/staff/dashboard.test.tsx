import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { aFaq, aJob, aMember, aPost, aService, many } from '../testing/entries.ts'
import { mockEndpoint, mockListError, mockListPending, mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const inquiry = {
  name: 'Binod',
  email: 'b@example.com',
  phone: '1',
  message: 'Hello',
  createdAt: '2026-11-21T00:00:00Z',
}

const content = {
  blog: many(1234, (n) => aPost({ _id: `${n}` })),
  team: many(2, (n) => aMember({ _id: `${n}` })),
  service: many(3, (n) => aService({ _id: `${n}` })),
  career: many(4, (n) => aJob({ _id: `${n}` })),
  inquiry: many(5, (n) => ({ ...inquiry, _id: `${n}` })),
  faq: many(6, (n) => aFaq({ _id: `${n}` })),
}

async function dashboard(prepare: () => void = () => undefined) {
  mockContent(content)
  mockEndpoint('get', '/loggedin', true)
  localStorage.setItem('name', 'Asha Rai')
  prepare()
  return visit('/dashboard')
}

const main = () => screen.getByRole('main')
const cards = () => screen.getAllByRole('listitem').filter((item) => item.closest('main'))

it('shows the user’s name and the number of entries of six types, each linked to its list', async () => {
  await dashboard()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Asha Rai' })).toBeInTheDocument()
  await waitFor(() => expect(within(main()).queryByRole('status')).not.toBeInTheDocument())
  const shown = cards().map((card) => [card.textContent, within(card).getByRole('link').getAttribute('href')])
  expect(shown).toEqual([
    ['Total Blog Post1,234', '/add-blog'],
    ['Total Teams2', '/add-team'],
    ['Total Services Post3', '/add-service'],
    ['Total Job Post4', '/add-career'],
    ['Total Inquiry5', '/inquiry-list'],
    ['Total Faq6', '/add-faq'],
  ])
})

it('a pending count shows a placeholder, and the others do not wait for it', async () => {
  await dashboard(() => mockListPending('career'))
  await waitFor(() => expect(within(main()).getAllByRole('status')).toHaveLength(1))
  expect(screen.getByText('1,234')).toBeInTheDocument()
})

it('a count that fails without a connection says that there is none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await dashboard(() => server.use(http.get('*/api/team', () => HttpResponse.error())))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No connection\.$/)
})

it('a failed count shows the error and can be retried', async () => {
  const { user } = await dashboard(() => mockListError('team', 503, 'Service is not available. Please try again.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Service is not available. Please try again.')
  expect(await screen.findByText('1,234')).toBeInTheDocument()
  mockContent(content)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(main()).findByText('2')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
