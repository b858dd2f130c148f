import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { aMember, aPost, picture } from '../../testing/entries.ts'
import { server } from '../../testing/mock-api.ts'
import { mockEntry, writingOf } from '../../testing/staff/mock-mutations.ts'
import { openEdit } from '../../testing/staff/open-screen.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const post = aPost({ _id: '7' })
const inTrash = (type: ResourceName, title: string): TrashEntry => ({
  _id: '7',
  type,
  title,
  deletedAt: '2026-11-21T04:15:00.000Z',
  deletedBy: 'Asha Rai',
  expiresAt: '2026-12-21T04:15:00.000Z',
})
const gone = () => HttpResponse.json({ message: 'Blog not found' }, { status: 404 })
const button = (name: string) => screen.getByRole('button', { name })

/** Opens an entry that is deleted then, and types into it. Returns the calls that change something from then on. */
async function openDeleted(name: ResourceName, entry: AnyEntity, trash: JsonBodyType) {
  const opened = await openEdit(name, entry)
  const calls: string[] = []
  let isThere = false
  const noted = async (request: Request) => {
    const isForm = request.headers.get('content-type')?.includes('multipart')
    const body: Readonly<Record<string, unknown>> = isForm
      ? Object.fromEntries(await request.clone().formData())
      : Object(await request.clone().json())
    const { pathname, search } = new URL(request.url)
    calls.push([request.method, pathname + search, body['title'] ?? body['name']].filter(Boolean).join(' '))
  }
  server.use(
    http.get('*/api/trash/:type', () => HttpResponse.json(trash)),
    http.post('*/api/trash/:type/7', async ({ request }) => {
      await noted(request)
      isThere = true
      return HttpResponse.json({ _id: '7', type: name, title: '' })
    }),
    ...['publish', 'draft'].map((verb) =>
      http.all(`*/api/${verb}/blog/:id`, async ({ request, params }) => {
        await noted(request)
        if (params['id'] === '7' && !isThere) return gone()
        return HttpResponse.json({ ...writingOf({ ...entry, _id: String(params['id']) }) })
      }),
    ),
    http.patch('*/api/team/7', async ({ request }) => (await noted(request), gone())),
  )
  const title = opened.form.getByLabelText(name === 'team' ? 'Name' : 'Title')
  fireEvent.change(title, { target: { value: 'Typed' } })
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'This has been deleted' }))
  return { ...opened, calls, noted, title, dialog }
}

