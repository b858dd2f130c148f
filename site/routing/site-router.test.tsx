import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { aPost } from '../testing/entries.ts'
import { mockContent, mockEndpoint, mockListPending, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { findRoute } from './page-routes.tsx'
import { deferred } from '../testing/deferred.ts'

const posts = ['one', 'two'].map((slug) => aPost({ _id: slug, slug, title: `Post ${slug}` }))
const inNavigation = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Counts the calls to the API from here on. */
function countCalls(): string[] {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname))
  return calls
}

it('the old page stays, with its own data, until the new one is loaded', async () => {
  mockContent({ blog: posts })
  const { user } = await visit('/blog/one')
  await h1('Post one')
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.get('*/api/blog/two', async () => {
      await answered
      return HttpResponse.json({ ...posts[1] })
    }),
  )
  await user.click(await screen.findByRole('link', { name: 'Post two' }))
  expect(window.location.pathname).toBe('/blog/two')
  expect(screen.getByRole('heading', { level: 1, name: 'Post one' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('data-loading')
  answer()
  await h1('Post two')
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() => expect(document.title).toBe('Post two | Lekhdanda'))
  expect(document.documentElement).not.toHaveAttribute('data-loading')
})

it.each([
  ['Services', 'Services'],
  ['Post two', 'This page could not be shown'],
])('without the head of the next page, %s, the title is %j', async (name, title) => {
  mockContent({ blog: posts })
  mockEndpoint('get', '/blog/two', { message: 'Service is not available. Please try again.' }, 503)
  const { user } = await visit('/blog/one')
  await waitFor(() => expect(document.title).toBe('Post one | Lekhdanda'))
  const [link] = await screen.findAllByRole('link', { name })
  if (!link) throw new Error('no link')
  const { route } = findRoute(link.getAttribute('href') ?? '', '', 'en')
  vi.spyOn(route, 'head').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(link)
  await waitFor(() => expect(document.title).toBe(title))
})

it('of two pages that are opened at once the later one is shown', async () => {
  mockContent()
  const { user } = await visit('/price')
  mockListPending('team')
  await user.click(inNavigation('Team'))
  await user.click(inNavigation('Services'))
  await h1('Services')
  expect(window.location.pathname).toBe('/services')
})

it('a page is loaded when its link is pointed at, and not again when it is followed', async () => {
  mockContent({ blog: posts })
  const { user } = await visit('/price')
  const calls = countCalls()
  await user.hover(inNavigation('Team'))
  await waitFor(() => expect(calls).toContain('/api/team'))
  await user.click(inNavigation('Team'))
  await h1('Team')
  expect(calls.filter((path) => path === '/api/team')).toHaveLength(1)
  server.events.removeAllListeners()
})

it('the browser’s way back leads to where the reader was on the page', async () => {
  mockContent()
  const { user } = await visit('/price')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  await user.click(inNavigation('Team'))
  await h1('Team')
  expect(document.documentElement, 'lower parts are laid out late').toHaveAttribute('data-first-view')
  const scroll = vi.spyOn(window, 'scrollTo')
  window.history.back()
  await h1('Price')
  expect(scroll).toHaveBeenLastCalledWith(0, 640)
  expect(document.documentElement, 'lower parts are laid out at once').not.toHaveAttribute('data-first-view')
})

it('the browser’s way back leads to where the reader was after a reload of the next page, too', async () => {
  mockContent()
  const { user, unmount } = await visit('/price')
  const position = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  await user.click(inNavigation('Team'))
  await h1('Team')
  position.mockReturnValue(80)
  fireEvent(window, new Event('pagehide'))
  unmount()
  await visit('/team', {}, 'en', window.history.state)
  const scroll = vi.spyOn(window, 'scrollTo')
  window.history.back()
  await h1('Price')
  expect(scroll).toHaveBeenLastCalledWith(0, 640)
})

it('the way back from a place on the page leads to where the reader was on it', async () => {
  mockContent()
  await visit('/price')
  await h1('Price')
  const position = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  const scroll = vi.spyOn(window, 'scrollTo')
  const link = document.createElement('a')
  link.href = '#content'
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has scrolled by now.
  position.mockReturnValue(80)
  await waitFor(() => expect(window.location.hash).toBe('#content'))
  await waitFor(() => expect(window.history.state).toHaveProperty('key'))
  expect(scroll).not.toHaveBeenCalled()
  window.history.back()
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 640))
  window.history.forward()
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 80))
})

it.each(['गर्ने', '%E0%A4%97%E0%A4%B0%E0%A5%8D%E0%A4%A8%E0%A5%87', 'a%'])(
  'a link to the place %s of another page leads there',
  async (fragment) => {
    const id = fragment === 'a%' ? fragment : 'गर्ने'
    mockContent()
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
      scrolled.push(this.id)
    })
    await visit('/price')
    const place = document.createElement('p')
    place.id = id
    document.body.append(place)
    const link = document.createElement('a')
    link.href = `/team#${fragment}`
    document.body.append(link)
    link.click()
    await h1('Team')
    expect(scrolled).toEqual([id])
    place.remove()
    link.remove()
  },
)

it('fades between pages where the browser can, and not for readers who want less motion', async () => {
  mockContent()
  const { user } = await visit('/price')
  const start = vi.fn<(change: () => Promise<void>) => Record<string, Promise<void>>>((change) => {
    const done = change()
    return { ready: done, finished: done, updateCallbackDone: done }
  })
  Object.assign(document, { startViewTransition: start })
  await user.click(inNavigation('Team'))
  await h1('Team')
  const media = matchMedia('')
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true })
  await user.click(inNavigation('Services'))
  await h1('Services')
  expect(start).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('leaves to the browser what opens elsewhere, files, other documents and places on the page', async () => {
  mockContent()
  await visit('/price')
  const followed = (attributes: Record<string, string>, click: MouseEventInit = {}, isWritten = false): boolean => {
    const link = document.createElement('a')
    // jsdom does not know it.
    Object.defineProperty(link, 'isContentEditable', { value: isWritten })
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.body.append(link)
    // Else jsdom complains that it cannot navigate.
    let isTaken = false
    window.addEventListener('click', (event) => ((isTaken = event.defaultPrevented), event.preventDefault()), {
      once: true,
    })
    fireEvent.click(link, { button: 0, ...click })
    link.remove()
    return isTaken
  }
  expect(followed({ href: '/price' })).toBe(true)
  expect(followed({ href: '/team' }, { ctrlKey: true })).toBe(false)
  expect(followed({ href: '/team', target: '_blank' })).toBe(false)
  expect(followed({ href: '/team', download: '' })).toBe(false)
  expect(followed({ href: 'https://elsewhere.test/team' })).toBe(false)
  expect(followed({ href: '/admin' })).toBe(false)
  expect(followed({ href: '/feed.xml' })).toBe(false)
  expect(followed({ href: '/price#faqs' })).toBe(false)
  expect(followed({ href: '/team' }, {}, true), 'in a text that is being written').toBe(false)
})
