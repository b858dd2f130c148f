import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { aMember, aPost } from '../testing/entries.ts'
import { mockEntry, mockMutation } from '../testing/staff/mock-mutations.ts'
import { latinWords } from '#contract/testing/latin-words.ts'
import { mockContent, mockEndpoint } from '../testing/mock-api.ts'
import { someSettings } from '../testing/staff/settings.ts'
import { visit } from '../testing/visit.tsx'

/** Names of keys and of formats, which stay as they are; and the place of toasts, which another file may have opened in English. */
const isName = (word: string): boolean => /^(Ctrl|Shift|Alt|JPEG|PNG|WebP|AVIF|GIF|Notifications)$/.test(word)

const at = '2026-11-22T08:20:00.000Z'
const firm = { firmName: 'लेखदण्ड', shortName: 'लेखदण्ड' }
const account = {
  _id: '1',
  name: 'आशा राई',
  email: 'asha@example.com',
  role: 'administrator',
  language: 'ne',
  secondFactor: 'on',
}
const maya = {
  _id: '2',
  name: 'माया',
  email: 'maya@example.com',
  role: 'editor',
  invited: true,
  usedAt: null,
  secondFactor: true,
}
const post = aPost({ _id: '7', title: 'कर', description: '<p>तिर्ने दिन</p>' })
const session = { _id: '1', device: 'Unknown', address: '203.0.113.7', createdAt: at, usedAt: at }

afterEach(() => void vi.useRealTimers())

async function open(path: string, language: 'en' | 'ne' = 'ne', content: Parameters<typeof mockContent>[0] = {}) {
  mockContent({ team: [aMember({ name: 'सरिता राई', post: 'साझेदार' })], blog: [post], faq: [], ...content })
  mockEntry('blog', post, '"1"')
  mockEndpoint('get', '/loggedin', true)
  mockEndpoint('get', '/account', { ...account, language })
  mockEndpoint('get', '/account/sessions', [
    { ...session, current: true },
    { ...session, _id: '2', current: false },
  ])
  mockEndpoint('get', '/account/api-keys', [{ _id: '1', name: 'आयात', role: 'editor', createdAt: at, usedAt: at }])
  mockEndpoint('get', '/people', [{ ...account, invited: false, usedAt: at, secondFactor: false }, maya])
  mockEndpoint('get', '/password-reset', { byMail: true })
  mockEndpoint('get', '/account/second-factor', { state: 'on', recoveryCodesLeft: 10 })
  mockEndpoint('get', '/sign-in-policy', { secondFactorRequired: false })
  mockEndpoint('get', '/settings', someSettings())
  mockEndpoint('get', '/registration', { open: false })
  return visit(path, firm, language)
}

it.each([
  ['/dashboard', 'स्वागत छ, आशा राई'],
  ['/account', 'मेरो खाता'],
  ['/people', 'मानिसहरू'],
  ['/add-price', 'शुल्क थप्नुहोस्'],
  ['/site-settings', 'संस्था'],
  ['/register', 'दर्ता'],
  ['/add-blog', 'नयाँ लेख'],
  ['/edit-blog/7', 'लेख सम्पादन'],
  ['/add-faq', 'नयाँ प्रश्न'],
])('%s in Nepali has no English word', async (path, title) => {
  await open(path)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument())
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText('खुल्दै छ')).not.toBeInTheDocument())
  // Until it is set, it may be that of another file's last page.
  await waitFor(() => expect(document.title).not.toMatch(/\p{Script=Latin}/u))
  expect(document.documentElement.lang).toBe('ne')
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/^\/ne\/./)
  expect(latinWords(document).filter((word) => !isName(word))).toEqual([])
})

it('the dialogs about people have no English word, and messages of the API are in Nepali', async () => {
  const { user } = await open('/people')
  for (const name of ['माया को भूमिका', 'माया लाई फेरि बोलाउनुहोस्', 'माया लाई हटाउनुहोस्', 'सहकर्मीलाई बोलाउनुहोस्']) {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog')
    expect(latinWords(document).filter((word) => !isName(word))).toEqual([])
    if (name !== 'सहकर्मीलाई बोलाउनुहोस्') await user.click(screen.getByRole('button', { name: 'रद्द गर्नुहोस्' }))
  }
  const rejection = { field: 'name', message: 'Name is required' }
  mockEndpoint('post', '/people', { message: rejection.message, errors: [rejection] }, 400)
  await user.click(screen.getByRole('button', { name: 'बोलाउनुहोस्' }))
  expect(await screen.findByText('नाम भर्नुहोस्', { selector: 'dialog form *' })).toBeInTheDocument()
  expect(screen.getByLabelText('नाम')).toHaveAccessibleDescription('नाम भर्नुहोस्')
})

