import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import type { DeskRow } from '#contract/inquiry-desk.ts'
import { shippedTemplates } from '#contract/inquiry-desk-settings.ts'
import type { EntityOf } from '#contract/index.ts'
import { account } from '../testing/account.ts'
import { many } from '../testing/entries.ts'
import { mockEndpoint, mockListError, mockListPending, mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { csvOf } from './inquiries/csv-button.tsx'
import { mailLink, mailTo } from './inquiries/mail-to.ts'
import { loadStaffLanguage } from './language/load-staff-language.ts'
import { phoneLinks } from './inquiries/phone-links.ts'

type Inquiry = EntityOf<'inquiry'>

const anInquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  _id: '1',
  name: 'Binod Shah',
  email: 'binod@example.com',
  phone: '+977 9800000000',
  message: 'Two questions.\nOne on VAT.',
  createdAt: '2026-11-20T20:00:00.000Z',
  ...given,
})

async function list(inquiry: Inquiry[]) {
  mockContent({ inquiry })
  mockEndpoint('get', '/loggedin', true)
  return visit('/inquiry-list')
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('bdi')?.textContent)

describe('the list of inquiries', () => {
  it('shows name, phone, email, message, date and a reply link', async () => {
    await list([anInquiry()])
    const row = (await screen.findAllByRole('row'))[1]
    if (!row) throw new Error('no row')
    for (const text of ['Binod Shah', '+977 9800000000', 'binod@example.com', 'November 21, 2026'])
      expect(within(row).getByText(text)).toBeInTheDocument()
    expect(row.querySelector('p')?.textContent).toBe('Two questions.\nOne on VAT.')
    expect(within(row).getByText('Send').closest('a')).toHaveAttribute(
      'href',
      'mailto:binod@example.com?subject=Your%20inquiry%20of%20November%2021%2C%202026',
    )
  })

  it('is searched in any letter case and in the digits of either script', async () => {
    const { user } = await list([
      anInquiry(),
      anInquiry({ _id: '2', name: 'Gita Rai', phone: '९८४१२३४५६७', email: 'gita@example.com' }),
    ])
    const search = await screen.findByRole('searchbox')
    for (const [typed, found] of [
      ['98412', ['Gita Rai']],
      ['९८००', ['Binod Shah']],
      ['GITA@', ['Gita Rai']],
    ] as const) {
      await user.clear(search)
      await user.type(search, typed)
      expect(names()).toEqual(found)
    }
  })

  it('X6, X12: shows markup as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)></script><script>alert(1)</script>'
    await list([anInquiry({ name: markup, phone: markup, message: markup })])
    expect(await screen.findAllByText(markup)).toHaveLength(3)
  })

  it('shows a message if it is empty', async () => {
    await list([])
    expect(await screen.findByText('No Inquiry Found!')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('shows a placeholder while loading', async () => {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    mockListPending('inquiry')
    await visit('/inquiry-list')
    expect(await within(screen.getByRole('main')).findAllByRole('status')).not.toHaveLength(0)
    expect(screen.queryByText('No Inquiry Found!')).not.toBeInTheDocument()
  })

  it('shows an error if it fails to load, and can be retried', async () => {
    mockContent({ inquiry: [anInquiry()] })
    mockEndpoint('get', '/loggedin', true)
    mockListError('inquiry', 503, 'Service is not available. Please try again.')
    const { user } = await visit('/inquiry-list')
    expect(await screen.findByRole('alert')).toHaveTextContent('Service is not available. Please try again.')
    mockContent({ inquiry: [anInquiry()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Binod Shah')).toBeInTheDocument()
  })

  it('says in place and in a toast that there is no connection', async () => {
    mockContent()
    mockEndpoint('get', '/loggedin', true)
    server.use(http.get('*/api/:path', () => HttpResponse.error()))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit('/inquiry-list')
    await waitFor(() => expect(screen.getAllByText('No connection.')).toHaveLength(2))
    expect(await screen.findByText(/^The states of the inquiries are not known: No connection\./)).toBeInTheDocument()
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument()
  })

  it('shows the beginning of a long message, and all of it when asked', async () => {
    const message = `${'word '.repeat(40)}finish`
    const { user } = await list([anInquiry({ message })])
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(screen.queryByText(/finish$/)).not.toBeInTheDocument()
    await user.click(more)
    expect(screen.getByText(/finish$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show less' }))
    expect(screen.queryByText(/finish$/)).not.toBeInTheDocument()
  })
})

describe('the desk', () => {
  const row = (_id: string, given: Partial<DeskRow> = {}): DeskRow => ({
    _id,
    status: 'new',
    takenBy: null,
    answerBy: null,
    removeAt: null,
    language: 'en',
    ...given,
  })
  const desk = [
    row('1', { status: 'answered' }),
    row('2', { status: 'open', answerBy: '2100-01-01T00:00:00.000Z', takenBy: { _id: 'a', name: 'Asha' } }),
    row('3', { status: 'waiting' }),
    row('4', { answerBy: '2020-01-01T00:00:00.000Z' }),
  ]
  const four = ['Done', 'Open', 'Waits', 'Late'].map((name, n) => anInquiry({ _id: `${n + 1}`, name }))

  it('has what is overdue first, and is narrowed to a state', async () => {
    mockEndpoint('get', '/desk', [...desk])
    const { user } = await list(four)
    expect(await screen.findByText(/^Overdue: /)).toHaveTextContent(/days ago$/)
    expect(names()).toEqual(['Late', 'Open', 'Waits', 'Done'])
    const state = screen.getByLabelText('State')
    for (const [choice, shown] of [
      ['Overdue', ['Late']],
      ['Open', ['Open']],
      ['Waiting', ['Waits']],
    ] as const) {
      await user.selectOptions(state, choice)
      expect(names(), choice).toEqual(shown)
    }
    expect(screen.getByRole('button', { name: 'CSV of these 1' })).toBeEnabled()
  })

  it('marks spam in its row, goes on to the next one, and takes it back', async () => {
    mockEndpoint('get', '/desk', [row('1'), row('2', { status: 'open' }), row('3', { status: 'answered' })])
    const sent = mockEndpoint('patch', '/desk/2', { ...row('2'), inquiry: anInquiry({ _id: '2' }), thread: [] })
    const { user } = await list(four.slice(0, 3))
    const mark = await screen.findByRole('button', { name: 'Mark as spam: Open' })
    expect(screen.queryByRole('button', { name: 'Mark as spam: Late' })).not.toBeInTheDocument()
    mockEndpoint('get', '/desk', [row('1'), row('2', { status: 'spam' })])
    await user.click(mark)
    await waitFor(() => expect(mark).not.toBeInTheDocument())
    expect(sent).toEqual([{ status: 'spam', from: 'open' }])
    expect(screen.getByRole('button', { name: 'Mark as spam: Done' })).toHaveFocus()
    mockEndpoint('get', '/desk', [row('1'), row('2', { status: 'open' })])
    await user.click(await screen.findByRole('button', { name: 'Undo: Open is no spam' }))
    expect(await screen.findByText('Its state is “Open” again')).toBeInTheDocument()
    expect(sent).toEqual([
      { status: 'spam', from: 'open' },
      { status: 'open', from: 'spam' },
    ])
    expect(await screen.findByRole('button', { name: 'Mark as spam: Open' })).toBeInTheDocument()
  })

  it.each(['Mark as spam: Late', 'Undo: Late is no spam'])('%s: shows what a colleague did meanwhile', async (name) => {
    mockEndpoint('get', '/desk', [row('1'), row('2')])
    mockEndpoint('patch', '/desk/1', { ...row('1', { status: 'spam' }), inquiry: anInquiry(), thread: [] })
    const { user } = await list([anInquiry({ name: 'Late' }), anInquiry({ _id: '2', name: 'Other' })])
    if (name.startsWith('Undo')) {
      const mark = await screen.findByRole('button', { name: 'Mark as spam: Late' })
      mockEndpoint('get', '/desk', [row('1', { status: 'spam' }), row('2')])
      await user.click(mark)
      await waitFor(() => expect(mark).not.toBeInTheDocument())
    }
    const button = await screen.findByRole('button', { name })
    const answered = 'This inquiry is now “answered”: Binita has changed it.'
    mockEndpoint('patch', '/desk/1', { message: answered }, 409)
    mockEndpoint('get', '/desk', [row('1', { status: 'answered' }), row('2')])
    await user.click(button)
    expect(await screen.findByText(answered)).toBeInTheDocument()
    const late = screen.getByRole('button', { name: 'Details of Late' })
    await waitFor(() => expect(late.closest('tr')).toHaveTextContent('Answered'))
    expect(screen.queryByRole('button', { name: 'Mark as spam: Late' })).not.toBeInTheDocument()
    expect(late).toHaveFocus()
  })

  it('says beforehand what will be deleted', async () => {
    mockEndpoint('get', '/desk', [row('1', { removeAt: '2026-12-06T10:00:00.000Z' })])
    mockEndpoint('get', '/desk/options', { sendsMail: false, templates: [], keepMonths: 12, staff: [] })
    await list([anInquiry()])
    expect(await screen.findByText(/One inquiry is to be deleted .* December 6, 2026/)).toBeInTheDocument()
  })

  it('shows who has taken one meanwhile', async () => {
    const found = { ...row('1'), inquiry: anInquiry(), thread: [] }
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: false, templates: [], keepMonths: null, staff: [] })
    const taken = 'Somebody else has taken this inquiry. It can be handed over.'
    mockEndpoint('patch', '/desk/1', { message: taken }, 409)
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const take = await screen.findByRole('button', { name: 'Take it' })
    mockEndpoint('get', '/desk/1', { ...found, takenBy: { _id: 'b', name: 'Binita' } })
    await user.click(take)
    expect(await screen.findByText(taken)).toBeInTheDocument()
    expect(await within(screen.getByRole('dialog')).findByText('Binita')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
  })

  it('opens one with its thread, is taken, noted and answered', async () => {
    const inquiry = anInquiry()
    const event = { _id: 'e', at: '2026-11-21T10:00:00.000Z', who: 'Asha', kind: 'note', text: 'She called.' }
    const found = { ...row('1'), inquiry, thread: [event] }
    const template = { name: 'Thanks', text: 'Dear {name},' }
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates: [template], keepMonths: null, staff: [] })
    const changes = mockEndpoint('patch', '/desk/1', found)
    const replies = mockEndpoint('post', '/desk/1/reply', found, 201)
    const { user } = await list([inquiry])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
    expect(await dialog.findByText('She called.')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/9779800000000')

    await user.click(dialog.getByRole('button', { name: 'Take it' }))
    await user.selectOptions(dialog.getByLabelText('State'), 'Waiting')
    await user.type(dialog.getByLabelText('Note'), 'Wants an offer')
    await user.click(dialog.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(changes).toEqual([{ taken: true }, { status: 'waiting' }, { note: 'Wants an offer' }]))
    expect(dialog.getByRole('button', { name: 'Send the reply' })).toBeDisabled()
    await user.selectOptions(dialog.getByLabelText('Template'), 'Thanks')
    await user.click(dialog.getByRole('button', { name: 'Send the reply' }))
    const text = 'Dear Binod Shah,\n\nOn Nov 21, 2026, 1:45 AM Binod Shah wrote:\n> Two questions.\n> One on VAT.'
    await waitFor(() => expect(replies).toEqual([{ subject: 'Your inquiry of November 21, 2026', text }]))
  })

  it('a note that is added comes into view, above a box of its first height; nothing else moves the screen', async () => {
    const inquiry = anInquiry()
    const event = (kind: string, text: string) => ({
      _id: text,
      at: '2026-11-21T10:00:00.000Z',
      who: 'Asha',
      kind,
      text,
    })
    const found = { ...row('1'), inquiry, thread: [event('note', 'She called.')] }
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('patch', '/desk/1', found)
    const { user } = await list([inquiry])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
    await dialog.findByText('She called.')
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    mockEndpoint('get', '/desk/1', { ...found, thread: [...found.thread, event('status', 'waiting')] })
    await user.selectOptions(dialog.getByLabelText('State'), 'Waiting')
    await dialog.findByText(/set it to waiting/)
    expect(scrolled).not.toHaveBeenCalled()

    const box = dialog.getByLabelText('Note')
    box.style.height = '400px'
    await user.type(box, 'Wants an offer')
    mockEndpoint('get', '/desk/1', { ...found, thread: [...found.thread, event('note', 'Wants an offer')] })
    await user.click(dialog.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' }))
    expect(scrolled.mock.contexts).toEqual([dialog.getByText('Wants an offer').closest('li')])
    await waitFor(() => expect(dialog.getByLabelText('Note').style.height).toBe(''))
  })

  it('keeps what is written until it is sent, below a template, and sends the same text a second time', async () => {
    const found = { ...row('1'), inquiry: anInquiry(), thread: [] }
    const templates = ['Sorry', 'Thanks'].map((name) => ({ name, text: name === 'Thanks' ? 'Dear {name},' : name }))
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates, keepMonths: null, staff: [] })
    mockEndpoint('patch', '/desk/1', found)
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/desk/1/reply', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json({ ...found }, { status: 201 })
      }),
    )
    const { user } = await list([anInquiry()])
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
      return { dialog, reply: await dialog.findByLabelText<HTMLTextAreaElement>('Reply') }
    }
    const first = await open()
    await user.type(first.reply, 'We can help. ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await user.type(first.dialog.getByLabelText('Note'), 'Call back')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    const { dialog, reply } = await open()
    expect(reply.value).toMatch(/^We can help\. \n\nOn Nov 21/)
    expect(dialog.getByLabelText('Note')).toHaveValue('Call back')
    await user.selectOptions(dialog.getByLabelText('Template'), 'Sorry')
    expect(reply.value).toMatch(/^Sorry\n\nWe can help\.\n\nOn Nov 21/)
    await user.selectOptions(dialog.getByLabelText('Template'), 'Thanks')
    expect(reply.value).toMatch(/^Dear Binod Shah,\n\nWe can help\.\n\nOn Nov 21/)

    mockEndpoint('get', '/desk/1', { message: 'Service is not available. Please try again.' }, 503)
    await user.click(dialog.getByRole('button', { name: 'Take it' }))
    expect(await screen.findByText(/Service is not available/)).toBeInTheDocument()
    expect(reply, 'a failed reload leaves it').toBeInTheDocument()
    mockEndpoint('get', '/desk/1', found)
    await user.click(dialog.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(dialog.getByLabelText('Note')).toHaveValue(''))
    for (const sent of [1, 2]) {
      if (sent === 2)
        await user.type(reply, 'Dear Binod Shah,\n\nWe can help.', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      await user.click(dialog.getByRole('button', { name: 'Send the reply' }))
      await waitFor(() => expect(keys).toHaveLength(sent))
      await waitFor(() => expect(reply.value).toMatch(/^\n\nOn Nov 21/))
    }
    expect(new Set(keys).size).toBe(2)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('what is typed while a reply or a note is being sent stays, and stays stored', async () => {
    const found = { ...row('1'), inquiry: anInquiry(), thread: [] }
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates: [], keepMonths: null, staff: [] })
    const answers: (() => void)[] = []
    const answer = async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ ...found })
    }
    server.use(http.post('*/api/desk/1/reply', answer), http.patch('*/api/desk/1', answer))
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
    const stored = (kind: string) => localStorage.getItem(`draft:inquiry:1:${kind}`)
    for (const [label, button, kind, count] of [
      ['Reply', 'Send the reply', 'reply', 1],
      ['Note', 'Add the note', 'note', 2],
    ] as const) {
      const box = await dialog.findByLabelText<HTMLTextAreaElement>(label)
      const send = dialog.getByRole('button', { name: button })
      await user.type(box, 'First. ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      await user.click(send)
      await waitFor(() => expect(answers).toHaveLength(count))
      await user.type(box, 'Second. ', { initialSelectionStart: 7, initialSelectionEnd: 7 })
      answers.at(-1)?.()
      await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
      expect(box).toBeInTheDocument()
      expect(box.value).toMatch(/^First\. Second\. /)
      expect(stored(kind)).toContain('First. Second. ')
    }
  })

  it('keeps a reply on the screen when the session ends, and asks to sign in below it', async () => {
    const found = { ...row('1'), inquiry: anInquiry(), thread: [] }
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates: [], keepMonths: null, staff: [] })
    mockEndpoint('post', '/desk/1/reply', { message: 'Please login first' }, 401)
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
    const reply = await dialog.findByLabelText<HTMLTextAreaElement>('Reply')
    await user.type(reply, 'We can help. ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await user.click(dialog.getByRole('button', { name: 'Send the reply' }))
    await user.click(await dialog.findByRole('button', { name: 'Sign in' }))
    const login = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(login.getByLabelText('Password')).toBeInTheDocument()
    expect(reply.value).toMatch(/^We can help\. /)
  })

  it('hands one over to a colleague, by name', async () => {
    const found = { ...row('1'), inquiry: anInquiry(), thread: [] }
    const staff = [
      { _id: 'a', name: 'Asha' },
      { _id: 'b', name: 'Binita' },
    ]
    mockEndpoint('get', '/account', { ...account, _id: 'a' })
    mockEndpoint('get', '/desk', [row('1')])
    mockEndpoint('get', '/desk/1', found)
    mockEndpoint('get', '/desk/options', { sendsMail: false, templates: [], keepMonths: null, staff })
    const changes = mockEndpoint('patch', '/desk/1', found)
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const form = within(await screen.findByRole('form', { name: 'Hand over' }))
    const choice = form.getByLabelText('Hand over to')
    await waitFor(() =>
      expect(
        within(choice)
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
          .slice(1),
      ).toEqual(['Binita']),
    )
    expect(form.getByRole('button', { name: 'Hand over' })).toBeDisabled()
    await user.selectOptions(choice, 'Binita')
    await user.click(form.getByRole('button', { name: 'Hand over' }))
    expect(await screen.findByText('Binita has it')).toBeInTheDocument()
    expect(changes).toEqual([{ holder: 'b' }])
    await waitFor(() => expect(choice).toHaveFocus())
  })

  it('counts what is new and overdue in the sidebar and in the title of the tab', async () => {
    mockEndpoint('get', '/desk/counts', { new: 3, overdue: 1, mine: 2 })
    await list([])
    expect(await screen.findByRole('link', { name: 'Inquiry 3 new 2 mine 1 overdue' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toMatch(/^\(3, 1 overdue\) Inquiries/))
  })
})

it.each(['/inquiry-list#2', '/login?next=%2Finquiry-list#2'])(
  'a signed-out user who follows a link of a mail, here %s, has its inquiry after signing in',
  async (address) => {
    const gita = anInquiry({ _id: '2', name: 'Gita Rai' })
    mockContent({ inquiry: [anInquiry(), gita] })
    const row: DeskRow = { _id: '2', status: 'new', takenBy: null, answerBy: null, removeAt: null, language: 'en' }
    mockEndpoint('get', '/desk/2', { ...row, inquiry: gita, thread: [] })
    const { user } = await visit(address)
    await screen.findByLabelText('Email')
    await user.click(screen.getByRole('link', { name: 'Skip to content' }))
    await waitFor(() => expect(window.location.hash).toBe('#content'))
    await user.type(screen.getByLabelText('Email'), 'asha@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret password')
    mockEndpoint('post', '/login', { _id: '1', name: 'Asha', email: 'asha@example.com' })
    await user.click(screen.getByRole('button', { name: 'login' }))
    expect(await screen.findByRole('dialog', { name: 'Gita Rai' })).toBeInTheDocument()
    window.history.replaceState(null, '', '/')
  },
)

it('one that the address names is opened, also where another one was open or closed before', async () => {
  const found = [anInquiry(), anInquiry({ _id: '2', name: 'Gita Rai' })]
  mockEndpoint('get', '/desk/options', { sendsMail: true, templates: [], keepMonths: null, staff: [] })
  const row = { status: 'new', takenBy: null, answerBy: null, removeAt: null, language: 'en', thread: [] }
  for (const inquiry of found) mockEndpoint('get', `/desk/${inquiry._id}`, { ...row, _id: inquiry._id, inquiry })
  mockContent({ inquiry: found })
  mockEndpoint('get', '/loggedin', true)
  const { user } = await visit('/inquiry-list#1')
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Binod Shah' })).getByRole('button', { name: 'Close' }),
  )
  window.history.pushState(null, '', '/inquiry-list#2')
  fireEvent.popState(window)
  const second = within(await screen.findByRole('dialog', { name: 'Gita Rai' }))
  await user.type(await second.findByLabelText('Reply'), 'For Gita alone')
  window.history.back()
  const first = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
  expect(screen.queryByRole('dialog', { name: 'Gita Rai' })).not.toBeInTheDocument()
  expect((await first.findByLabelText<HTMLTextAreaElement>('Reply')).value).not.toContain('For Gita')
  await user.click(first.getByRole('button', { name: 'Close' }))
  window.history.replaceState(null, '', '/')
})

