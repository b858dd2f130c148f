import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { mockMutation } from '../../testing/admin/mock-mutations.ts'
import { openEdit, openList } from '../../testing/admin/open-screen.ts'
import { aMember, aPost } from '../../testing/entries.ts'
import { mockEndpoint } from '../../testing/mock-api.ts'
import { saveName } from '../../state/name-storage.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/admin/plain-editor.tsx'))

const question = () => screen.getByLabelText('Question')
const unsavedForms = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

describe('unsaved text', () => {
  async function typedAndClosed() {
    const { user, unmount } = await openList('faq')
    await user.type(question(), 'When?')
    await user.type(screen.getByLabelText('Answer'), 'Now.')
    unmount()
    return openList('faq')
  }

  it('is offered when the form is opened again, and put back', async () => {
    const { user } = await typedAndClosed()
    expect(question()).toHaveValue('')
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(question()).toHaveValue('When?')
    expect(question()).toHaveFocus()
    expect(screen.getByLabelText('Answer')).toHaveValue('Now.')
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  })

  it('is deleted by Discard', async () => {
    const { user, unmount } = await typedAndClosed()
    await user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect(question()).toHaveValue('')
    unmount()
    await openList('faq')
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  })

  it('is replaced by newer text, which is offered in turn after Restore', async () => {
    const { user, unmount } = await typedAndClosed()
    await user.type(question(), 'Newer')
    await waitFor(() => expect(localStorage.getItem('draft:faq:new')).toContain('Newer'))
    await user.click(screen.getByRole('button', { name: 'Restore it' }))
    expect(question()).toHaveValue('When?')
    await user.click(screen.getByRole('button', { name: 'Restore it' }))
    expect(question()).toHaveValue('Newer')
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    unmount()
    const again = await openList('faq')
    await again.user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(question()).toHaveValue('Newer')
  })

  it('stays stored after newer text is deleted or saved', async () => {
    const { user, unmount } = await typedAndClosed()
    await user.type(question(), 'x')
    await user.clear(question())
    await waitFor(() => expect(localStorage.getItem('draft:faq:new')).toContain('When?'))
    await user.type(question(), 'Q')
    mockMutation('post', 'faq', { status: 201, body: { _id: '1', title: 'Q', description: 'A' } })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Faq create successfully')
    unmount()
    const again = await openList('faq')
    await again.user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(question()).toHaveValue('When?')
  })

  it('is not stored after it is deleted or saved', async () => {
    const { user } = await openList('faq')
    await user.type(question(), 'Q')
    await waitFor(() => expect(unsavedForms()).toEqual(['draft:faq:new']))
    await user.clear(question())
    await waitFor(() => expect(unsavedForms()).toEqual([]))
    await user.type(question(), 'Q')
    mockMutation('post', 'faq', { status: 201, body: { _id: '1', title: 'Q', description: 'A' } })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Faq create successfully')
    expect(unsavedForms()).toEqual([])
  })

  it('belongs to its entry, and formatted text comes back too', async () => {
    const made = aPost({ _id: '7' })
    const first = await openEdit('blog', made)
    await first.user.type(await screen.findByLabelText('Description'), '!')
    first.unmount()
    const other = await openList('blog')
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
    other.unmount()
    const { user } = await openEdit('blog', made)
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(await screen.findByLabelText('Description')).toHaveValue(`${made.description}!`)
  })

  it('mentions that its picture was not stored, if it had one', async () => {
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
    const { user, form, unmount } = await openList('team')
    await user.type(form.getByLabelText('Name'), 'A')
    unmount()
    const second = await openList('team')
    expect(await screen.findByText(/was never saved/)).not.toHaveTextContent('image')
    await second.user.upload(second.form.getByLabelText('Image'), new File(['x'], 'a.png', { type: 'image/png' }))
    await second.user.click(screen.getByRole('button', { name: 'Restore it' }))
    expect(second.form.getByText(/^a\.png/)).toBeInTheDocument()
    second.unmount()
    await openList('team')
    expect(await screen.findByText(/was never saved/)).toHaveTextContent(
      'The image that was chosen with it was not kept',
    )
  })

  it.each([
    'no JSON',
    '[]',
    '{"texts":{"title":1,"description":"x"},"at":1}',
    '{"texts":{"other":"x"},"at":1}',
    '{"texts":{"title":"x","description":"y"}}',
  ])('is not offered if it is invalid: %s', async (kept) => {
    localStorage.setItem('draft:faq:new', kept)
    await openList('faq')
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  })
})

