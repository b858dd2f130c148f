import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { MissedAddresses } from '#contract/missed-addresses.ts'
import { account } from '../testing/account.ts'
import { mockContent, mockEndpoint } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const at = '2026-11-21T04:15:00.000Z'
const address = { _id: '1', path: '/servces', count: 3, firstAt: at, lastAt: at, from: 'news.test', guess: '/services' }
const redirect = { _id: '2', path: '/old', target: '/blog' }

function mockMissed({ addresses, redirects }: MissedAddresses) {
  mockEndpoint('get', '/missed', { addresses: addresses.map((one) => ({ ...one })), redirects: [...redirects] })
}

function open(redirects: MissedAddresses['redirects'] = []) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account })
  mockMissed({ addresses: [address], redirects })
  return visit('/not-found-list')
}

it('an address that was not found leads to the page that was meant by one click; redirects are ended', async () => {
  const { user } = await open()
  const row = within(within(await screen.findByRole('list', { name: 'Not found' })).getByRole('listitem'))
  expect(row.getByText('Asked for 3 times, November 21, 2026')).toBeInTheDocument()
  expect(row.getByText('Linked to by news.test')).toBeInTheDocument()
  expect(row.getByRole('textbox', { name: /^Page that \/servces/ })).toHaveValue('/services')
  const sent = mockEndpoint('post', '/missed/1', { ...redirect, _id: '1' })
  mockMissed({ addresses: [], redirects: [{ ...redirect }] })
  await user.click(row.getByRole('button', { name: 'Redirect /servces' }))
  expect(await screen.findByText('/servces leads to /services now')).toBeInTheDocument()
  expect(sent).toEqual([{ target: '/services' }])
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Not found' })).toHaveFocus())
  expect(screen.getByText('Everything that visitors asked for was found')).toBeInTheDocument()
  mockEndpoint('delete', '/missed/2/redirect', { ...redirect, target: null })
  mockMissed({ addresses: [], redirects: [] })
  await user.click(screen.getByRole('button', { name: 'End the redirect of /old' }))
  await waitFor(() => expect(screen.queryByText('/old')).not.toBeInTheDocument())
})

it('a search finds addresses and redirects by their paths and targets', async () => {
  const { user } = await open([redirect, { _id: '3', path: '/jobs.php', target: '/career' }])
  await user.type(await screen.findByRole('searchbox', { name: 'Search addresses' }), 'CAREER')
  await waitFor(() => expect(screen.queryByText('/old')).not.toBeInTheDocument())
  expect(screen.getByText('/jobs.php')).toBeInTheDocument()
  expect(screen.queryByText('/servces')).not.toBeInTheDocument()
  expect(screen.getByText('None match this filter.')).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('/servces')).toBeInTheDocument()
})

it('the page that was set stays in its field where the list cannot be loaded again', async () => {
  const { user } = await open()
  const field = await screen.findByRole('textbox', { name: /^Page that \/servces/ })
  mockEndpoint('post', '/missed/1', { ...redirect, _id: '1' })
  mockEndpoint('get', '/missed', { message: 'Something went wrong' }, 500)
  await user.clear(field)
  await user.type(field, `${window.location.origin}/price`)
  await user.click(screen.getByRole('button', { name: 'Redirect /servces' }))
  expect(await screen.findByText('/servces leads to /price now')).toBeInTheDocument()
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  expect(field).toHaveValue(`${window.location.origin}/price`)
})

it('a page that the server refuses is named at its field, which has the focus, until it is changed', async () => {
  const { user } = await open()
  const message = 'The target must be a page of this site'
  mockEndpoint('post', '/missed/1', { message, errors: [{ field: 'target', message }] }, 400)
  const field = await screen.findByRole('textbox', { name: /^Page that \/servces/ })
  await user.clear(field)
  await user.type(field, '/nowhere')
  await user.click(screen.getByRole('button', { name: 'Redirect /servces' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('/nowhere')
  await user.type(field, '2')
  expect(field).toBeValid()
})

it.each([
  ['/old.php', '/services', '/old.php', '/services'],
  [' /old.php ', ' /services ', '/old.php', '/services'],
  // Refused by the server, which says so.
  [
    `${window.location.origin}/old.php?id=3`,
    `${window.location.origin}/services#top`,
    '/old.php?id=3',
    '/services#top',
  ],
  [`https://www.${window.location.host}/old/`, '/', '/old/', '/'],
  ['https://elsewhere.test/old', '/services', 'https://elsewhere.test/old', '/services'],
])(
  'the address %s leads to %s before anybody asks for it; then the next one is typed',
  async (path, target, ...sent) => {
    const { user } = await open()
    const form = within(await screen.findByRole('form', { name: 'Redirect an address' }))
    const bodies = mockEndpoint('post', '/missed', { ...redirect })
    mockMissed({ addresses: [], redirects: [redirect] })
    await user.type(form.getByRole('textbox', { name: 'Address' }), path)
    await user.type(form.getByRole('textbox', { name: 'Page' }), `${target}{Enter}`)
    expect(await screen.findByText('/old leads to /blog now')).toBeInTheDocument()
    expect(bodies).toEqual([{ path: sent[0], target: sent[1] }])
    expect(await screen.findByRole('button', { name: 'End the redirect of /old' })).toBeInTheDocument()
    expect(form.getByRole('textbox', { name: 'Address' })).toHaveFocus()
    for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('')
  },
)

it.each([
  ['path', 'Address', 'There is a page at this address: only addresses that are not found can be redirected', 409],
  ['target', 'Page', 'An address cannot lead to itself: choose another page', 400],
])(
  'what is wrong with an entered %s is said at the field, and what was typed stays',
  async (name, label, message, status) => {
    const { user } = await open()
    const form = within(await screen.findByRole('form', { name: 'Redirect an address' }))
    mockEndpoint('post', '/missed', { message, errors: [{ field: name, message }] }, status)
    await user.type(form.getByRole('textbox', { name: 'Address' }), '/blog')
    await user.type(form.getByRole('textbox', { name: 'Page' }), '/blog{Enter}')
    const field = form.getByRole('textbox', { name: label })
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toHaveFocus()
    for (const each of form.getAllByRole('textbox')) expect(each).toHaveValue('/blog')
  },
)
