import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { delay, http, HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '#contract/time.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { loadLanguage } from '../language/load-language.ts'
import { LanguageContext } from '../language/use-language.ts'
import { transportAtom } from '../state/api-atom.ts'
import { pageRequest } from '../testing/page-request.ts'
import { aJob, aMember, aService } from '../testing/entries.ts'
import { mockEndpoint, mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { telephoneText } from '../text/telephone.ts'
import { InquiryForm } from './contact/inquiry-form.tsx'

const inquiry = { name: 'Maya Rai', phone: '+977 1 5550100', email: 'maya@example.com', message: 'Hello\nthere' }
const created = { _id: '1', createdAt: '2026-11-21T00:00:00.000Z', ...inquiry }

async function filledForm() {
  mockContent()
  const visited = await visit('/contact')
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
  expect(page.getByRole('link', { name: telephoneText(contact.phone) })).toHaveAttribute('href', 'tel:+97715550100')
  expect(screen.getByRole('link', { name: /map/ })).toHaveAttribute('href', contact.mapLinkUrl)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
})

it('has the chats of a firm that has numbers for them', async () => {
  mockContent()
  await visit('/contact', {
    contact: { ...defaultSiteContent.contact, whatsApp: '9779841234567', viber: '9779841234568' },
  })
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/9779841234567')
  const viber = screen.getByRole('link', { name: 'Viber' })
  expect(viber).toHaveAttribute('href', 'viber://chat?number=%2B9779841234568')
})

it.each([
  ['service/vat', 'VAT returns'],
  ['career/accountant', 'Accountant'],
  ['team/t1', 'Sarita Rai'],
  ['plan/2', defaultSiteContent.plans[1]?.name],
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
  expect(await screen.findByText('You are offline. What you typed is kept.')).toBeInTheDocument()
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

it('what was typed is there again after the tab was closed, until it is sent', async () => {
  const { user, send, unmount } = await filledForm()
  unmount()
  const again = await visit('/contact?about=plan/1')
  expect(await screen.findByLabelText('Full Name')).toHaveValue(inquiry.name)
  expect(screen.getByLabelText('Message')).toHaveValue(inquiry.message)
  expect(await screen.findByLabelText('Subject')).toHaveValue(defaultSiteContent.plans[0]?.name)
  mockEndpoint('post', '/contactus', created, 201)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('You wrote:')).toBeInTheDocument()
  again.unmount()
  await visit('/contact')
  expect(await screen.findByLabelText('Full Name')).toHaveValue('')
  expect(send).not.toBeInTheDocument()
})

it('what was typed yesterday is not shown to who uses the browser today', async () => {
  const { unmount } = await filledForm()
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

it('after sending, the form is empty and a toast says so', async () => {
  const { user, send } = await filledForm()
  const sent = mockEndpoint('post', '/contactus', created, 201)
  await user.click(send)
  expect(await screen.findByText('Inquiry send successfully')).toBeInTheDocument()
  expect(sent).toEqual([{ ...inquiry, website: '', filledIn: expect.any(Number) }])
  expect(screen.getByLabelText('Full Name')).toHaveValue('')
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

it.each([
  ['/contact', 'We will answer by November 23, 2026, 17:00 in Nepal.'],
  ['/ne/contact', 'हामी २०८३ मंसिर ७, १७:०० बजेसम्ममा जवाफ दिनेछौं।'],
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

it('after a failure the typed values stay', async () => {
  const { user, send } = await filledForm()
  mockEndpoint('post', '/contactus', { message: 'Too many attempts. Please try again later.' }, 429)
  await user.click(send)
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeInTheDocument()
  expect(screen.getByLabelText('Full Name')).toHaveValue(inquiry.name)
  expect(screen.getByLabelText('Message')).toHaveValue(inquiry.message)
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

  it.each([
    ['before the script, sends no time', true],
    ['after it, sends the time since the navigation', false],
  ])('filled in %s', async (_when, isEarly) => {
    const sent = mockEndpoint('post', '/contactus', created, 201)
    const store = createStore()
    store.set(transportAtom, { fetch: pageRequest('/contact').fetch })
    const language = await loadLanguage('en')
    const page = (
      <Provider store={store}>
        <LanguageContext value={language}>
          <InquiryForm />
        </LanguageContext>
      </Provider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    if (isEarly) fillIn()
    const sinceNavigation = Math.floor(performance.now())
    render(page, { container, hydrate: true })
    if (!isEarly) fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue(''))
    const time = isEarly ? {} : { filledIn: expect.toSatisfy((given) => Number(given) >= sinceNavigation) }
    expect(sent).toEqual([{ ...inquiry, website: '', ...time }])
  })
})
