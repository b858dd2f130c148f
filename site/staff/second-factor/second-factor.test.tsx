import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Language } from '#contract/languages.ts'
import { latinWords } from '#contract/testing/latin-words.ts'
import { account } from '../../testing/account.ts'
import { mockContent, mockEndpoint, mockHeld } from '../../testing/mock-api.ts'
import { tryToClose } from '../../testing/try-to-close.ts'
import { visit } from '../../testing/visit.tsx'

const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const made = { secret, uri: `otpauth://totp/x?secret=${secret}`, qr: { size: 29, path: 'M4 4h7v1h-7z' } }
const recoveryCodes = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh']
const wrong = { message: 'Code is not valid', errors: [{ field: 'code', message: 'Code is not valid' }] }

const colleague = (index: number, secondFactor: boolean, invited = false) => ({
  _id: `p${index}`,
  name: `Colleague ${index}`,
  email: `${index}@example.com`,
  role: 'editor',
  invited,
  usedAt: null,
  secondFactor,
})

async function open(
  path: string,
  secondFactor: 'on' | 'off' | 'required',
  language: Language = 'en',
  people: readonly ReturnType<typeof colleague>[] = [],
) {
  mockContent()
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account, secondFactor, language })
  mockEndpoint('get', '/account/sessions', [])
  mockEndpoint('get', '/account/api-keys', [])
  mockEndpoint('get', '/people', [...people])
  mockEndpoint('get', '/sign-in-policy', { secondFactorRequired: false })
  mockEndpoint('get', '/password-reset', { byMail: false })
  mockEndpoint('get', '/account/second-factor', { state: secondFactor, recoveryCodesLeft: 9 })
  return visit(path, {}, language)
}

