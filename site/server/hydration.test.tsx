import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { EntityOf } from '#contract/index.ts'
import { languageOf } from '#contract/languages.ts'
import { prefixOf, splitLanguage } from '#contract/language-path.ts'
import { App } from '../app.tsx'
import { render } from './entry-server.tsx'
import { loadLanguage } from '../language/load-language.ts'
import { findRoute } from '../routing/page-routes.tsx'
import { languageAtom } from '../state/language.ts'
import { transportAtom } from '../state/api-atom.ts'
import { account } from '../testing/account.ts'
import { aDeadline, aFaq, aJob, aMember, anAbout, aPost, aService } from '../testing/entries.ts'
import { pageRequest } from '../testing/page-request.ts'
import { mockContent, mockEndpoint, mockPending, server } from '../testing/mock-api.ts'

const content = {
  about: [anAbout()],
  service: [aService({ slug: 'vat' })],
  blog: [aPost({ slug: 'hello', title: 'नेपालको कर '.repeat(10) })],
  team: [aMember()],
  faq: [aFaq()],
  career: [aJob()],
  inquiry: [
    {
      _id: '1',
      name: 'Binod',
      email: 'b@example.com',
      phone: '1',
      message: 'लामो सन्देश '.repeat(30),
      createdAt: '2026-11-20T20:00:00.000Z',
    },
  ],
}

/** A tax calendar, outdated in a thousand years, by which a deadline falls due in 14 days. */
function calendarOf({ _id, slug, title, taxpayers }: EntityOf<'deadline'>) {
  const today = { date: '2026-11-23', bs: { year: 2083, month: 8, day: 7 } }
  const due = { date: '2026-12-07', bs: { year: 2083, month: 8, day: 21 } }
  const item = {
    ...due,
    _id,
    slug,
    title,
    taxpayers: [...taxpayers],
    law: '',
    source: '',
    updatedAt: '2026-11-20T20:00:00.000Z',
  }
  return {
    today,
    from: today,
    to: due,
    knownUntil: '2034-04-13',
    validUntil: '3026-01-01T00:00:00.000Z',
    items: [item],
  }
}

/** Asked for by a part of the start page that comes once the page is shown, sooner or later than the test looks. */
const LATER = '/api/dashboard'

/** The texts of a page, without the places of what is being loaded and those that only the browser fills, by its clock. */
function textOf(place: HTMLElement, byClock: readonly Element[]): string {
  const texts: string[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement?.closest('[role="status"]') && !byClock.some((each) => each.contains(text)))
      texts.push(text.textContent ?? '')
  return texts.join('')
}

/** Renders a page on the server, hydrates it and returns the API paths that the browser called. */
async function hydrate(url: string): Promise<string[]> {
  const served = new DOMParser().parseFromString((await render(pageRequest(url))).body, 'text/html')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = served.getElementById('app')?.innerHTML ?? ''
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    if (pathname !== LATER) calls.push(pathname)
  }
  server.events.on('request:start', note)
  const store = createStore()
  const { language, path } = splitLanguage(url.split('?', 1)[0] ?? '')
  store.set(languageAtom, await loadLanguage(language))
  await findRoute(path, '', language).route.loadScreenLanguage?.(store, languageOf(served.documentElement.lang))
  store.set(transportAtom, { fetch: pageRequest(url).fetch, language })
  const snapshot = served.getElementById('state')?.textContent
  const byClock = [...place.querySelectorAll('[data-by-clock]:empty')]
  const before = textOf(place, byClock)
  const faults: unknown[] = []
  await act(async () => {
    const app = <App store={store} snapshot={snapshot} />
    const page = (
      <MemoryRouter basename={prefixOf(language) || '/'} initialEntries={[url]}>
        {app}
      </MemoryRouter>
    )
    const root = hydrateRoot(place, page, { onRecoverableError: (fault) => faults.push(fault) })
    onTestFinished(() => {
      act(() => root.unmount())
      place.remove()
    })
    // All pending promises, including the header's session check, settle before the next macrotask.
    await new Promise((resolve) => setTimeout(resolve))
  })
  server.events.removeListener('request:start', note)
  expect(faults).toEqual([])
  expect(textOf(place, byClock)).toBe(before)
  return calls
}

describe('hydration of the server’s HTML', () => {
  const paths = ['/', '/about', '/services', '/services-details/vat', '/blog', '/blog/hello', '/team', '/price']
  const nepali = [
    '/ne',
    '/ne/',
    '/ne/blog',
    '/ne/blog/hello',
    '/ne/blog/unknown',
    '/ne/price',
    '/ne/career',
    '/ne/nowhere',
  ]
  const odd = ['/nowhere', '/blog/unknown', '/blog?q=x&page=1', '/about/']
  it.each([...paths, '/career', '/contact', '/login', ...odd, ...nepali])(
    '%s causes no warning and no second fetch',
    async (path) => {
      mockContent(content)
      expect(await hydrate(path)).toEqual(['/api/loggedin'])
      expect(screen.getByRole('banner')).toBeInTheDocument()
    },
  )

  it('/login is the same as long as nobody has an account', async () => {
    mockContent(content)
    mockEndpoint('get', '/registration', { open: true })
    expect(await hydrate('/login')).toEqual(['/api/loggedin'])
    expect(screen.getByRole('link', { name: 'Register the first administrator' })).toBeInTheDocument()
  })

  it.each(['/', '/tax-calendar', '/tax-calendar/vat-return'])(
    '%s says how many days are left by the same words, which are not printed',
    async (path) => {
      const deadline = aDeadline()
      mockContent({ ...content, deadline: [deadline] })
      mockEndpoint('get', '/tax-calendar', calendarOf(deadline))
      expect(await hydrate(path)).toEqual(['/api/loggedin'])
      const left = screen.getAllByText('In 14 days')
      expect(left.filter((each) => !each.matches('[data-by-clock]'))).toEqual([])
    },
  )

  // Data that changes by the minute is requested by the browser.
  const counts = '/api/desk/counts'
  const staffScreens = [
    ['/dashboard', [counts]],
    ['/inquiry-list', [counts, '/api/desk', '/api/desk/options']],
  ] as const
  it.each(staffScreens)('%s, a staff screen, likewise', async (path, own) => {
    mockContent(content)
    mockEndpoint('get', '/loggedin', true)
    mockEndpoint('get', '/account', { ...account })
    mockPending(`*${LATER}`)
    expect((await hydrate(path)).toSorted()).toEqual([...own, '/api/loggedin'].toSorted())
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  })

  it.each(staffScreens)('%s in Nepali, likewise', async (path, own) => {
    mockContent(content)
    mockEndpoint('get', '/loggedin', true)
    mockEndpoint('get', '/account', { ...account, language: 'ne' })
    mockPending(`*${LATER}`)
    expect((await hydrate(path)).toSorted()).toEqual([...own, '/api/loggedin'].toSorted())
    expect(screen.getByRole('button', { name: 'लग आउट' })).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('ne')
  })
})
