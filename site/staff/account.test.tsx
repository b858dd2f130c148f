import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { OwnApiKey, OwnSession } from '#contract/account.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { account } from '../testing/account.ts'
import { mockContent, mockEndpoint, mockHeld, server } from '../testing/mock-api.ts'
import { tryToClose } from '../testing/try-to-close.ts'
import { visit } from '../testing/visit.tsx'
import { deferred } from '../testing/deferred.ts'

const at = '2026-11-21T04:15:00.000Z'
const session = (id: string, current = false): OwnSession => ({
  _id: id,
  device: current ? 'Firefox on Linux' : 'Safari on iOS',
  address: '203.0.113.7',
  createdAt: at,
  usedAt: at,
  current,
})

async function open(path: string, given: object = account, keys: readonly OwnApiKey[] = []) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...given })
  mockEndpoint('get', '/account/sessions', [{ ...session('1', true) }, { ...session('2') }])
  mockEndpoint(
    'get',
    '/account/api-keys',
    keys.map((key) => ({ ...key })),
  )
  mockEndpoint('get', '/account/second-factor', { state: 'off', recoveryCodesLeft: 0 })
  mockEndpoint('get', '/sign-in-policy', { secondFactorRequired: false })
  mockEndpoint('get', '/password-reset', { byMail: false })
  return visit(path)
}

