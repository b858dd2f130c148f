import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { mockMutation } from '../../testing/staff/mock-mutations.ts'
import { openList, mockSignedInList } from '../../testing/staff/open-screen.ts'
import { screenSpecs } from '../../testing/staff/screen-specs.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

describe.each(screenSpecs)('deleting a $name', ({ name, entry, dialog, question, empty }) => {
  it('asks first, in a dialog with the focus on Cancel; then the list is reloaded', async () => {
    const { user } = await openList(name, [entry({ _id: '7', title: 'Outdated' })])
    const calls = mockMutation('delete', name, { body: { ...entry({ _id: '7' }) } })
    await user.click(await screen.findByRole('button', { name: 'Delete Outdated' }))
    const asked = within(screen.getByRole('dialog', { name: dialog }))
    expect(asked.getByText(question)).toBeInTheDocument()
    expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(calls).toHaveLength(0)
    mockSignedInList(name, [])
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument()
    expect(await screen.findByText(empty)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.activeElement).toHaveAttribute('data-list-heading')
    expect(calls).toHaveLength(1)
  })
})

describe('the dialog', () => {
  const opened = async () => {
    const listed = await openList('faq', [{ _id: '7', title: 'Outdated', description: 'Old' }])
    const calls = mockMutation('delete', 'faq', { status: 503, body: { message: 'The disk is full' } })
    await listed.user.click(await screen.findByRole('button', { name: 'Delete Outdated' }))
    return { ...listed, calls, asked: within(screen.getByRole('dialog')) }
  }

  it.each([
    ['Cancel', () => screen.getByRole('button', { name: 'Cancel' }).click()],
    ['its cross', () => screen.getByRole('button', { name: 'Close' }).click()],
    // The event that browsers fire on Escape.
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('closes with %s, and nothing is deleted', async (_what, close) => {
    const { calls } = await opened()
    close()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls).toHaveLength(0)
    expect(screen.getByText('Outdated')).toBeInTheDocument()
  })

  it('closes and shows the error if deleting fails, and the entry stays', async () => {
    const { user, asked } = await opened()
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('Outdated')).toBeInTheDocument()
  })
})

it('a user whose session has ended is redirected to the login', async () => {
  const { user } = await openList('faq', [{ _id: '7', title: 'Outdated', description: 'Old' }])
  mockMutation('delete', 'faq', { status: 401, body: { message: 'Please login first' } })
  await user.click(await screen.findByRole('button', { name: 'Delete Outdated' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
})