describe('the second factor', () => {
  it('is set up by password, QR code or secret, and a first code; the recovery codes are shown then', async () => {
    const { user } = await open('/account', 'off')
    await user.click(await screen.findByRole('button', { name: 'Set it up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Second factor' }))
    const begun = mockEndpoint('post', '/account/second-factor', made, 201)
    await user.type(dialog.getByLabelText('Your password'), 'the present one')
    await user.click(dialog.getByRole('button', { name: 'Go on' }))
    expect(await dialog.findByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument()
    expect(dialog.getByLabelText('Or type this secret into the app')).toHaveValue(secret)
    expect(dialog.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', made.uri)
    expect(dialog.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
    mockEndpoint('post', '/account/second-factor/confirm', wrong, 400)
    await user.type(dialog.getByLabelText('Code'), '000000')
    await user.click(dialog.getByRole('button', { name: 'Turn it on' }))
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Code is not valid/))
    const confirmed = mockEndpoint('post', '/account/second-factor/confirm', { recoveryCodes })
    mockEndpoint('get', '/account/second-factor', { state: 'on', recoveryCodesLeft: 10 })
    await user.clear(dialog.getByLabelText('Code'))
    await user.type(dialog.getByLabelText('Code'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Turn it on' }))
    const list = within(await dialog.findByRole('list', { name: 'Recovery codes' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    expect([begun, confirmed]).toEqual([[{ password: 'the present one' }], [{ code: '123456' }]])
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    await dialog.findByText('Copied', { selector: '[role=status]' })
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('On. Recovery codes left: 10.')).toBeInTheDocument()
  })

  it.each([
    ['New recovery codes', '/account/second-factor/recovery-codes', { recoveryCodes }, recoveryCodes[0]],
    ['Turn it off', '/account/second-factor/off', { state: 'off', recoveryCodesLeft: 0 }, 'The second factor is off'],
  ])('%s asks for password and code', async (name, path, answer, shown = '') => {
    const { user } = await open('/account', 'on')
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const sent = mockEndpoint('post', path, answer)
    await user.type(dialog.getByLabelText('Your password'), 'the present one')
    await user.type(dialog.getByLabelText('Code'), '123 456')
    await user.click(dialog.getByRole('button', { name }))
    expect(await screen.findByText(shown)).toBeInTheDocument()
    expect(sent).toEqual([{ password: 'the present one', code: '123 456' }])
  })

  it.each([
    ['Set it up', 'Second factor', 'Turn it on', '/account/second-factor/confirm'],
    ['New recovery codes', 'New recovery codes', 'New recovery codes', '/account/second-factor/recovery-codes'],
  ])('%s: the dialog stays until the recovery codes have come', async (opener, title, button, path) => {
    const isNew = opener === 'Set it up'
    const { user } = await open('/account', isNew ? 'off' : 'on')
    mockEndpoint('post', '/account/second-factor', made, 201)
    await user.click(await screen.findByRole('button', { name: opener }))
    const dialog = await screen.findByRole('dialog', { name: title })
    await user.type(within(dialog).getByLabelText('Your password'), 'the present one')
    if (isNew) await user.click(within(dialog).getByRole('button', { name: 'Go on' }))
    const release = mockHeld('post', path, { recoveryCodes })
    await user.type(await within(dialog).findByLabelText('Code'), '123456')
    await user.click(within(dialog).getByRole('button', { name: button }))
    tryToClose(dialog)
    release()
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument()
  })

  it.each(['/dashboard', '/add-blog', '/account', '/people'])(
    'that is required comes before all that %s would show',
    async (path) => {
      await open(path, 'required')
      expect(await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' })).toBeInTheDocument()
      expect(screen.getByLabelText('Your password')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
      expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument()
    },
  )

  it('that becomes required while something is being written is set up over the screen, which stays', async () => {
    const { user } = await open('/account', 'off')
    const form = within(await screen.findByRole('form', { name: 'Your details' }))
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Asha Tamang')
    const required = { message: 'Please set up your second factor first' }
    mockEndpoint('patch', '/account', required, 403)
    mockEndpoint('get', '/account', { ...account, secondFactor: 'required' })
    await user.click(form.getByRole('button', { name: 'Save' }))
    const bar = await screen.findByText('A second factor is required now. Set yours up to go on.')
    const setUp = within(bar.parentElement ?? document.body).getByRole('button', { name: 'Set it up' })
    await user.click(setUp)
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up your second factor' }))
    mockEndpoint('post', '/account/second-factor', made, 201)
    await user.type(dialog.getByLabelText('Your password'), 'the present one')
    await user.click(dialog.getByRole('button', { name: 'Go on' }))
    mockEndpoint('post', '/account/second-factor/confirm', { recoveryCodes })
    await user.type(await dialog.findByLabelText('Code'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Turn it on' }))
    await dialog.findByRole('list', { name: 'Recovery codes' })
    mockEndpoint('get', '/account', { ...account, secondFactor: 'on' })
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText(/is required now/)).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(form.getByLabelText('Name')).toHaveValue('Asha Tamang')
    const changed = mockEndpoint('patch', '/account', { ...account, name: 'Asha Tamang' })
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toHaveLength(1))
  })

  it.each([
    [[false, false, true], /^2 people have none yet/],
    [[false, true], /^1 person has none yet/],
    [[true], /^Everybody has one already/],
  ])('says whom it would stop before it is required of everybody (%j have one)', async (factors, note) => {
    const people = [...factors.map((has, index) => colleague(index, has)), colleague(9, false, true)]
    const { user } = await open('/people', 'on', 'en', people)
    await user.click(await screen.findByRole('button', { name: 'Require it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Require a second factor of everybody?' }))
    expect(dialog.getByText(note)).toBeInTheDocument()
    const required = mockEndpoint('patch', '/sign-in-policy', { secondFactorRequired: true })
    mockEndpoint('get', '/sign-in-policy', { secondFactorRequired: true })
    await user.click(dialog.getByRole('button', { name: 'Require it' }))
    expect(await screen.findByText('Everybody must have one.')).toBeInTheDocument()
    expect(required).toEqual([{ secondFactorRequired: true }])
  })

  it('has no English word in Nepali', async () => {
    const { user } = await open('/account', 'off', 'ne')
    await user.click(await screen.findByRole('button', { name: 'राख्नुहोस्' }))
    mockEndpoint('post', '/account/second-factor', made, 201)
    mockEndpoint('post', '/account/second-factor/confirm', { recoveryCodes })
    const dialog = await screen.findByRole('dialog', { name: 'दोस्रो प्रमाण' })
    // Names; and the place of toasts, which another file may have opened in English.
    const isName = (word: string) => /^(Lekhdanda|Asha|Rai|Notifications)$/.test(word)
    const clean = () => expect(latinWords(document).filter((word) => !isName(word))).toEqual([])
    clean()
    await user.type(within(dialog).getByLabelText('तपाईंको पासवर्ड'), 'x')
    await user.click(within(dialog).getByRole('button', { name: 'अघि बढ्नुहोस्' }))
    await user.type(await within(dialog).findByLabelText('कोड'), '123456')
    clean()
    await user.click(within(dialog).getByRole('button', { name: 'खोल्नुहोस्' }))
    await within(dialog).findByRole('list', { name: 'जगेडा कोड' })
    clean()
  })
})

describe('signing in with it', () => {
  const person = { _id: '1', name: 'Asha', email: 'asha@example.com' }
  const message = 'Code of your second factor is missing'

  it('asks for the code once the password is right, and sends both again', async () => {
    mockContent()
    const { user } = await visit('/login')
    mockEndpoint('post', '/login', { message, errors: [{ field: 'code', message }] }, 401)
    await user.type(await screen.findByLabelText('Email'), person.email)
    await user.type(screen.getByLabelText('Password'), 'the password')
    await user.click(screen.getByRole('button', { name: 'login' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Second factor' }))
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    mockEndpoint('post', '/login', wrong, 401)
    await user.type(dialog.getByLabelText('Code'), '000000')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Code is not valid/))
    const sent = mockEndpoint('post', '/login', person)
    await user.clear(dialog.getByLabelText('Code'))
    await user.type(dialog.getByLabelText('Code'), '123456')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Login successfully')).toBeInTheDocument()
    expect(sent).toEqual([{ email: person.email, password: 'the password', code: '123456' }])
  })
})
