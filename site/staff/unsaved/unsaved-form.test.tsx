import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { mockEntry, mockMutation } from '../../testing/staff/mock-mutations.ts'
import { account } from '../../testing/account.ts'
import { openEdit, openList } from '../../testing/staff/open-screen.ts'
import { aFaq, aMember, aPost } from '../../testing/entries.ts'
import { mockHeld, mockEndpoint } from '../../testing/mock-api.ts'
import { saveName } from '../../state/user-name-storage.ts'
import { sessionEndedAtom } from '../../state/session.ts'

vi.mock('../editor/rich-text-editor.tsx', () => import('../../testing/staff/plain-editor.tsx'))

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

  it('of a new entry stays stored after newer text is deleted, or saved as another entry', async () => {
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

  it('of an entry is not offered any more once newer text of it is saved', async () => {
    const made = aFaq({ _id: '7' })
    const first = await openEdit('faq', made)
    await first.user.type(question(), ' Older')
    first.unmount()
    const { user, unmount } = await openEdit('faq', made)
    await screen.findByRole('button', { name: 'Restore it' })
    await user.type(question(), ' Newer')
    expect(screen.getByRole('button', { name: 'Restore it' })).toBeInTheDocument()
    mockMutation('patch', 'faq', { body: { ...made, title: `${made.title} Newer` } })
    mockEntry('faq', made, '"2"')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText(/^Faq update/)
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
    expect(unsavedForms()).toEqual([])
    unmount()
    await openEdit('faq', made)
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
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

  it('while it is being saved asks, and leaves once that is done', async () => {
    const { user } = await openList('faq')
    const release = mockHeld('post', '/faq', aFaq(), 201)
    await user.type(question(), 'When?')
    await user.type(screen.getByLabelText('Answer'), 'Now.')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(link())
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    release()
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(unsavedForms()).toEqual([])
  })

  it('by a logout while it is being saved is asked on once that is done, and followed when the user says so', async () => {
    const { user } = await openList('faq')
    const logouts = mockEndpoint('get', '/logout', {})
    const release = mockHeld('post', '/faq', aFaq(), 201)
    await user.type(question(), 'When?')
    await user.type(screen.getByLabelText('Answer'), 'Now.')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    release()
    const saved = within(await screen.findByRole('dialog', { name: 'Log out?' }))
    expect(saved.getByText('Everything is saved now.')).toBeInTheDocument()
    expect(question()).toHaveValue('')
    expect(logouts).toEqual([])
    await user.click(saved.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(logouts).toHaveLength(1))
  })

  it('by Back while the question of a logout is open does not log out', async () => {
    const { user, unmount } = await openList('faq')
    const logouts = mockEndpoint('get', '/logout', {})
    await user.type(question(), 'When?')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    unmount()
    await openList('faq')
    expect(logouts).toEqual([])
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

describe('a session that ends while something is being written', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
  })
  const bar = 'You were signed out. Sign in to go on.'
  const refusal = { status: 401, body: { message: 'Please login first' } }

  /** A form with a text and a file, in which an action has found that there is no session. */
  async function interrupted() {
    saveName('Asha')
    const opened = await openList('team', [aMember({ name: 'Binod' })])
    const name = opened.form.getByLabelText('Name')
    await opened.user.type(name, 'Asha')
    await opened.user.upload(opened.form.getByLabelText('Image'), new File(['x'], 'asha.png', { type: 'image/png' }))
    mockMutation('delete', 'team', refusal)
    await opened.user.click(await screen.findByRole('button', { name: 'Delete Binod' }))
    await opened.user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(bar)
    return { ...opened, name }
  }
  const signIn = async (user: UserEvent, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    mockEndpoint('post', '/login', { _id: '1', name, email: 'asha@example.com' })
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), 'asha@example.com')
    await user.type(dialog.getByLabelText('Password'), 'secret password')
    await user.click(dialog.getByRole('button', { name: 'login' }))
  }

  it('leaves the screen as it is, where one types on, signs in and sends', async () => {
    const { user, form, name } = await interrupted()
    expect(screen.getByText(bar)).toHaveRole('status')
    await user.type(name, ' Rai')
    await waitFor(() => expect(localStorage.getItem('draft:Asha:team:new')).toContain('Asha Rai'))
    await signIn(user, 'Asha')
    await waitFor(() => expect(screen.queryByText(bar)).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(name).toHaveValue('Asha Rai')
    const calls = mockMutation('post', 'team', { body: aMember() })
    await user.click(form.getByRole('button', { name: 'Create' }))
    await screen.findByText('Team create successfully')
    expect(calls.map(({ fields }) => [fields['name'], fields['image']])).toEqual([['Asha Rai', 'a file']])
  })

  it('goes on where a session was begun in another tab', async () => {
    const { name } = await interrupted()
    fireEvent.focus(window)
    expect(screen.getByText(bar)).toBeInTheDocument()
    mockEndpoint('get', '/account', { ...account, name: 'Asha' })
    fireEvent.focus(window)
    await waitFor(() => expect(screen.queryByText(bar)).not.toBeInTheDocument())
    expect(name).toHaveValue('Asha')
  })

  it('shows nothing of it to somebody else, who signs in next', async () => {
    const { user } = await interrupted()
    await signIn(user, 'Binod')
    await screen.findByText('You are signed in as Binod. What Asha was writing here is kept for Asha.')
    expect(screen.queryByDisplayValue('Asha')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    const others = within(await screen.findByRole('form', { name: 'Create Team' }))
    expect(others.getByLabelText('Name')).toHaveValue('')
    expect(others.queryByText(/^asha\.png/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
    expect(unsavedForms()).toEqual(['draft:Asha:team:new'])
  })

  it('leaves nothing of it on the screen after a logout in another tab', async () => {
    await interrupted()
    localStorage.clear()
    fireEvent(window, new StorageEvent('storage', { key: 'name', newValue: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
    expect(window.location.search).toBe('')
    expect(unsavedForms()).toEqual([])
  })

  it('keeps what the next session has typed where the logout in another tab is heard of late', async () => {
    await interrupted()
    const kept = unsavedForms()
    fireEvent(window, new StorageEvent('storage', { key: 'name', newValue: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument()
    expect(unsavedForms()).toEqual(kept)
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

it('what others have changed since stays when a form is put back that the end of the session has interrupted', async () => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  saveName('Asha')
  const before = aPost({ _id: '7', title: 'Old title', description: '<p>Old text</p>' })
  const { user, store, form } = await openEdit('blog', before)
  await user.type(await screen.findByLabelText('Title'), ' and more')
  await user.upload(form.getByLabelText('Image'), new File(['x'], 'a.png', { type: 'image/png' }))
  act(() => store.set(sessionEndedAtom))
  await user.type(await screen.findByLabelText('Email'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret password')
  mockEndpoint('post', '/login', { _id: '1', name: 'Asha', email: 'asha@example.com' })
  mockEntry('blog', { ...before, description: '<p>Text of a colleague</p>' }, '"2"')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByDisplayValue('Old title and more')).toBeInTheDocument()
  expect(screen.getByLabelText('Description')).toHaveValue('<p>Text of a colleague</p>')
  expect(screen.getByText(/^a\.png/)).toBeInTheDocument()
})