it('the desk has no English word in the list, an inquiry and the data of a person', async () => {
  vi.setSystemTime(at)
  const inquiry = {
    _id: 'i',
    name: 'हरि',
    email: 'h@example.com',
    phone: '०१-५५५०१००',
    message: 'कति कर लाग्छ?',
    createdAt: at,
  }
  const holder = { _id: '2', name: 'माया' }
  const row = {
    _id: 'i',
    status: 'open',
    takenBy: holder,
    answerBy: '2026-11-20T08:20:00.000Z',
    removeAt: at,
    language: 'ne',
  }
  const deeds = [
    ['taken', ''],
    ['taken', 'आशा'],
    ['released', ''],
    ['note', 'फोन गरेँ'],
    ['reply', 'नमस्ते'],
    ['status', 'answered'],
  ] as const
  const thread = deeds.map(([kind, text], _id) => ({ _id: `${_id}`, at, who: _id === 0 ? '' : 'माया', kind, text }))
  mockEndpoint('get', '/desk', [row])
  mockEndpoint('get', '/desk/counts', { new: 2, overdue: 1, mine: 0 })
  mockEndpoint('get', '/desk/i', { ...row, inquiry: { ...inquiry, phone: '९८४१२३४५६७' }, thread })
  mockEndpoint('get', '/desk/options', {
    sendsMail: true,
    templates: [{ name: 'भेट', text: '' }],
    keepMonths: 12,
    staff: [],
  })
  const { user } = await open('/inquiry-list', 'ne', { inquiry: [inquiry] })
  expect(await screen.findByText('ढिला: म्याद नाघेको २ दिन भयो')).toHaveAttribute(
    'title',
    'जवाफ दिने भनिएको समय: २०८३ मंसिर ४, दिउँसो २:०५',
  )
  expect(await screen.findByText(/^एउटा सोधपुछ .* २०८३ मंसिर ६ मा: १२ महिनादेखि/)).toBeInTheDocument()
  expect(within(screen.getByRole('table')).getByText('२०८३ मंसिर ६')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(/^\(२, १ ढिला\) सोधपुछ/))
  await user.type(screen.getByRole('searchbox'), '२०८३ मंसिर ६')
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
  expect(latinWords(document)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'हरि को विवरण' }))
  const dialog = await screen.findByRole('dialog', { name: 'हरि' })
  const said = (await within(dialog).findAllByRole('listitem')).map((item) => item.querySelector('p')?.textContent)
  expect(said).toEqual(
    [
      'कुनै व्यक्तिले लिए',
      'मायाले आशालाई दिए',
      'मायाले फिर्ता दिए',
      'मायाले टिपोट थपे',
      'मायाले जवाफ दिए',
      'मायाले स्थिति “जवाफ दिइएको” बनाए',
    ].map((deed) => `${deed} २०८३ मंसिर ६, दिउँसो २:०५`),
  )
  expect(within(dialog).getByLabelText('जवाफ')).toHaveValue(
    '\n\n२०८३ मंसिर ६, दिउँसो २:०५ मा हरिले लेख्नुभएको:\n> कति कर लाग्छ?\n',
  )
  expect(latinWords(document)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'बन्द गर्नुहोस्' }))

  await user.click(screen.getByRole('button', { name: 'एक व्यक्तिको विवरण' }))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('इमेल'), inquiry.email)
  await user.click(screen.getByRole('button', { name: 'मेटाउनुहोस् …' }))
  expect(latinWords(document)).toEqual([])
  mockEndpoint('post', '/desk/person/erase', { inquiries: 3, mails: 0 })
  await user.click(screen.getByRole('button', { name: 'सदाका लागि मेटाउनुहोस्' }))
  expect(await screen.findByText('३ वटा सोधपुछ मेटाइए')).toBeInTheDocument()

  const rejection = { field: 'note', message: 'Note is required' }
  mockEndpoint('patch', '/desk/i', { message: rejection.message, errors: [rejection] }, 400)
  await user.click(screen.getByRole('button', { name: 'हरि को विवरण' }))
  const note = await screen.findByLabelText('टिपोट')
  await user.click(screen.getByRole('button', { name: 'टिपोट थप्नुहोस्' }))
  await waitFor(() => expect(note).toHaveAccessibleDescription(expect.stringMatching(/^टिपोट भर्नुहोस्/)))
})

it('a form names its fields as it labels them, in toasts and beside them', async () => {
  const { user } = await open('/add-faq')
  const rejection = { field: 'title', message: 'Title is required' }
  mockMutation('post', 'faq', { status: 400, body: { message: rejection.message, errors: [rejection] } })
  await user.click(await screen.findByRole('button', { name: 'थप्नुहोस्' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('प्रश्न भर्नुहोस्')
  expect(screen.getByLabelText('प्रश्न')).toHaveAccessibleDescription('प्रश्न भर्नुहोस्')
})

it('is chosen on the account screen: saved, and used at once without losing what was typed', async () => {
  const { user } = await open('/account', 'en')
  const saved = mockEndpoint('patch', '/account', account)
  await user.type(await screen.findByLabelText('Current password'), 'half a passw')
  await user.click(screen.getByRole('radio', { name: 'नेपाली' }))
  expect(await screen.findByLabelText('हालको पासवर्ड')).toHaveValue('half a passw')
  await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'नेपाली' })).toHaveFocus())
  expect(saved).toEqual([{ language: 'ne', currentPassword: '' }])
  expect(document.documentElement.lang).toBe('ne')
  await waitFor(() => expect(document.title).toMatch(/^मेरो खाता/))

  mockEndpoint('patch', '/account', { message: 'Service is not available. Please try again.' }, 503)
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByText('सेवा अहिले उपलब्ध छैन। कृपया फेरि प्रयास गर्नुहोस्।')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'नेपाली' })).toBeChecked()
})

it('is the account’s after signing in, and the site’s pages stay in their own', async () => {
  mockContent()
  mockEndpoint('get', '/account', account)
  mockEndpoint('post', '/login', { _id: '1', name: account.name, email: account.email })
  const { user } = await visit('/login', firm)
  await user.type(await screen.findByLabelText('Email'), account.email)
  await user.type(screen.getByLabelText('Password'), 'the present one')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'स्वागत छ, आशा राई' })).toBeInTheDocument()
  await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: firm.firmName }))
  await waitFor(() => expect(document.documentElement.lang).toBe(DEFAULT_LANGUAGE))
})
