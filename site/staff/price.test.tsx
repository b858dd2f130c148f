import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { account } from '../testing/account.ts'
import { aPlan, someSettings } from '../testing/staff/settings.ts'
import { mockContent, mockEndpoint, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

function serve(role: 'administrator' | 'editor'): unknown[] {
  const sent: unknown[] = []
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account, role })
  mockEndpoint('get', '/settings', someSettings({ plans: [aPlan('a', 'Regular', '')] }))
  server.use(
    http.patch('*/api/settings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(someSettings({ plans: [aPlan('a', 'Starter', '')] }))
    }),
  )
  return sent
}

it('the price screen changes the heading and the price items of the settings', async () => {
  const sent = serve('administrator')
  const { user } = await visit('/add-price')
  await user.type(await screen.findByLabelText('Heading title'), 'Our prices')
  await user.type(screen.getByLabelText('Sub title'), 'In rupees')
  const item = within(screen.getByRole('group', { name: 'Price item 1: Regular' }))
  await user.clear(item.getByLabelText('Title'))
  await user.type(item.getByLabelText('Title'), 'Starter')
  await user.type(item.getByLabelText('Desc'), 'Books once a month')
  await user.clear(item.getByLabelText('Price'))
  await user.type(item.getByLabelText('Price'), '900{Enter}')
  await screen.findByText('Saved. Visitors see it now.')
  expect(sent).toMatchObject([
    {
      introductions: { priceTitle: { en: 'Our prices' }, price: { en: 'In rupees' } },
      plans: [{ _id: 'a', name: { en: 'Starter' }, price: '900', features: { en: 'Books once a month' } }],
    },
  ])
})

it('leaves alone what is unsaved on the screen of the other settings', async () => {
  localStorage.setItem('name', account.name)
  const unsaved = { texts: { firmName: 'Half a na' }, hadImage: false, at: Date.now() }
  const key = `draft:${account.name}:settings`
  localStorage.setItem(key, JSON.stringify(unsaved))
  const sent = serve('administrator')
  const { user } = await visit('/add-price')
  await user.type(await screen.findByLabelText('Heading title'), 'Our prices')
  expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await screen.findByText('Saved. Visitors see it now.')
  expect(sent).toEqual([{ introductions: { priceTitle: { en: 'Our prices' } } }])
  expect(localStorage.getItem(key)).toBe(JSON.stringify(unsaved))
})

it('shows an editor that it is not allowed', async () => {
  serve('editor')
  await visit('/add-price')
  expect(await screen.findByText('You are not allowed to perform this action.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Heading title')).not.toBeInTheDocument()
})