describe('the data of a person', () => {
  async function ask() {
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'One person’s data' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'One person’s data' }))
    await user.type(dialog.getByLabelText('Email'), 'binod@example.com')
    const erased = mockEndpoint('post', '/desk/person/erase', { inquiries: 1, mails: 0 })
    return { user, dialog, erased, question: dialog.getByRole('button', { name: 'Delete it …' }) }
  }

  it.each(['{Enter}{Enter}', '{Enter>5/}'])(
    'is not deleted by %s: the second step has its own gesture',
    async (keys) => {
      const { user, dialog, erased, question } = await ask()
      question.focus()
      await user.keyboard(keys)
      expect(erased).toEqual([])
      const isHeld = keys.includes('>')
      const focused = isHeld ? 'Cancel' : 'Delete it …'
      expect(dialog.getByRole('button', { name: focused })).toHaveFocus()
      expect(dialog.queryAllByRole('alert')).toHaveLength(isHeld ? 1 : 0)
    },
  )

  it('is not deleted by a double click, but by the button that is pressed then', async () => {
    const { user, dialog, erased, question } = await ask()
    await user.click(question)
    expect(question).not.toBeInTheDocument()
    expect(dialog.getByRole('alert')).toHaveTextContent('binod@example.com will be gone for good')
    const erase = dialog.getByRole('button', { name: 'Delete for good' })
    fireEvent.click(erase, { detail: 2 })
    expect(erase).not.toHaveAttribute('aria-busy')
    expect(erased).toEqual([])
    await user.click(erase)
    expect(await screen.findByText('One inquiry is deleted')).toBeInTheDocument()
    expect(erased).toHaveLength(1)
  })
})

