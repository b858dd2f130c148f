import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { delay, http, HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { loadLanguage } from '../language/load-language.ts'
import { LanguageContext } from '../language/use-language.ts'
import { transportAtom } from '../state/api-atom.ts'
import { contactFormAtom, emptyInquiry } from '../state/contact-form.ts'
import { pageRequest } from '../testing/page-request.ts'
import { aJob, aMember, aService } from '../testing/entries.ts'
import { mockEndpoint, mockContent, mockHeld, server } from '../testing/mock-api.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { subjectAtom } from '../state/subject.ts'
import { visit } from '../testing/visit.tsx'
import { telephoneText } from '../text/telephone.ts'
import { InquiryForm } from './contact/inquiry-form.tsx'
import { deferred } from '../testing/deferred.ts'

const inquiry = { name: 'Maya Rai', phone: '+977 1 5550100', email: 'maya@example.com', message: 'Hello\nthere' }
const created = { _id: '1', createdAt: '2026-11-21T00:00:00.000Z', ...inquiry }

async function filledForm(address = '/contact') {
  mockContent()
  const visited = await visit(address)
  await visited.user.type(await screen.findByLabelText('Full Name'), inquiry.name)
  await visited.user.type(screen.getByLabelText('Phone'), inquiry.phone)
  await visited.user.type(screen.getByLabelText('Email'), inquiry.email)
  await visited.user.type(screen.getByLabelText('Message'), 'Hello{Enter}there')
  return { ...visited, send: screen.getByRole('button', { name: 'Send Message' }) }
}

it('has the location, the e-mail, the phone and a link to the map', async () => {
  mockContent()
  await visit('/contact')
  const { contact } = defaultSiteContent
  const page = within(await screen.findByRole('main'))
  expect(await page.findByText(contact.location)).toBeInTheDocument()
  expect(page.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
  // Above the form on narrow screens, beside it on wide ones: the styles hide one or the other.
  const calls = page.getAllByRole('link', { name: telephoneText(contact.phone) })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+97715550100', 'tel:+97715550100'])
  expect(calls[0]).toAppearBefore(page.getByLabelText('Full Name'))
  expect(page.getAllByText(/^Sunday to Friday 09:00–17:00/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: /map/ })).toHaveAttribute('href', contact.mapLinkUrl)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
})

it('has the chats of a firm that has numbers for them', async () => {
  mockContent()
  await visit('/contact', {
    contact: { ...defaultSiteContent.contact, whatsApp: '9779841234567', viber: '9779841234568' },
  })
  const [whatsApp] = await screen.findAllByRole('link', { name: 'WhatsApp' })
  expect(whatsApp).toHaveAttribute('href', 'https://wa.me/9779841234567')
  const [viber] = screen.getAllByRole('link', { name: 'Viber' })
  expect(viber).toHaveAttribute('href', 'viber://chat?number=%2B9779841234568')
})

it.each([
  ['service/vat', 'VAT returns'],
  ['career/accountant', 'Accountant'],
  ['team/t1', 'Sarita Rai'],
  ['plan/2', defaultSiteContent.plans[1]?.name],
  ['page/price', 'Price'],
  ['page/team', 'Team'],
])('opened from %s, its subject is %s, which is sent along', async (about, subject) => {
  mockContent({
    service: [aService({ slug: 'vat', title: 'VAT returns' })],
    career: [aJob({ slug: 'accountant', title: 'Accountant' })],
  })
  mockEndpoint('get', '/team/team-id/t1', { ...aMember({ _id: 't1' }) })
  const sent = mockEndpoint('post', '/contactus', created, 201)
  await visit(`/contact?about=${about}`)
  expect(await screen.findByLabelText('Subject')).toHaveValue(subject)
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
  await waitFor(() => expect(sent).toMatchObject([{ subject }]))
})

it('opened by an old link with a job’s id, its subject is the job', async () => {
  mockContent()
  mockEndpoint('get', '/career/j1', { message: 'Job not found' }, 404)
  mockEndpoint('get', '/career/career-id/j1', { ...aJob({ _id: 'j1', title: 'Accountant' }) })
  await visit('/contact?about=career/j1')
  expect(await screen.findByLabelText('Subject')).toHaveValue('Accountant')
})

it.each([
  ['without a connection', false],
  ['over a connection that brings nothing', true],
])('sent %s, it says so and keeps what was typed', async (_, onLine) => {
  const { user, send } = await filledForm()
  server.use(http.post('*/api/contactus', () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await user.click(send)
  expect(await screen.findByText('No connection. What you typed is kept.')).toBeInTheDocument()
  expect(screen.getByLabelText('Full Name')).toHaveValue(inquiry.name)
  vi.restoreAllMocks()
})

it.each(['service/gone', 'user/1', 'plan/9'])('opened from %s, it has no subject', async (about) => {
  mockContent()
  mockEndpoint('get', '/service/service-id/gone', { message: 'Service not found' }, 404)
  await visit(`/contact?about=${about}`)
  expect(await screen.findByLabelText('Full Name')).toBeInTheDocument()
  expect(screen.queryByLabelText('Subject')).toBeNull()
})

/** Waits until what is typed is remembered. */
const remembered = (text: string) =>
  waitFor(() => expect(localStorage.getItem('inquiry') ?? '').toContain(JSON.stringify(text)))

const subjectOfPlan = (position: number) => defaultSiteContent.plans[position - 1]?.name ?? ''

describe('what was typed and not sent', () => {
  /** Fills in the form, and closes its tab. */
  async function closedAt(address: string) {
    const { user, unmount } = await filledForm(address)
    await remembered(inquiry.message)
    return { user, unmount }
  }

  it('is there again after the tab was closed, until it is sent', async () => {
    const { user, unmount } = await closedAt('/contact')
    unmount()
    const again = await visit('/contact?about=plan/1')
    expect(await screen.findByDisplayValue(inquiry.name)).toBe(screen.getByLabelText('Full Name'))
    expect(screen.getByLabelText('Message')).toHaveValue(inquiry.message)
    expect(await screen.findByLabelText('Subject')).toHaveValue(subjectOfPlan(1))
    mockEndpoint('post', '/contactus', created, 201)
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
    expect(await screen.findByText('You wrote:')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Start anew' })).toBeNull()
    again.unmount()
    await visit('/contact')
    fireEvent.input(await screen.findByLabelText('Full Name'), { target: { value: 'B' } })
    await remembered('B')
    expect(screen.getByLabelText('Message')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Start anew' })).toBeNull()
  })

  it('is forgotten once it is sent, also where another page was opened meanwhile', async () => {
    const { promise: answered, resolve: answer } = deferred()
    const { user, send } = await filledForm()
    await remembered(inquiry.name)
    server.use(
      http.post('*/api/contactus', async () => {
        await answered
        return HttpResponse.json(created, { status: 201 })
      }),
    )
    await user.click(send)
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('link', { name: 'Price' }))
    await screen.findByRole('heading', { level: 1, name: 'Price' })
    answer()
    await waitFor(() => expect(localStorage.getItem('inquiry')).toBeNull())
  })

  it('keeps its subject, also an edited one; one that is newly chosen wins', async () => {
    const { user, unmount } = await closedAt('/contact?about=plan/2')
    unmount()
    const bare = await visit('/contact')
    expect(await screen.findByLabelText('Subject')).toHaveValue(subjectOfPlan(2))
    await user.type(screen.getByLabelText('Subject'), ', twice')
    await remembered(`${subjectOfPlan(2)}, twice`)
    bare.unmount()
    const again = await visit('/contact')
    expect(await screen.findByDisplayValue(`${subjectOfPlan(2)}, twice`)).toBe(screen.getByLabelText('Subject'))
    again.unmount()
    await visit('/contact?about=plan/3')
    expect(await screen.findByDisplayValue(inquiry.name)).toBeInTheDocument()
    expect(screen.getByLabelText('Subject')).toHaveValue(subjectOfPlan(3))
  })

  it('has the subject as it was edited where the page that was left is opened again', async () => {
    const { user, unmount } = await closedAt('/contact?about=plan/2')
    await user.type(screen.getByLabelText('Subject'), '!')
    await remembered(`${subjectOfPlan(2)}!`)
    unmount()
    await visit('/contact?about=plan/2')
    expect(await screen.findByDisplayValue(`${subjectOfPlan(2)}!`)).toBe(screen.getByLabelText('Subject'))
  })

  it.each([
    ['/contact', 'What you typed earlier is here again.', 'Start anew'],
    ['/ne/contact', 'तपाईंले पहिले लेख्नुभएको कुरा यहाँ फेरि राखिएको छ।', 'नयाँ सुरु गर्नुहोस्'],
  ])('is said to be restored at %s, and can be cleared', async (path, text, clear) => {
    const { user, unmount } = await closedAt('/contact?about=plan/2')
    expect(screen.queryByText('What you typed earlier is here again.')).toBeNull()
    unmount()
    await visit(`${path}?about=plan/1`)
    expect(await screen.findByText(text)).toHaveRole('status')
    await user.click(screen.getByRole('button', { name: clear }))
    for (const field of document.querySelectorAll('form input:not([name=subject]), form textarea'))
      expect(field).toHaveValue('')
    expect(document.querySelector('[name=subject]')).toHaveValue(subjectOfPlan(1))
    expect(document.querySelector('[name=name]')).toHaveFocus()
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is sent again with the key of an attempt whose answer was lost with the tab', async () => {
    const keys: (string | null)[] = []
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/contactus', async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        bodies.push(await request.json())
        return HttpResponse.error()
      }),
    )
    const { user, unmount } = await closedAt('/contact?about=plan/2')
    const send = async (count: number) => {
      await user.click(screen.getByRole('button', { name: 'Send Message' }))
      await waitFor(() => expect(keys).toHaveLength(count))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send Message' })).not.toHaveAttribute('aria-busy'))
    }
    await send(1)
    unmount()
    await visit('/contact?about=plan/2')
    await screen.findByDisplayValue(inquiry.name)
    await send(2)
    await user.type(screen.getByLabelText('Message'), '!')
    await send(3)
    expect([keys[1], bodies[1]]).toEqual([keys[0], bodies[0]])
    expect(keys[2]).not.toBe(keys[0])
  })
})

it('what was typed yesterday is not shown to who uses the browser today', async () => {
  const { unmount } = await filledForm()
  await remembered(inquiry.message)
  unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS)
  await visit('/contact')
  expect(await screen.findByLabelText('Full Name')).toHaveValue('')
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

it('leaves validation of empty fields and of the e-mail address to the browser', async () => {
  mockContent()
  await visit('/contact')
  for (const label of ['Full Name', 'Phone', 'Email', 'Message'])
    expect(await screen.findByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
})

it.each([
  ['abc', false],
  ['123', false],
  ['९८४१२३', false],
  ['98-ab', false],
  ['4412345', true],
  ['+977 (1) 441-2345, 441-2346', true],
  ['९८४१२३४५६७', true],
  ['01-4412345 ext. 12', true],
  ['01-4412345 Extension १२', true],
  ['01-4412345x12', true],
  ['01-4412345 वि. १२', true],
  ['9841234567 (office)', true],
  ['९८४१२३४५६७ (कार्यालय)', true],
  ['9841234567, Ram', true],
  ['WhatsApp 9841234567', true],
])('the phone number %s is taken by the form: %s', async (phone, isTaken) => {
  mockContent()
  await visit('/contact')
  const field = await screen.findByLabelText('Phone')
  fireEvent.input(field, { target: { value: phone } })
  expect(field).toHaveProperty('validity.valid', isTaken)
})

it('after sending, the form is empty and a toast says so', async () => {
  const { user, send } = await filledForm()
  const sent = mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  expect(await screen.findByText('Inquiry send successfully')).toBeInTheDocument()
  expect(sent).toEqual([{ ...inquiry, website: '', filledIn: expect.any(Number) }])
  expect(screen.getByLabelText('Full Name')).toHaveValue('')
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

it('what was typed while it was being sent stays, and is kept', async () => {
  const { user, send } = await filledForm()
  const release = mockHeld('post', '/contactus', created, 201)
  await user.click(send)
  await user.type(screen.getByLabelText('Message'), ', and one more thing')
  release()
  expect(await screen.findByText('Inquiry send successfully')).toBeInTheDocument()
  expect(screen.getByLabelText('Message')).toHaveValue(`${inquiry.message}, and one more thing`)
  expect(localStorage.getItem('inquiry')).toContain('and one more thing')
})

it('after sending, what was sent stands before the form, in view and focused, each time', async () => {
  const { user, send } = await filledForm()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  const heading = await screen.findByRole('heading', { name: 'We have received your message' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(scrolled.mock.contexts).toEqual([heading])
  const quote = screen.getByText(/^Hello\s+there$/, { selector: 'blockquote' })
  expect(quote.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.type(screen.getByLabelText('Message'), 'One more')
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
  expect(await screen.findByText('One more', { selector: 'blockquote' })).toBeInTheDocument()
  const again = screen.getByRole('heading', { name: 'We have received your message' })
  await waitFor(() => expect(again).toHaveFocus())
  expect(scrolled).toHaveBeenCalledTimes(2)
})

it.each([
  ['/contact', 'We will answer by November 23, 2026, 17:00 in Nepal.'],
  ['/ne/contact', 'हामी २०८३ मंसिर ७, १७:०० बजेसम्ममा जवाफ दिनेछौँ।'],
])('after sending at %s, it says by when there is an answer', async (path, text) => {
  mockContent()
  mockEndpoint('post', '/contactus', created, 201)
  mockEndpoint('get', '/answer-time', { answerBy: '2026-11-23T11:15:00.000Z' })
  await visit(path)
  await waitFor(() => expect(document.querySelector('form')).toBeInTheDocument())
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('the confirmation says where the answer goes, also after a reload', async () => {
  const { user, send } = await filledForm()
  mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  expect(await screen.findByText(/^The answer goes to maya@example\.com or \+977 1 5550100\./)).toBeInTheDocument()
  expect(window.history.state).toMatchObject({ sent: { email: inquiry.email, phone: inquiry.phone } })
})

it('a slip in the e-mail address is asked about, and corrected by a button', async () => {
  const { user } = await filledForm()
  const email = screen.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'ram@gmial.com')
  await user.click(await screen.findByRole('button', { name: 'ram@gmail.com' }))
  expect(email).toHaveValue('ram@gmail.com')
  expect(email).toHaveFocus()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
  await remembered('ram@gmail.com')
})

it('after a failure the typed values stay', async () => {
  const { user, send } = await filledForm()
  mockEndpoint('post', '/contactus', { message: 'Too many attempts. Please try again later.' }, 429)
  await user.click(send)
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeInTheDocument()
  expect(screen.getByLabelText('Full Name')).toHaveValue(inquiry.name)
  expect(screen.getByLabelText('Message')).toHaveValue(inquiry.message)
})

const notSent = 'Your message has not been sent. Too many attempts. Please try again later.'

it('why it failed stands beside the button, too, and stays until the next send', async () => {
  const { user, send } = await filledForm()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  mockEndpoint('post', '/contactus', { message: 'Too many attempts. Please try again later.' }, 429)
  await user.click(send)
  const reason = await screen.findByText(notSent)
  expect(send).toAppearBefore(reason)
  // The toast is announced; this is read with the button.
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(reason.closest('[role=alert], [role=status], [aria-live]')).toBeNull()
  expect(send).toHaveAccessibleDescription(expect.stringContaining(notSent))
  const box = document.getElementById(send.getAttribute('aria-describedby') ?? '')
  expect(scrolled.mock.contexts).toEqual([box])
  expect(within(box ?? document.body).getByRole('link')).toHaveAttribute('href', 'tel:+97715550100')
  await user.type(screen.getByLabelText('Message'), '!')
  expect(reason).toBeInTheDocument()
  mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  expect(await screen.findByText('You wrote:')).toBeInTheDocument()
  expect(screen.queryByText(notSent)).toBeNull()
  expect(send).not.toHaveAttribute('aria-describedby')
})

it('why it failed goes while it is sent again', async () => {
  const { user, send } = await filledForm()
  mockEndpoint('post', '/contactus', { message: 'Too many attempts. Please try again later.' }, 429)
  await user.click(send)
  expect(await screen.findByText(notSent)).toBeInTheDocument()
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.post('*/api/contactus', async () => {
      await answered
      return HttpResponse.json(created, { status: 201 })
    }),
  )
  await user.click(send)
  expect(screen.queryByText(notSent)).toBeNull()
  answer()
  expect(await screen.findByText('You wrote:')).toBeInTheDocument()
})

describe('a confirmed inquiry', () => {
  const heading = () => screen.queryByRole('heading', { name: 'We have received your message' })
  const promised = 'We will answer by November 23, 2026, 17:00 in Nepal.'

  async function confirmed(address = '/contact') {
    const { user, send, ...visited } = await filledForm(address)
    mockEndpoint('post', '/contactus', created, 201)
    mockEndpoint('get', '/answer-time', { answerBy: '2026-11-23T11:15:00.000Z' })
    await user.click(send)
    await screen.findByText(promised)
    mockEndpoint('get', '/answer-time', { answerBy: '2026-11-24T11:15:00.000Z' })
    return { ...visited, user }
  }

  it('is shown again where the reader comes back, with the time that was promised; a new visit is without', async () => {
    const { user } = await confirmed()
    const open = async (name: string) => user.click(screen.getAllByRole('link', { name })[0] ?? document.body)
    await open('Team')
    await waitFor(() => expect(heading()).toBeNull())
    await open('Contact')
    expect(await screen.findByLabelText('Full Name')).toHaveValue('')
    expect(heading()).toBeNull()
    window.history.go(-2)
    await waitFor(() => expect(heading()).toBeInTheDocument())
    expect(heading()).not.toHaveFocus()
    expect(screen.getByText(/^Hello\s+there$/, { selector: 'blockquote' })).toBeInTheDocument()
    expect(await screen.findByText(promised)).toBeInTheDocument()
  })

  it('is gone with a link to the form with another subject', async () => {
    const { user } = await confirmed('/contact?about=plan/2')
    await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] ?? document.body)
    await waitFor(() => expect(heading()).toBeNull())
    window.history.back()
    await waitFor(() => expect(heading()).toBeInTheDocument())
    expect(screen.getByText(subjectOfPlan(2), { selector: 'blockquote strong' })).toBeInTheDocument()
  })

  it.each([
    ['within a day', DAY_MS - 1000, true],
    ['later', DAY_MS, false],
  ])('is shown after the page is loaded again %s: %o', async (_when, later, isShown) => {
    const { unmount } = await confirmed()
    const { state } = window.history
    unmount()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + later)
    await visit('/contact', {}, 'en', state)
    await screen.findByLabelText('Full Name')
    if (isShown) await screen.findByText('You wrote:')
    expect(heading() !== null).toBe(isShown)
  })

  it('is shown again in Nepali with the date as it was', async () => {
    mockContent()
    const sent = { at: Date.now(), message: 'नमस्ते', answerBy: '2026-11-23T11:15:00.000Z' }
    await visit('/ne/contact', {}, 'en', { sent })
    expect(await screen.findByText('हामी २०८३ मंसिर ७, १७:०० बजेसम्ममा जवाफ दिनेछौँ।')).toBeInTheDocument()
  })
})

it('X6: markup in a server message is shown as text in a toast', async () => {
  const { user, send } = await filledForm()
  const sentence = '<img src=x onerror=alert(1)></script><script>alert(1)</script>'
  mockEndpoint('post', '/contactus', { message: sentence }, 400)
  await user.click(send)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

it('a double click submits once', async () => {
  const { user, send } = await filledForm()
  let calls = 0
  server.use(
    http.post('*/api/contactus', async () => {
      calls += 1
      await delay(50)
      return HttpResponse.json(created, { status: 201 })
    }),
  )
  await user.dblClick(send)
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue(''))
  expect(calls).toBe(1)
})

it('a retry of the same values has the same key, other values another', async () => {
  const { user, send } = await filledForm()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/contactus', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const again = async (count: number) => {
    await user.click(send)
    await waitFor(() => expect(keys).toHaveLength(count))
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  }
  await again(1)
  await again(2)
  await user.type(screen.getByLabelText('Message'), '!')
  await again(3)
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

describe('a server-rendered form whose script loads late', () => {
  const labels = { name: 'Full Name', phone: 'Phone', email: 'Email', message: 'Message' } as const
  const fillIn = () => {
    for (const name of ['name', 'phone', 'email', 'message'] as const)
      fireEvent.input(screen.getByLabelText(labels[name]), { target: { value: inquiry[name] } })
  }

  /** The form with a store of its own. */
  async function formWithStore() {
    mockContent()
    const store = createStore()
    store.set(transportAtom, { fetch: pageRequest('/contact').fetch })
    store.set(subjectAtom, '')
    store.set(siteContentAtom, defaultSiteContent)
    const language = await loadLanguage('en')
    const page = (
      <Provider store={store}>
        <LanguageContext value={language}>
          <MemoryRouter>
            <InquiryForm />
          </MemoryRouter>
        </LanguageContext>
      </Provider>
    )
    return { page, store }
  }

  /** Renders the form on the server and hydrates it after `early`. */
  async function hydrated(early: () => void) {
    const { page } = await formWithStore()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    early()
    const sinceNavigation = Math.floor(performance.now())
    render(page, { container, hydrate: true })
    return sinceNavigation
  }

  it.each([
    ['before the script, sends no time', true],
    ['after it, sends the time since the navigation', false],
  ])('filled in %s', async (_when, isEarly) => {
    const sent = mockEndpoint('post', '/contactus', created, 201)
    const sinceNavigation = await hydrated(() => isEarly && fillIn())
    if (!isEarly) fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue(''))
    const time = isEarly ? {} : { filledIn: expect.toSatisfy((given) => Number(given) >= sinceNavigation) }
    expect(sent).toEqual([{ ...inquiry, website: '', ...time }])
  })

  it('posted before it: what is typed next stays, and the confirmation is of that visit alone', async () => {
    const sent = { subject: '', message: 'Sent' }
    const outcome = { status: 'success', message: 'Inquiry send successfully', fields: emptyInquiry, sent } as const
    const { page, store } = await formWithStore()
    store.set(contactFormAtom, outcome)
    const remember = (message: string) =>
      localStorage.setItem('inquiry', JSON.stringify({ at: Date.now(), fields: { message }, about: '' }))
    remember('Sent')
    const first = render(page)
    expect(await screen.findByText('You wrote:')).toBeInTheDocument()
    await waitFor(() => expect(localStorage.getItem('inquiry')).toBeNull())
    first.unmount()
    expect(store.get(contactFormAtom).status).toBe('idle')

    // The page is loaded again, which sends the same again and is confirmed again.
    remember('A second question')
    store.set(contactFormAtom, outcome)
    render(page)
    expect(await screen.findByDisplayValue('A second question')).toBe(screen.getByLabelText('Message'))
    await remembered('A second question')
  })

  it('remembers what was typed before it', async () => {
    await hydrated(fillIn)
    await remembered(inquiry.message)
  })

  it('fills the fields that are empty with what is stored, and keeps what was typed before it', async () => {
    localStorage.setItem(
      'inquiry',
      JSON.stringify({ at: Date.now(), fields: { ...inquiry, subject: 'Standard' }, about: 'Standard' }),
    )
    await hydrated(() => fireEvent.input(screen.getByLabelText('Full Name'), { target: { value: 'B' } }))
    expect(await screen.findByDisplayValue(inquiry.phone)).toBe(screen.getByLabelText('Phone'))
    expect(screen.getByLabelText('Full Name')).toHaveValue('B')
    expect(screen.getByLabelText('Message')).toHaveValue(inquiry.message)
    expect(screen.getByLabelText('Subject')).toHaveValue('Standard')
    await remembered('B')
    for (const text of [inquiry.phone, inquiry.email, inquiry.message, 'Standard'])
      expect(localStorage.getItem('inquiry')).toContain(JSON.stringify(text))
  })
})

it('says what is wrong with a field at the field, which gets the focus, until it is sent again', async () => {
  const { user, send } = await filledForm()
  const errors = [{ field: 'email', message: 'Email is not valid' }]
  mockEndpoint('post', '/contactus', { message: 'Email is not valid', errors }, 400)
  await user.click(send)
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription('Email is not valid')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email is not valid')
  expect(screen.queryByText(/has not been sent/)).toBeNull()
  mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''))
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
})

it.each([
  ['/contact', 'Message', 'Send Message', 'Message must be at most 5,000 characters'],
  ['/ne/contact', 'सन्देश', /पठाउनुहोस्/, 'सन्देश बढीमा ५,००० अक्षरको हुनुपर्छ'],
])(
  '%s keeps a message over the limit whole, and says so at its field without sending it',
  async (path, label, button, error) => {
    mockContent()
    const { user } = await visit(path)
    const message = await screen.findByLabelText(label)
    const sent = mockEndpoint('post', '/contactus', created, 201)
    for (const [name, text] of Object.entries({ ...inquiry, message: '' })) {
      const field = document.querySelector(`form [name="${name}"]`)
      if (field) fireEvent.change(field, { target: { value: text } })
    }
    const send = screen.getByRole('button', { name: button })
    const tooLong = 'क'.repeat(5001)
    await user.click(message)
    await user.paste(tooLong)
    await user.click(send)
    await waitFor(() => expect(message).toHaveAccessibleDescription(error))
    expect(message).toHaveFocus()
    expect(message).toHaveValue(tooLong)
    expect(sent).toEqual([])
    // As the API counts: in characters, whatever their length in UTF-16, and without the white space around them.
    fireEvent.change(message, { target: { value: `${'😀'.repeat(5000)}\n` } })
    await user.click(send)
    await waitFor(() => expect(sent).toHaveLength(1))
  },
)
