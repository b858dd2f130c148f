import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { aPost } from '../testing/entries.ts'
import { mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { onPanelForm } from '../internals/payload-live-preview.ts'

const TYPE = 'payload-live-preview'
const { origin } = window.location

/** Stubs the panel's window as this page's opener and records the messages sent to it. */
function panel() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('no window')
  const posted = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined)
  vi.stubGlobal('opener', contentWindow)
  return { contentWindow, posted }
}

const say = (data: unknown, from: string, source: Window): boolean =>
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))

/** Mocks the draft and, for each form sent, a post with its title. Returns the titles received. */
function serveDraft(): string[] {
  const sent: string[] = []
  mockContent()
  server.use(
    http.get('*/api/loggedin', () => HttpResponse.json(true)),
    http.get('*/api/preview/blog/7', () => HttpResponse.json({ ...aPost({ title: 'The draft' }) })),
    http.post('*/api/preview/blog/7', async ({ request }) => {
      const { title } = (await request.json()) as { title: string }
      sent.push(title)
      return title === 'Refused'
        ? HttpResponse.json({ message: 'Please login first' }, { status: 401 })
        : HttpResponse.json({ ...aPost({ title, description: '<p>Typed<img src=x onerror=alert(1)></p>' }) })
    }),
  )
  return sent
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => document.querySelector('iframe')?.remove())

it('shows the draft, tells the panel that it is ready, and follows the panel’s form', async () => {
  const sent = serveDraft()
  const { contentWindow, posted } = panel()
  await visit('/preview/blog/7')
  await heading('The draft')
  await waitFor(() => expect(posted).toHaveBeenCalledExactlyOnceWith({ type: TYPE, ready: true }, origin))
  for (const title of ['T', 'Ty', 'Typed']) say({ type: TYPE, data: { title } }, origin, contentWindow)
  await heading('Typed')
  expect(sent).toEqual(['Typed'])
  expect(document.querySelector('.rich-text')?.innerHTML).toBe('<p>Typed</p>')
})

it('keeps the last state when the server rejects a change', async () => {
  const sent = serveDraft()
  const { contentWindow } = panel()
  await visit('/preview/blog/7')
  await heading('The draft')
  say({ type: TYPE, data: { title: 'Refused' } }, origin, contentWindow)
  await waitFor(() => expect(sent).toEqual(['Refused']))
  await heading('The draft')
})

it('accepts messages only from this site’s panel, and none after it was stopped', () => {
  const { contentWindow } = panel()
  const heard = vi.fn<(form: Record<string, unknown>) => void>()
  const stop = onPanelForm(heard)
  const form = { type: TYPE, data: { title: 'A title' } }
  say(form, 'https://elsewhere.example', contentWindow)
  say(form, origin, window)
  for (const data of [null, 'text', { ...form, type: 'other' }, { type: TYPE }, { type: TYPE, data: 1 }])
    say(data, origin, contentWindow)
  expect(heard).not.toHaveBeenCalled()
  say(form, origin, contentWindow)
  stop()
  say(form, origin, contentWindow)
  expect(heard).toHaveBeenCalledExactlyOnceWith(form.data)
})
