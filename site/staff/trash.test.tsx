import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { TrashEntry } from '#contract/trash.ts'
import { DAY_MS } from '#contract/time.ts'
import { account } from '../testing/account.ts'
import { mockMutation } from '../testing/staff/mock-mutations.ts'
import { mockSignedInList, openList } from '../testing/staff/open-screen.ts'
import { mockContent, mockEndpoint, mockHeld, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { deferred } from '../testing/deferred.ts'

vi.mock('./editor/rich-text-editor.tsx', () => import('../testing/staff/plain-editor.tsx'))

const day = (days: number) => new Date(Date.now() + days * DAY_MS - 1000).toISOString()
const entry = (_id: string, given: Partial<TrashEntry> = {}): TrashEntry => ({
  _id,
  type: 'blog',
  title: `Post ${_id}`,
  deletedAt: '2026-11-21T04:15:00.000Z',
  deletedBy: 'Asha Rai',
  expiresAt: day(29),
  ...given,
})

async function open(entries: readonly TrashEntry[], role = 'administrator', next: string | null = null) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account, role })
  mockEndpoint('get', '/trash', { entries: entries.map((one) => ({ ...one })), next })
  return visit('/trash')
}

it('says what was deleted, when, by whom and how long it stays', async () => {
  await open([entry('1'), entry('2', { type: 'media', title: '', deletedBy: null, expiresAt: day(0) })])
  const list = within(await screen.findByRole('list', { name: 'Deleted' }))
  const [first, second] = list.getAllByRole('listitem')
  expect(screen.getByRole('heading', { level: 1, name: 'Trash' })).toBeInTheDocument()
  expect(screen.getByText(/for 30 days/)).toBeInTheDocument()
  expect(first).toHaveTextContent('Post 1Blog')
  expect(first).toHaveTextContent('Deleted Nov 21, 2026, 10:00 AM by Asha Rai, 29 days left')
  expect(second).toHaveTextContent('Without a titleFile')
  expect(second).toHaveTextContent('deleted for good within the hour')
  expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('aria-current', 'page')
})

it('a file says with which entry it comes back', async () => {
  const deletedWith = { type: 'blog', _id: '1', title: 'Post 1' } as const
  await open([entry('1'), entry('2', { type: 'media', title: 'a.jpg', deletedWith })])
  expect(await screen.findByText('Comes back with “Post 1” (Blog)')).toBeInTheDocument()
})

it('the next page comes by itself where all of one were restored', async () => {
  const { user } = await open([entry('1')], 'administrator', 'next')
  mockEndpoint('post', '/trash/blog/1', { _id: '1', type: 'blog', title: 'Post 1' })
  const restore = await screen.findByRole('button', { name: 'Restore Post 1' })
  mockEndpoint('get', '/trash', { entries: [{ ...entry('2') }], next: null })
  await user.click(restore)
  expect(await screen.findByRole('button', { name: 'Restore Post 2' })).toBeInTheDocument()
  expect(screen.queryByText('The trash is empty')).not.toBeInTheDocument()
})