describe('leaving', () => {
  const link = () => screen.getByRole('link', { name: 'Dashboard' })

  it('without changes asks nothing', async () => {
    const { user } = await openList('faq')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await user.click(link())
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeInTheDocument()
  })

  it('says that a chosen picture has to be chosen again', async () => {
    const { user, form } = await openList('team')
    await user.upload(form.getByLabelText('Image'), new File(['x'], 'a.png', { type: 'image/png' }))
    await user.click(link())
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(dialog).toHaveTextContent('The chosen picture is not kept: choose it again then.')
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    const atLogout = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(atLogout).toHaveTextContent('Logging out deletes it')
    expect(atLogout).not.toHaveTextContent('The chosen picture')
  })

  it('with changes asks first, with the focus on Stay', async () => {
    const { user } = await openList('faq')
    await user.type(question(), 'When?')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await user.click(link())
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }))
    expect(dialog.queryByText(/chosen picture/)).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(question()).toHaveValue('When?')
    await user.click(link())
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeInTheDocument()
    expect(unsavedForms()).toEqual(['draft:faq:new'])
  })

  it('by a link in a new tab asks nothing', async () => {
    const { user } = await openList('faq')
    await user.type(question(), 'When?')
    link().addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link())
    await user.keyboard('{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a session that ends leads to the login and back, keeping the text and the file', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
  })

  async function typed() {
    saveName('Asha')
    const opened = await openList('team', [aMember({ name: 'Binod' })])
    await opened.user.type(opened.form.getByLabelText('Name'), 'Asha')
    const file = new File(['x'], 'asha.png', { type: 'image/png' })
    await opened.user.upload(opened.form.getByLabelText('Image'), file)
    return opened
  }
  const signIn = async (user: UserEvent, name = 'Asha') => {
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
    mockEndpoint('post', '/login', { _id: '1', name, email: 'asha@example.com' })
    await user.type(screen.getByLabelText('Email'), 'asha@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret password')
    await user.click(screen.getByRole('button', { name: 'login' }))
    return within(await screen.findByRole('form', { name: 'Create Team' }))
  }
  const refusal = { status: 401, body: { message: 'Please login first' } }

  it('while saving', async () => {
    const { user, form } = await typed()
    const calls = mockMutation('post', 'team', refusal, { body: aMember() })
    await user.click(form.getByRole('button', { name: 'Create' }))
    const again = await signIn(user)
    expect(await again.findByDisplayValue('Asha')).toHaveFocus()
    expect(again.getByText(/^asha\.png/)).toBeInTheDocument()
    await user.click(again.getByRole('button', { name: 'Create' }))
    await screen.findByText('Team create successfully')
    expect(calls.map(({ fields }) => fields['image'])).toEqual(['a file', 'a file'])
    expect(calls[1]?.fields['name']).toBe('Asha')
  })

  it('in another tab, detected by another call', async () => {
    const { user } = await typed()
    mockMutation('delete', 'team', refusal)
    await user.click(await screen.findByRole('button', { name: 'Delete Binod' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const again = await signIn(user)
    expect(await again.findByDisplayValue('Asha')).toBeInTheDocument()
    expect(again.getByText(/^asha\.png/)).toBeInTheDocument()
    expect(screen.queryByText(/was never saved/)).not.toBeInTheDocument()
  })

  it('but not to somebody else, who signs in next', async () => {
    const { user, form } = await typed()
    mockMutation('post', 'team', refusal)
    await user.click(form.getByRole('button', { name: 'Create' }))
    const others = await signIn(user, 'Binod')
    expect(others.getByLabelText('Name')).toHaveValue('')
    expect(others.queryByText(/^asha\.png/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  })
})

it('what others have changed since stays when unsaved text is put back', async () => {
  const before = aPost({ _id: '7', title: 'Old title', description: '<p>Old text</p>' })
  const { user, unmount } = await openEdit('blog', before)
  await user.type(await screen.findByLabelText('Title'), ' and more')
  await waitFor(() => expect(unsavedForms()).toHaveLength(1))
  unmount()
  const again = await openEdit('blog', { ...before, description: '<p>Text of a colleague</p>' })
  await again.user.click(await screen.findByRole('button', { name: 'Restore it' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Old title and more')
  expect(screen.getByLabelText('Description')).toHaveValue('<p>Text of a colleague</p>')
})