it('the CSV has what is shown, and no formula', () => {
  const row: DeskRow = {
    _id: '1',
    status: 'open',
    takenBy: { _id: 'a', name: '=A1' },
    answerBy: null,
    removeAt: null,
    language: 'en',
  }
  const [, line] = csvOf([{ ...anInquiry(), desk: row }]).split('\r\n')
  expect(line).toBe(
    '"2026-11-21 01:45","Binod Shah","binod@example.com","\'+977 9800000000","","Two questions.\nOne on VAT.","open","\'=A1",""',
  )
})

it.each([
  ['+977 9800000000', 'tel:+9779800000000', '9779800000000'],
  ['9841-234567', 'tel:9841234567', '9779841234567'],
  ['९८४१२३४५६७', 'tel:9841234567', '9779841234567'],
  ['0041 44 668 18 00', 'tel:0041446681800', '41446681800'],
  ['01-5550100', 'tel:015550100', undefined],
  ['+977 1 5550100', 'tel:+97715550100', undefined],
])('the number %s is called at %s, and written to at %s', (phone, call, chat) => {
  expect(phoneLinks(phone)).toEqual({
    call,
    ...(chat === undefined ? {} : { whatsApp: `https://wa.me/${chat}`, viber: `viber://chat?number=%2B${chat}` }),
  })
})

