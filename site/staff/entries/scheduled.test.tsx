import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { Writing } from '#contract/writing.ts'
import { aPost } from '../../testing/entries.ts'
import { server } from '../../testing/mock-api.ts'
import { unchanged, writingOf } from '../../testing/staff/mock-mutations.ts'
import { mockSignedInList } from '../../testing/staff/open-screen.ts'
import { visit } from '../../testing/visit.tsx'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

const post = aPost({ _id: '7' })
/** Its time is over, and the server has not run it yet. */
const planned = writingOf(post, '"draft"', {
  state: 'draft',
  scheduled: [{ action: 'publish', at: '2026-11-20T09:00:00.000Z' }],
})
/** What the publication makes of it; the first one sets the date. */
const published = writingOf({ ...post, createdAt: '2026-11-20T09:00:01.000Z' }, '"published"')

const TITLE = 'Title'
/** Shows the window again, until the form that is loading its watch of the schedule says what visitors see. */
const seenAgain = () =>
  waitFor(() => {
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.getByText('Visitors see it as it is here.')).toBeInTheDocument()
  })

/** Opens the draft, which is published after that. Returns the tags and titles of its saves. */
async function openBefore(after: Writing) {
  let stored = planned
  const saves: unknown[] = []
  mockSignedInList('blog', [post])
  server.use(
    http.get('*/api/state/blog/:id', () => HttpResponse.json({ ...stored })),
    unchanged('blog'),
    http.patch('*/api/draft/blog/:id', async ({ request }) => {
      const [tag, title] = [request.headers.get('if-match'), (await request.formData()).get('title')]
      saves.push([tag, title])
      if (tag !== stored.revision) return HttpResponse.json({ message: messages.changedMeanwhile }, { status: 412 })
      stored = { ...stored, state: 'changed', revision: '"saved"', entry: { ...stored.entry, title: String(title) } }
      return HttpResponse.json({ ...stored })
    }),
  )
  await visit('/edit-blog/7')
  await screen.findByText(/Will be published/)
  stored = after
  return saves
}

it('a form that is open while its entry is published on time shows that, and typing goes on', async () => {
  const saves = await openBefore(published)
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText(TITLE), { target: { value: 'Typed' } })
  await seenAgain()
  expect(screen.getByRole('button', { name: 'Update' })).toBeInTheDocument()
  expect(screen.getByLabelText(TITLE)).toHaveValue('Typed')
  await waitFor(() => expect(saves).toEqual([['"published"', 'Typed']]), { timeout: 5000 })
  expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('what is saved before the form knows of the publication is saved over it', async () => {
  const saves = await openBefore(published)
  fireEvent.change(screen.getByLabelText(TITLE), { target: { value: 'Typed' } })
  await screen.findByText('Visitors see what was published before.', {}, { timeout: 5000 })
  expect(saves).toEqual([
    ['"draft"', 'Typed'],
    ['"published"', 'Typed'],
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('what somebody else has written before it was published is a conflict still, and the state is shown', async () => {
  const saves = await openBefore({ ...published, entry: { ...published.entry, title: 'Theirs' } })
  await seenAgain()
  fireEvent.change(screen.getByLabelText(TITLE), { target: { value: 'Typed' } })
  const dialog = { name: 'A newer version was saved' }
  expect(await screen.findByRole('dialog', dialog, { timeout: 5000 })).toBeInTheDocument()
  expect(saves).toEqual([['"draft"', 'Typed']])
})
