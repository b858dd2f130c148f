import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { mockEndpoint, mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

it('the price screen sends nothing, not even on Enter', async () => {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  const { user } = await visit('/add-price')
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => void calls.push(`${request.method} ${request.url}`)
  server.events.on('request:start', note)
  await user.type(await screen.findByLabelText('Heading title'), 'Our prices')
  await user.type(screen.getByLabelText('Sub title'), 'In rupees')
  const item = within(screen.getByRole('group', { name: 'Price item' }))
  await user.type(item.getByLabelText('Title'), 'Starter')
  await user.type(item.getByLabelText('Desc'), 'Books once a month')
  await user.type(item.getByLabelText('Price'), '900{Enter}')
  server.events.removeListener('request:start', note)
  expect(item.getByLabelText('Price')).toHaveValue('900')
  expect(calls).toEqual([])
  expect(screen.getByRole('main').querySelector('button')).toBeNull()
})
