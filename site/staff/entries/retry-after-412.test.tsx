import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { messages } from '#contract/messages.ts'
import type { EntityOf } from '#contract/index.ts'
import { aMember } from '../../testing/entries.ts'
import { mockEntry, mockMutation } from '../../testing/staff/mock-mutations.ts'
import { openEdit } from '../../testing/staff/open-screen.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

/** Sends the form of a person whose stored entry got the values `meanwhile` after the form was opened. Returns the PATCH calls. */
async function savedAfter(meanwhile: Partial<EntityOf<'team'>>) {
  const { user, form } = await openEdit('team', aMember({ _id: '7' }), '"v1"')
  const calls = mockMutation(
    'patch',
    'team',
    { status: 412, body: { message: messages.changedMeanwhile } },
    { body: aMember({ _id: '7' }) },
  )
  await user.type(form.getByLabelText('Name'), ' Shrestha')
  mockEntry('team', aMember({ _id: '7', ...meanwhile }), '"v2"')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  return calls
}

it('a person whom a post names meanwhile is saved all the same, over the newer tag', async () => {
  const calls = await savedAfter({ posts: [{ _id: 'p1', name: 'A new post', slug: 'a-new-post' }] })
  await screen.findByText('Team updated successfully')
  expect(calls.map(({ tag, fields }) => [tag, fields['name']])).toEqual([
    ['"v1"', 'Sarita Rai Shrestha'],
    ['"v2"', 'Sarita Rai Shrestha'],
  ])
})

it('a person whom somebody else has changed is not saved again', async () => {
  const calls = await savedAfter({ post: 'Founder' })
  const dialog = await screen.findByRole('dialog', { name: 'A newer version was saved' })
  await vi.waitFor(() => expect(within(dialog).getByRole('button', { name: 'Go on editing' })).toHaveFocus())
  expect(calls.map(({ tag }) => tag)).toEqual(['"v1"'])
})
