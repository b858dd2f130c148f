import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { EntityOf } from '#contract/index.ts'
import { many } from '../testing/entries.ts'
import { mockEndpoint, mockListError, mockListPending, mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { mailTo } from './inquiries/mail-to.ts'

type Inquiry = EntityOf<'inquiry'>

const anInquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  _id: '1',
  name: 'Binod Shah',
  email: 'binod@example.com',
  phone: '+977 9800000000',
  message: 'Two questions.\nOne on VAT.',
  createdAt: '2026-11-20T20:00:00.000Z',
  ...given,
})

async function list(inquiry: Inquiry[]) {
  mockContent({ inquiry })
  mockEndpoint('get', '/loggedin', true)
  return visit('/inquiry-list')
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent)

describe('the list of inquiries', () => {
  it('shows name, phone, email, message, date and a reply link', async () => {
    await list([anInquiry()])
    const row = (await screen.findAllByRole('row'))[1]
    if (!row) throw new Error('no row')
    for (const text of ['Binod Shah', '+977 9800000000', 'binod@example.com', 'November 21, 2026'])
      expect(within(row).getByText(text)).toBeInTheDocument()
    expect(row.querySelector('p')?.textContent).toBe('Two questions.\nOne on VAT.')
    expect(within(row).getByText('Send').closest('a')).toHaveAttribute(
      'href',
      'mailto:binod@example.com?subject=Your%20inquiry%20of%20November%2021%2C%202026',
    )
  })

  it('X6, X12: shows markup as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)></script><script>alert(1)</script>'
    await list([anInquiry({ name: markup, phone: markup, message: markup })])
    expect(await screen.findAllByText(markup)).toHaveLength(3)
  })

  it('shows a message if it is empty', async () => {
    await list([])
    expect(await screen.findByText('No Inquiry Found!')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('shows a placeholder while loading', async () => {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    mockListPending('inquiry')
    await visit('/inquiry-list')
    expect(await within(screen.getByRole('main')).findAllByRole('status')).not.toHaveLength(0)
    expect(screen.queryByText('No Inquiry Found!')).not.toBeInTheDocument()
  })

  it('shows an error if it fails to load, and can be retried', async () => {
    mockContent({ inquiry: [anInquiry()] })
    mockEndpoint('get', '/loggedin', true)
    mockListError('inquiry', 503, 'Service is not available. Please try again.')
    const { user } = await visit('/inquiry-list')
    expect(await screen.findByRole('alert')).toHaveTextContent('Service is not available. Please try again.')
    mockContent({ inquiry: [anInquiry()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Binod Shah')).toBeInTheDocument()
  })

  it('shows the beginning of a long message, and all of it when asked', async () => {
    const message = `${'word '.repeat(40)}finish`
    const { user } = await list([anInquiry({ message })])
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(screen.queryByText(/finish$/)).not.toBeInTheDocument()
    await user.click(more)
    expect(screen.getByText(/finish$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show less' }))
    expect(screen.queryByText(/finish$/)).not.toBeInTheDocument()
  })
})

describe('its table', () => {
  it('is searched in every column, letter case aside', async () => {
    const { user } = await list([
      anInquiry({ _id: '1', name: 'Asha', message: 'On payroll' }),
      anInquiry({ _id: '2', name: 'Binod', phone: '555' }),
      anInquiry({ _id: '3', name: 'Chandra', email: 'payroll@example.com' }),
    ])
    const search = await screen.findByLabelText('Search inquiries')
    await user.type(search, 'PAYroll')
    expect(names()).toEqual(['Asha', 'Chandra'])
    await user.clear(search)
    await user.type(search, '555')
    expect(names()).toEqual(['Binod'])
    await user.type(search, '5')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(names()).toEqual(['Asha', 'Binod', 'Chandra'])
  })

  it('is sorted by a column, the other way round, and again as it came', async () => {
    const { user } = await list(['B 10', 'á', 'B 9'].map((name, _id) => anInquiry({ _id: `${_id}`, name })))
    const sort = await screen.findByRole('button', { name: 'Name' })
    await user.click(sort)
    expect(names()).toEqual(['á', 'B 9', 'B 10'])
    expect(sort.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await user.click(sort)
    expect(names()).toEqual(['B 10', 'B 9', 'á'])
    await user.click(sort)
    expect(names()).toEqual(['B 10', 'á', 'B 9'])
    expect(sort.closest('th')).not.toHaveAttribute('aria-sort')
  })

  it('has 25 rows a page; a search starts at the first', async () => {
    const { user } = await list(many(60, (n) => anInquiry({ _id: `${n}`, name: `Person ${n}` })))
    expect(await screen.findByText('1 to 25 of 60')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('51 to 60 of 60')).toBeInTheDocument()
    expect(names()).toEqual(many(10, (n) => `Person ${n + 50}`))
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.type(screen.getByLabelText('Search inquiries'), 'Person 7')
    await waitFor(() => expect(names()).toEqual(['Person 7']))
  })
})

it.each([
  ['a?bcc=b@c.de', 'mailto:a%3Fbcc%3Db@c.de?'],
  ['a&b@c.de', 'mailto:a%26b@c.de?'],
  ['राम@उदाहरण.नेपाल', `mailto:${encodeURIComponent('राम')}@${encodeURIComponent('उदाहरण.नेपाल')}?`],
])('an e-mail address like %s adds no header fields', (email, start) => {
  expect(mailTo({ email, createdAt: '2026-11-20T20:00:00.000Z' }).startsWith(`${start}subject=`)).toBe(true)
})