describe('the own account', () => {
  it('asks for the current password only if the e-mail is another', async () => {
    const { user } = await open('/account')
    const form = within(await screen.findByRole('form', { name: 'Your details' }))
    const changed = mockEndpoint('patch', '/account', { ...account, name: 'Asha Tamang' })
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Asha Tamang')
    expect(form.queryByLabelText('Current password')).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your details are saved')).toBeInTheDocument()
    expect(changed).toEqual([{ name: 'Asha Tamang', currentPassword: '' }])
    expect(localStorage.getItem('name')).toBe('Asha Tamang')

    const rejection = { field: 'currentPassword', message: 'Password is incorrect' }
    mockEndpoint('patch', '/account', { message: rejection.message, errors: [rejection] }, 400)
    await user.type(form.getByLabelText('Email'), '.np')
    await user.type(form.getByLabelText('Current password'), 'a guess')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form.getByLabelText('Current password')).toHaveFocus())
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(/Password is incorrect/)
  })

  it('keeps what is typed where the session ends before it is saved', async () => {
    localStorage.setItem('name', account.name)
    const { user } = await open('/account')
    const form = within(await screen.findByRole('form', { name: 'Your details' }))
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Asha Tamang')
    mockEndpoint('patch', '/account', { message: 'Please login first' }, 401)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You were signed out. Sign in to go on.')).toBeInTheDocument()
    expect(form.getByLabelText('Name')).toHaveValue('Asha Tamang')
  })

  it.each([
    ['short', 'short', 'New password', 'Password must have at least 8 characters'],
    ['long enough', 'long enoguh', 'Confirm new password', "Password doesn't match"],
  ])('a new password %j, repeated as %j, is not sent', async (password, confirmation, at_, message) => {
    const { user } = await open('/account')
    const form = within(await screen.findByRole('form', { name: 'Password' }))
    const sent = mockEndpoint('post', '/account/password', { message: 'Password changed' })
    await user.type(form.getByLabelText('Current password'), 'the present one')
    await user.type(form.getByLabelText('New password'), password)
    await user.type(form.getByLabelText('Confirm new password'), confirmation)
    await user.click(form.getByRole('button', { name: 'Change password' }))
    expect(form.getByLabelText(at_)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(sent).toEqual([])
  })

  it('lists the sessions, and ends another one', async () => {
    const { user } = await open('/account')
    const list = within(await screen.findByRole('list', { name: 'Sessions' }))
    expect(list.getByText('This browser')).toBeInTheDocument()
    const ended: string[] = []
    server.use(
      http.delete('*/api/account/sessions/:id', ({ params }) => {
        ended.push(String(params['id']))
        return HttpResponse.json({ ...session('2') })
      }),
    )
    mockEndpoint('get', '/account/sessions', [{ ...session('1', true) }])
    await user.click(list.getByRole('button', { name: 'End the session of Safari on iOS' }))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument())
    expect(ended).toEqual(['2'])
    expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument()
  })

  it('ends a key after a question', async () => {
    const key = { _id: '1', name: 'Importer', role: 'editor', createdAt: at, usedAt: null } as const
    const { user } = await open('/account', account, [key])
    await user.click(await screen.findByRole('button', { name: 'End the key Importer' }))
    const ended = mockEndpoint('delete', '/account/api-keys/:id', key)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(ended).toEqual([])
    await user.click(screen.getByRole('button', { name: 'End the key Importer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End the key Importer?' }))
    mockEndpoint('get', '/account/api-keys', [])
    await user.click(dialog.getByRole('button', { name: 'End' }))
    expect(await screen.findByText('The key is ended')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Importer')).not.toBeInTheDocument())
    expect(ended).toHaveLength(1)
  })

  it('makes a key, which is shown once', async () => {
    const { user } = await open('/account', { ...account, role: 'editor' })
    await user.click(await screen.findByRole('button', { name: 'Make a key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    const made = mockEndpoint(
      'post',
      '/account/api-keys',
      { id: '1', key: 'key_x', name: 'Importer', role: 'editor' },
      201,
    )
    await user.type(dialog.getByLabelText('Name'), 'Importer')
    await user.type(dialog.getByLabelText('Your password'), 'the present one')
    await user.click(dialog.getByRole('button', { name: 'Make the key' }))
    expect(await screen.findByLabelText('Key')).toHaveValue('key_x')
    await waitFor(() => expect(screen.getByLabelText('Key')).toHaveFocus())
    const status = within(screen.getByRole('dialog')).getByRole('status')
    expect(status).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(status).toHaveTextContent('Copied'))
    expect(made).toEqual([{ name: 'Importer', role: 'editor', password: 'the present one' }])
  })

  it('the dialog of a key stays until the key has come', async () => {
    const { user } = await open('/account')
    await user.click(await screen.findByRole('button', { name: 'Make a key' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make a key' })
    const made = { id: '1', key: 'key_x', name: 'Importer', role: 'editor' }
    const release = mockHeld('post', '/account/api-keys', made, 201)
    await user.click(screen.getByRole('button', { name: 'Make the key' }))
    tryToClose(dialog)
    release()
    expect(await screen.findByLabelText('Key')).toHaveValue('key_x')
  })
})

describe('people', () => {
  const maya = {
    _id: '2',
    name: 'Maya',
    email: 'maya@example.com',
    role: 'editor',
    invited: true,
    usedAt: null,
    secondFactor: false,
  }

  it('are invited as editors unless another role is chosen, by a link where no mail is sent', async () => {
    mockEndpoint('get', '/people', [{ ...account, invited: false, usedAt: at, secondFactor: false }])
    const { user } = await open('/people')
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))
    expect(dialog.getByRole('radio', { name: 'Editor' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Administrator' })).toHaveAccessibleDescription(/manages people/)
    expect(await dialog.findByText(/sends no mail/)).toBeInTheDocument()
    const link = 'https://site.test/new-password#token'
    const invited = mockEndpoint('post', '/people', { ...maya, link }, 201)
    mockEndpoint('get', '/people', [{ ...account, invited: false, usedAt: at, secondFactor: false }, maya])
    await user.type(dialog.getByLabelText('Name'), 'Maya')
    await user.type(dialog.getByLabelText('Email'), 'maya@example.com')
    await user.click(dialog.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByLabelText('Link')).toHaveValue(link)
    expect(invited).toEqual([{ name: 'Maya', email: 'maya@example.com', role: 'editor', send: 'link' }])
    expect(await screen.findByText(/has not chosen a password yet/)).toBeInTheDocument()
  })

  it.each([
    ['Invite a colleague', 'Invite', '/people'],
    ['Invite again: Maya', 'Make a link', '/people/2/link'],
  ])('the dialog of %s stays until the link has come', async (opener, button, path) => {
    mockEndpoint('get', '/people', [maya])
    const { user } = await open('/people')
    await user.click(await screen.findByRole('button', { name: opener }))
    const dialog = await screen.findByRole('dialog', { name: opener })
    const link = 'https://site.test/new-password#token'
    const release = mockHeld('post', path, { ...maya, link }, 201)
    await user.click(within(dialog).getByRole('button', { name: button }))
    tryToClose(dialog)
    const cancel = within(dialog).queryByRole('button', { name: 'Cancel' })
    if (cancel) await user.click(cancel)
    release()
    expect(await screen.findByLabelText('Link')).toHaveValue(link)
  })

  it('are not said to get no mail before that is known', async () => {
    mockEndpoint('get', '/people', [])
    const { promise: known, resolve: release } = deferred()
    const opened = open('/people')
    server.use(http.get('*/api/password-reset', () => known.then(() => HttpResponse.json({ byMail: true }))))
    const { user } = await opened
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
    expect(screen.queryByText(/sends no mail/)).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('radio', { name: 'By mail' })).toBeChecked()
  })

  it('role changes and removals ask for confirmation; not offered for oneself', async () => {
    mockEndpoint('get', '/people', [{ ...account, invited: false, usedAt: at, secondFactor: false }, maya])
    const { user } = await open('/people')
    await screen.findByText('maya@example.com')
    expect(screen.queryByRole('button', { name: 'Remove Asha Rai' })).not.toBeInTheDocument()
    const changed = mockEndpoint('patch', '/people/2', { ...maya, role: 'administrator' })
    await user.click(screen.getByRole('button', { name: 'Role of Maya' }))
    await user.click(await screen.findByRole('radio', { name: 'Administrator' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The role is changed')).toBeInTheDocument()
    expect(changed).toEqual([{ role: 'administrator' }])
    const removed = mockEndpoint('delete', '/people/2', maya)
    await user.click(screen.getByRole('button', { name: 'Remove Maya' }))
    mockEndpoint('get', '/people', [{ ...account, invited: false, usedAt: at, secondFactor: false }])
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('maya@example.com')).not.toBeInTheDocument())
    expect(removed).toHaveLength(1)
  })

  it('are not shown to editors, nor is what leads to them', async () => {
    await open('/dashboard', { ...account, role: 'editor' })
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
    await waitFor(() => expect(sidebar.queryByRole('link', { name: 'People' })).not.toBeInTheDocument())
    expect(sidebar.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
    expect(sidebar.getByRole('link', { name: 'Account' })).toBeInTheDocument()
  })
})

describe('a forgotten password', () => {
  it.each([
    [true, 'Send the link'],
    [false, /Ask one of its administrators/],
  ])('on /login, with mail: %s', async (byMail, shown) => {
    mockContent()
    mockEndpoint('get', '/password-reset', { byMail })
    const { user } = await visit('/login')
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
    expect(await dialog.findByText(shown)).toBeInTheDocument()
    if (!byMail) return
    const asked = mockEndpoint('post', '/password-reset', { message: 'Success' })
    await user.type(dialog.getByLabelText('Email'), 'maya@example.com')
    await user.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await dialog.findByText(/If there is an account/)).toBeInTheDocument()
    expect(asked).toEqual([{ email: 'maya@example.com' }])
  })

  it('is set anew with the token of the link, and the login knows the e-mail then', async () => {
    mockContent()
    const token = 't'.repeat(43)
    const { user } = await visit(`/new-password#${token}`)
    // As the link to the content does it.
    act(() => {
      window.location.hash = '#content'
      fireEvent(window, new HashChangeEvent('hashchange'))
    })
    const set = mockEndpoint('post', '/password-reset/confirm', { message: 'Done', email: 'maya@example.com' })
    await user.type(await screen.findByLabelText('New password'), 'chosen by Maya')
    await user.type(screen.getByLabelText('Confirm new password'), 'chosen by Maya')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    expect(await screen.findByLabelText('Email')).toHaveValue('maya@example.com')
    expect(set).toEqual([{ token, password: 'chosen by Maya' }])
    window.history.replaceState(null, '', '/')
  })

  it('is asked for no more once the link is known to be over', async () => {
    mockContent()
    const { user } = await visit(`/new-password#${'u'.repeat(43)}`)
    mockEndpoint('post', '/password-reset/confirm', { message: pageMessages.linkOver }, 400)
    await user.type(await screen.findByLabelText('New password'), 'chosen by Maya')
    await user.type(screen.getByLabelText('Confirm new password'), 'chosen by Maya')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument())
    expect(screen.getByText(/no longer valid/, { selector: 'p' })).toBeInTheDocument()
    window.history.replaceState(null, '', '/')
  })

  it('is not asked for where the link has lost its token', async () => {
    mockContent()
    await visit('/new-password#cut-off')
    expect(await screen.findByText(/no longer valid/)).toBeInTheDocument()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    window.history.replaceState(null, '', '/')
  })
})