it('an entry that somebody has deleted is restored with what is typed', async () => {
  const { user, calls, dialog } = await openDeleted('blog', post, {
    entries: [{ ...inTrash('blog', post.title) }],
    next: null,
  })
  await user.click(button('Update'))
  const shown = await dialog()
  expect(await shown.findByText(/^Asha Rai moved it to the trash on Nov 21, 2026, 10:00 AM/)).toBeInTheDocument()
  expect(shown.getByRole('button', { name: 'Go on editing' })).toHaveFocus()
  await user.click(shown.getByRole('button', { name: 'Restore and save' }))
  await waitFor(() => expect(calls.at(-1)).toBe('POST /api/publish/blog/7 Typed'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toEqual(['POST /api/publish/blog/7 Typed', 'POST /api/trash/blog/7', 'POST /api/publish/blog/7 Typed'])
})

it('a permanently deleted entry is created anew with all that was typed, in both languages', async () => {
  const entry = { ...post, image: picture }
  const { user, calls, noted, dialog } = await openDeleted('blog', entry, { entries: [], next: null })
  await user.click(screen.getByRole('tab', { name: /नेपाली/ }))
  fireEvent.change(screen.getByLabelText('Title (नेपाली)'), { target: { value: 'शीर्षक' } })
  await user.click(screen.getByRole('tab', { name: /English/ }))
  server.use(
    http.post('*/api/draft/blog', async ({ request }) => {
      await noted(request)
      return HttpResponse.json({ ...writingOf({ ...entry, _id: '8', title: 'Typed' }) }, { status: 201 })
    }),
  )
  await user.click(button('Update'))
  const shown = await dialog()
  expect(await shown.findByText('It is not in the trash, and cannot be restored.')).toBeInTheDocument()
  expect(shown.getByText(/none of its picture/)).toBeInTheDocument()
  expect(shown.queryByRole('button', { name: 'Restore and save' })).not.toBeInTheDocument()
  calls.length = 0
  mockEntry('blog', { ...post, _id: '8', title: 'Stored' }, '"1"')
  await user.click(shown.getByRole('button', { name: 'Save as a new entry' }))
  expect(await screen.findByText('Draft saved')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Stored'))
  expect(calls).toEqual(['POST /api/draft/blog Typed', 'PATCH /api/draft/blog/8?lang=ne शीर्षक'])
  expect(localStorage.getItem('draft:blog:7')).toBeNull()
})

it('goes on without saving by itself where the user goes on editing, and asks once more when it is saved', async () => {
  const { user, calls, title, dialog } = await openDeleted('blog', post, null)
  const refusal = { message: messages.notAllowed }
  server.use(http.get('*/api/trash/:type', () => HttpResponse.json(refusal, { status: 403 })))
  const shown = await waitFor(dialog, { timeout: 5000 })
  expect(await shown.findByText('Your account cannot restore it from the trash.')).toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Go on editing' }))
  expect(await screen.findByText(/^Not saved: This has been deleted meanwhile/)).toBeInTheDocument()
  fireEvent.change(title, { target: { value: 'Typed on' } })
  expect(title).toHaveValue('Typed on')
  await user.click(button('Save draft'))
  await dialog()
  expect(calls).toEqual(['PATCH /api/draft/blog/7?autosave=true Typed', 'PATCH /api/draft/blog/7 Typed on'])
})

it('shows in the form why a new entry is refused, and keeps what is typed', async () => {
  const { user, title, dialog } = await openDeleted('team', aMember({ _id: '7' }), { entries: [], next: null })
  const wrong = { field: 'post', message: 'Post is required' }
  server.use(
    http.post('*/api/team', () => HttpResponse.json({ message: wrong.message, errors: [wrong] }, { status: 400 })),
  )
  await user.click(button('Update'))
  await user.click((await dialog()).getByRole('button', { name: 'Save as a new entry' }))
  await waitFor(() => expect(screen.getByLabelText('Post')).toBeInvalid())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(title).toHaveValue('Typed')
})

it('leaves no half of a new entry where its other language is refused', async () => {
  const { user, calls, noted, dialog } = await openDeleted('blog', post, { entries: [], next: null })
  await user.click(screen.getByRole('tab', { name: /नेपाली/ }))
  fireEvent.change(screen.getByLabelText('Title (नेपाली)'), { target: { value: 'शीर्षक' } })
  const errors = [{ field: 'title', message: 'Title must be at most 200 characters' }]
  server.use(
    http.post('*/api/draft/blog', async ({ request }) => {
      await noted(request)
      return HttpResponse.json({ ...writingOf({ ...post, _id: '8', title: 'Typed' }) }, { status: 201 })
    }),
    http.patch('*/api/draft/blog/8', () => HttpResponse.json({ message: errors[0]?.message, errors }, { status: 400 })),
    http.delete('*/api/blog/8', ({ request }) => {
      calls.push(`DELETE ${new URL(request.url).pathname}`)
      return HttpResponse.json({ ...post, _id: '8' })
    }),
  )
  await user.click(button('Update'))
  const shown = await dialog()
  calls.length = 0
  await user.click(await shown.findByRole('button', { name: 'Save as a new entry' }))
  await waitFor(() => expect(calls).toEqual(['POST /api/draft/blog Typed', 'DELETE /api/blog/8']))
})