it('the files that came back with an entry leave the screen, too', async () => {
  const picture = entry('3', { type: 'media', title: 'office.jpg' })
  const { user } = await open([entry('1'), entry('2'), picture])
  mockEndpoint('post', '/trash/blog/1', { _id: '1', type: 'blog', title: 'Post 1' })
  const restore = await screen.findByRole('button', { name: 'Restore Post 1' })
  mockEndpoint('get', '/trash', { entries: [{ ...entry('2') }], next: null })
  await user.click(restore)
  await waitFor(() => expect(screen.queryByText('office.jpg')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Restore Post 2' })).toHaveFocus()
})

it('a second press on “Show more” adds nothing twice', async () => {
  await open([entry('1')], 'administrator', 'next')
  const more = await screen.findByRole('button', { name: 'Show more' })
  const release = mockHeld('get', '/trash', { entries: [{ ...entry('2') }], next: null })
  fireEvent.click(more)
  fireEvent.click(more)
  release()
  await screen.findByText('Post 2')
  expect(within(screen.getByRole('list', { name: 'Deleted' })).getAllByRole('listitem')).toHaveLength(2)
})

it('restores; the focus goes to the next row, at the end to the heading', async () => {
  const { user } = await open([entry('1'), entry('2')])
  const restored = mockEndpoint('post', '/trash/blog/1', { _id: '1', type: 'blog', title: 'Post 1' })
  await user.click(await screen.findByRole('button', { name: 'Restore Post 1' }))
  expect(await screen.findByText('Restored')).toBeInTheDocument()
  expect(restored).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Post 2' })).toHaveFocus())
  mockEndpoint('post', '/trash/blog/2', { _id: '2', type: 'blog', title: 'Post 2' })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Deleted' })).toHaveFocus())
})

it('deletes permanently after confirmation; a rejected request keeps the row', async () => {
  const { user } = await open([entry('1')])
  const calls = mockEndpoint('delete', '/trash/blog/1', { message: 'It is locked' }, 409)
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete for good: Post 1' }))
    const asked = within(screen.getByRole('dialog', { name: 'Delete for good: Post 1?' }))
    expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(asked.getByRole('button', { name: 'Delete for good' }))
  }
  await remove()
  expect(await screen.findByText('It is locked')).toBeInTheDocument()
  expect(calls).toHaveLength(1)
  mockEndpoint('delete', '/trash/blog/1', { _id: '1', type: 'blog', title: 'Post 1' })
  await remove()
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
})

it('editors restore and cannot delete permanently', async () => {
  await open([entry('1')], 'editor')
  expect(await screen.findByRole('button', { name: 'Restore Post 1' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Delete for good/ })).not.toBeInTheDocument()
})

it('shows one kind, and further pages', async () => {
  const { user } = await open([entry('1')], 'administrator', 'a position')
  const asked: string[] = []
  server.use(
    http.get('*/api/trash', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ entries: [{ ...entry('2') }], next: null })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Post 2')).toBeInTheDocument()
  expect(screen.getByText('Post 1')).toBeInTheDocument()
  expect(asked).toEqual(['?after=a+position'.replace('+', '%20')])
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  mockEndpoint('get', '/trash/contactus', { entries: [], next: null })
  await user.selectOptions(screen.getByLabelText('Kind'), 'Inquiry')
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
})

it('a deleted entry is undone from the toast, by keyboard too, and is in the list again', async () => {
  const { user } = await openList('faq', [{ _id: '7', title: 'Outdated', description: 'Old' }])
  mockMutation('delete', 'faq', { body: { _id: '7', title: 'Outdated', description: 'Old' } })
  await user.click(await screen.findByRole('button', { name: 'Delete Outdated' }))
  mockSignedInList('faq', [])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const toast = (await screen.findByText('Deleted Successfully')).closest('[role="status"]')
  expect(toast).toHaveTextContent('Outdated')
  const undo = screen.getByRole('button', { name: 'Undo: restore Outdated' })
  const restored = mockEndpoint('post', '/trash/faq/7', { _id: '7', type: 'faq', title: 'Outdated' })
  mockSignedInList('faq', [{ _id: '7', title: 'Outdated', description: 'Old' }])
  act(() => undo.focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Restored')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Delete Outdated' })).toBeInTheDocument()
  expect(restored).toHaveLength(1)
  expect(document.activeElement).toHaveAttribute('data-list-heading')
  expect(undo.closest('.Toastify__toast')).toHaveClass('toast-exit')
})

it('an undo that fails says why', async () => {
  const { user } = await openList('faq', [{ _id: '7', title: 'Outdated', description: 'Old' }])
  mockMutation('delete', 'faq', { body: { _id: '7', title: 'Outdated', description: 'Old' } })
  await user.click(await screen.findByRole('button', { name: 'Delete Outdated' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  mockEndpoint('post', '/trash/faq/7', { message: 'Faq not found' }, 404)
  await user.click(await screen.findByRole('button', { name: 'Undo: restore Outdated' }))
  expect(await screen.findByText('Faq not found')).toBeInTheDocument()
})

it('a further page that comes after another kind was chosen is not shown', async () => {
  const { user } = await open([entry('1')], 'administrator', 'a position')
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.get('*/api/trash', async () => {
      await answered
      return HttpResponse.json({ entries: [{ ...entry('2') }], next: null })
    }),
  )
  const handled = vi.fn<() => void>()
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.includes('after=')) handled()
  })
  mockEndpoint('get', '/trash/contactus', { entries: [{ ...entry('3', { type: 'inquiry' }) }], next: null })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await user.selectOptions(screen.getByLabelText('Kind'), 'Inquiry')
  expect(await screen.findByText('Post 3')).toBeInTheDocument()
  await act(async () => {
    answer()
    await vi.waitFor(() => expect(handled).toHaveBeenCalled())
  })
  expect(screen.queryByText('Post 2')).not.toBeInTheDocument()
  expect(screen.getByText('Post 3')).toBeInTheDocument()
  server.events.removeAllListeners()
})

it('an item that is no longer in the trash leaves the screen when restoring it is tried', async () => {
  const { user } = await open([entry('1', { type: 'media', title: 'a.png' }), entry('2')])
  mockEndpoint('post', '/trash/media/1', { message: 'File not found' }, 404)
  await user.click(await screen.findByRole('button', { name: 'Restore a.png' }))
  expect(await screen.findByText('File not found')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('a.png')).not.toBeInTheDocument())
  expect(screen.getByText('Post 2')).toBeInTheDocument()
})