it('a text without digits gets no telephone link', () => {
  expect(phoneLinks('ask my brother')).toEqual({})
})

describe('a link to a mail program', () => {
  const quote = '\n\nOn Nov 21 Binod Shah wrote:\n> Two questions.\n'
  const bodyOf = (href: string) => decodeURIComponent(/&body=(.*)$/.exec(href)?.[1] ?? '').replaceAll('\r\n', '\n')

  it.each([
    ['a short reply, with the quote', `We can help.${quote}`, `We can help.${quote}`],
    ['a reply that fits without the quote', `${'a'.repeat(1900)}${quote}`, 'a'.repeat(1900)],
    [
      '150 Nepali letters without the quote',
      `${'क'.repeat(150)}${'\n> ख'.repeat(99)}`,
      'क'.repeat(150),
      '\n> ख'.repeat(99),
    ],
  ])('carries %s', async (_what, text, body, quoted = quote) => {
    const { href, isTooLong } = mailLink(anInquiry(), await loadStaffLanguage('en'), text, quoted)
    expect([bodyOf(href), isTooLong]).toEqual([body, false])
    expect(href.length).toBeLessThanOrEqual(2000)
  })

  it.each([
    ['900 Nepali letters', 'कर '.repeat(300)],
    ['2,900 English letters', 'a'.repeat(2900)],
    ['a long quote with answers in it', `> One\nYes. ${'a'.repeat(2000)}`],
  ])('carries nothing of %s: it would be cut', async (_what, text) => {
    const language = await loadStaffLanguage('ne')
    expect(mailLink(anInquiry(), language, text + quote, quote)).toEqual({
      href: mailTo(anInquiry(), language),
      isTooLong: true,
    })
  })

  async function openReply(text: string) {
    const row = { _id: '1', status: 'new', takenBy: null, answerBy: null, removeAt: null, language: 'en' }
    mockEndpoint('get', '/desk', [row])
    mockEndpoint('get', '/desk/1', { ...row, inquiry: anInquiry(), thread: [] })
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates: [], keepMonths: null, staff: [] })
    const { user } = await list([anInquiry()])
    await user.click(await screen.findByRole('button', { name: 'Details of Binod Shah' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Binod Shah' }))
    const reply = await dialog.findByLabelText<HTMLTextAreaElement>('Reply')
    const whole = text + reply.value
    fireEvent.change(reply, { target: { value: whole } })
    const link = dialog.getByRole('link', { name: 'Open in your mail program' })
    link.addEventListener('click', (event) => event.preventDefault())
    return { user, dialog, reply, whole, link }
  }

  it.each(['कर '.repeat(300).trim(), 'a'.repeat(2900)])(
    'copies a reply that is too long for it whole',
    async (text) => {
      const { user, dialog, reply, whole, link } = await openReply(text)
      expect(link).toHaveAttribute('href', mailTo(anInquiry(), await loadStaffLanguage('en')))
      await user.click(link)
      const copied = await dialog.findByText(/too long for the link .* It is copied: paste it there\.$/)
      expect(copied).toHaveRole('status')
      expect(await navigator.clipboard.readText()).toBe(whole)
      fireEvent.change(reply, { target: { value: 'Shorter' } })
      expect(copied).toBeEmptyDOMElement()
    },
  )

  it('leaves a reply that cannot be copied in its field, selected', async () => {
    const { user, dialog, reply, whole, link } = await openReply('a'.repeat(2900))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
    await user.click(link)
    expect(await dialog.findByText(/did not copy it\. It is selected/)).toHaveRole('status')
    expect(reply).toHaveValue(whole)
    expect([reply.selectionStart, reply.selectionEnd]).toEqual([0, whole.length])
    vi.restoreAllMocks()
  })

  it('opens a short reply without a word', async () => {
    const { user, dialog, link } = await openReply('We can help.')
    expect(bodyOf(link.getAttribute('href') ?? '')).toMatch(/^We can help\.\n\nOn Nov 21/)
    await user.click(link)
    expect(await dialog.findByRole('button', { name: 'I have sent it: answered' })).toBeInTheDocument()
    expect(dialog.queryByText(/too long/)).not.toBeInTheDocument()
  })

  it('a reply that was sent by it and is longer than a note is one that ends in an ellipsis', async () => {
    const { user, dialog, link } = await openReply('a'.repeat(6000))
    const changes = mockEndpoint('patch', '/desk/1', {})
    await user.click(link)
    await user.click(await dialog.findByRole('button', { name: 'I have sent it: answered' }))
    await waitFor(() => expect(changes).toEqual([{ status: 'answered', note: `${'a'.repeat(4999)}…` }]))
  })

  it('a reply over the limit is not cut, and says so at its field before it is sent', async () => {
    const { user, dialog, reply, whole } = await openReply('a'.repeat(20_001))
    const sent = mockEndpoint('post', '/desk/1/reply', {}, 201)
    await user.click(dialog.getByRole('button', { name: 'Send the reply' }))
    expect(reply).toHaveAccessibleDescription('Text must be at most 20,000 characters')
    expect(reply).toHaveValue(whole)
    expect(sent).toEqual([])
  })

  it('a note over the limit is not cut, and says so at its field', async () => {
    const { user, dialog } = await openReply('')
    const note = dialog.getByLabelText('Note')
    const message = 'Note must be at most 5,000 characters'
    mockEndpoint('patch', '/desk/1', { message, errors: [{ field: 'note', message }] }, 400)
    expect(note).not.toHaveAttribute('maxlength')
    fireEvent.change(note, { target: { value: 'a'.repeat(5001) } })
    await user.click(dialog.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(note).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(note).toHaveValue('a'.repeat(5001))
  })
})

describe('its table', () => {
  it('is searched in every column, letter case aside', async () => {
    const { user } = await list([
      anInquiry({ _id: '1', name: 'Asha', message: 'On payroll' }),
      anInquiry({ _id: '2', name: 'Binod', phone: '555' }),
      anInquiry({ _id: '3', name: 'Chandra', email: 'payroll@example.com' }),
    ])
    const search = await screen.findByLabelText('Search inquiries')
    await user.type(search, 'PAYroll')
    expect(names()).toEqual(['Asha', 'Chandra'])
    await user.clear(search)
    await user.type(search, '555')
    expect(names()).toEqual(['Binod'])
    await user.type(search, '5')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    await user.clear(search)
    await user.type(search, 'november 21')
    expect(names()).toEqual(['Asha', 'Binod', 'Chandra'])
    await user.type(search, '9')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(names()).toEqual(['Asha', 'Binod', 'Chandra'])
  })

  it('is sorted by a column, the other way round, and again as it came', async () => {
    const { user } = await list(['B 10', 'á', 'B 9'].map((name, _id) => anInquiry({ _id: `${_id}`, name })))
    const sort = await screen.findByRole('button', { name: 'Name' })
    await user.click(sort)
    expect(names()).toEqual(['á', 'B 9', 'B 10'])
    expect(sort.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await user.click(sort)
    expect(names()).toEqual(['B 10', 'B 9', 'á'])
    await user.click(sort)
    expect(names()).toEqual(['B 10', 'á', 'B 9'])
    expect(sort.closest('th')).not.toHaveAttribute('aria-sort')
  })

  it('has 25 rows a page; a search starts at the first', async () => {
    const { user } = await list(many(60, (n) => anInquiry({ _id: `${n}`, name: `Person ${n}` })))
    expect(await screen.findByText('1 to 25 of 60')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('51 to 60 of 60')).toBeInTheDocument()
    expect(names()).toEqual(many(10, (n) => `Person ${n + 50}`))
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.type(screen.getByLabelText('Search inquiries'), 'Person 7')
    await waitFor(() => expect(names()).toEqual(['Person 7']))
  })
})

it.each([
  ['a?bcc=b@c.de', 'mailto:a%3Fbcc%3Db@c.de?'],
  ['a&b@c.de', 'mailto:a%26b@c.de?'],
  ['राम@उदाहरण.नेपाल', `mailto:${encodeURIComponent('राम')}@${encodeURIComponent('उदाहरण.नेपाल')}?`],
])('an e-mail address like %s adds no header fields', async (email, start) => {
  const href = mailTo({ email, createdAt: '2026-11-20T20:00:00.000Z' }, await loadStaffLanguage('en'))
  expect(href.startsWith(`${start}subject=`)).toBe(true)
})

describe('a visitor who reads in Nepali', () => {
  const hari = anInquiry({ name: 'हरि', message: 'कति कर लाग्छ?' })
  const row: DeskRow = { _id: '1', status: 'open', takenBy: null, answerBy: null, removeAt: null, language: 'ne' }
  const subject = encodeURIComponent('२०८३ मंसिर ५ मा तपाईंले पठाउनुभएको सन्देश')

  it('is answered in Nepali by staff who work in English, but for what the firm has written itself', async () => {
    mockEndpoint('get', '/desk', [row])
    mockEndpoint('get', '/desk/1', { ...row, inquiry: hari, thread: [] })
    const own = { name: 'Holidays', text: 'We are back on Sunday.' }
    const templates = [...shippedTemplates, own]
    mockEndpoint('get', '/desk/options', { sendsMail: true, templates, keepMonths: null, staff: [] })
    const { user } = await list([hari])
    const link = { name: 'Send हरि an e-mail' }
    const href = `mailto:${hari.email}?subject=${subject}`
    await waitFor(() => expect(screen.getByRole('link', link)).toHaveAttribute('href', href))
    await user.click(screen.getByRole('button', { name: 'Details of हरि' }))
    const reply = await screen.findByLabelText('Reply')
    const quote = '२०८३ मंसिर ५, राति १:४५ मा हरिले लेख्नुभएको:\n> कति कर लाग्छ?\n'
    expect(reply).toHaveValue(`\n\n${quote}`)
    expect(reply).toHaveAttribute('lang', 'ne')
    await user.selectOptions(screen.getByLabelText('Template'), 'Appointment')
    expect(reply).toHaveTextContent(/^आदरणीय हरि, .* सादर २०८३/)
    await user.selectOptions(screen.getByLabelText('Template'), own.name)
    expect(reply).toHaveValue(`${own.text}\n\n${quote}`)
    const sent = mockEndpoint('post', '/desk/1/reply', { ...row, inquiry: hari, thread: [] })
    await user.click(screen.getByRole('button', { name: 'Send the reply' }))
    await waitFor(() =>
      expect(sent).toEqual([{ subject: decodeURIComponent(subject), text: `${own.text}\n\n${quote.trim()}` }]),
    )
  })
})
