import type { ComingHoliday } from '#contract/coming-holidays.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import { aJob, anAbout, aPost, aService, aTag, many } from '../testing/entries.ts'
import { mockEndpoint, mockContent, server } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'
import { deferred } from '../testing/deferred.ts'

const posts = many(4, (n) => aPost({ _id: `p${n}`, slug: `p${n}`, title: `Post ${n}` }))
const services = many(2, (n) => aService({ _id: `s${n}`, slug: `s${n}`, title: `Service ${n}` }))

it('a post has its title, its author Admin, its day in Kathmandu and its description', async () => {
  mockContent({ blog: posts, service: services })
  await visit('/blog/p1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument()
  const article = within(screen.getByRole('main'))
  expect(article.getByText('Admin')).toBeInTheDocument()
  expect(article.getAllByText('November 21, 2026').length).toBeGreaterThan(0)
  expect(article.getByText('papers').tagName).toBe('STRONG')
  await waitFor(() => expect(document.title).toBe('Post 1 | Lekhdanda'))
})

it('beside a post stand the services, the recent posts and 16 tags', async () => {
  mockContent({ blog: posts, service: services })
  await visit('/blog/p1')
  const sidebar = within(await screen.findByRole('complementary'))
  expect(await sidebar.findByRole('link', { name: 'Service 2' })).toHaveAttribute('href', '/services-details/s2')
  expect(sidebar.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Services',
    'Recent Posts',
    'Tags',
  ])
  expect(sidebar.getAllByRole('link', { name: /^Post / })).toHaveLength(3)
  expect(sidebar.queryByRole('link', { name: 'View All' })).toBeNull()
  for (const tag of defaultSiteContent.tags) expect(sidebar.getByText(tag)).toBeInTheDocument()
  expect(defaultSiteContent.tags).toHaveLength(16)
})

it('beside a post stand no more than the newest 20, with the way to all of them', async () => {
  mockContent({ blog: many(21, (n) => aPost({ _id: `p${n}`, slug: `p${n}`, title: `Post ${n}` })) })
  await visit('/blog/p1')
  const sidebar = within(await screen.findByRole('complementary'))
  expect(await sidebar.findByRole('link', { name: 'View All' })).toHaveAttribute('href', '/blog')
  expect(sidebar.getAllByRole('link', { name: /^Post / })).toHaveLength(19)
})

it('beside a service the recent posts are two, and the service itself is marked', async () => {
  mockContent({ blog: posts, service: services })
  await visit('/services-details/s1')
  const sidebar = within(await screen.findByRole('complementary'))
  expect(await sidebar.findAllByRole('link', { name: /^Post / })).toHaveLength(2)
  expect(sidebar.getByRole('link', { name: 'Service 1' })).toHaveAttribute('aria-current', 'page')
})

it.each(['/blog/none', '/services-details/none', '/nowhere', '/blog/p1/more'])('%s is not found', async (path) => {
  mockContent({ blog: posts })
  await visit(path)
  expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page" })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(document.title).toContain("Sorry, we couldn't find this page"))
})

it.each([
  ['/blog/vat-refund', 'vat refund'],
  ['/nowhere', 'nowhere'],
  ['/blog/65f3a9c2e1', ''],
])('the search on the page of the missing %s has the words "%s"', async (path, words) => {
  mockContent({ blog: posts })
  await visit(path)
  const search = await screen.findByRole('search')
  expect(search).toHaveAttribute('action', '/search')
  await waitFor(() => expect(within(search).getByRole('searchbox', { name: 'Search this site' })).toHaveValue(words))
})

it.each([
  ['post', '/blog/p1', '/blog/p1', 'Post 1'],
  ['job', '/career/bookkeeper', '/career/bookkeeper', 'Bookkeeper'],
  ['tag', '/tags/vat', '/tag/vat', 'VAT'],
])('a %s that fails to load shows the error and can be retried', async (_kind, path, call, title) => {
  const job = aJob({ slug: 'bookkeeper' })
  mockEndpoint('get', '/search', { instead: '', pages: [], types: [] })
  mockContent({ blog: posts, career: [job], tag: [aTag()] })
  mockEndpoint('get', call, { message: 'Service is not available.' }, 503)
  const { user } = await visit(path)
  expect((await screen.findAllByText('Service is not available.')).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.title).toBe('This page could not be shown | Lekhdanda'))
  mockContent({ blog: posts, career: [job], tag: [aTag()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe(`${title} | Lekhdanda`))
  expect(document.querySelector('meta[name="robots"][content*="noindex"]')).toBeNull()
})

it('a retried entry that comes once another page is open leaves the head of that page', async () => {
  mockContent({ blog: posts, about: [anAbout()] })
  mockEndpoint('get', '/blog/p1', { message: 'Service is not available.' }, 503)
  const { user } = await visit('/blog/p1')
  await screen.findAllByText('Service is not available.')
  const { promise: gate, resolve: release } = deferred()
  const answered = vi.fn<() => void>()
  server.use(
    http.get('*/api/blog/p1', async () => {
      await gate
      answered()
      return HttpResponse.json(aPost({ slug: 'p1', title: 'Post 1' }))
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement)
  await waitFor(() => expect(document.title).toContain('About'))
  release()
  await waitFor(() => expect(answered).toHaveBeenCalled())
  await expect(waitFor(() => expect(document.title).toContain('Post 1'))).rejects.toThrow('Post 1')
})

it('HTML fetched by the browser is sanitized before it is shown', async () => {
  const description =
    '<p onclick="x()">Kept <img src=x onerror=y()><a href="javascript:z()">link</a></p><script>w()</script>'
  mockContent({ blog: [aPost({ slug: 'nasty', description })] })
  await visit('/blog/nasty')
  const kept = await screen.findByText(/Kept/, { selector: 'p' })
  expect(kept.outerHTML).toBe('<p>Kept <a>link</a></p>')
  expect(document.querySelector('main script, main img[onerror]')).toBeNull()
})

it.each([
  ['/services-details/s1', '2026-11-23T11:00:00+05:45', 'Open now, until 17:00'],
  ['/services-details/s1', '2026-11-27T18:00:00+05:45', 'Closed now, opens Sunday 09:00'],
  ['/ne/services-details/s1', '2026-11-23T11:00:00+05:45', 'अहिले खुला छ, १७:०० बजेसम्म'],
  ['/ne/services-details/s1', '2026-11-23T18:00:00+05:45', 'अहिले बन्द छ, मङ्गलबार ०९:०० बजे खुल्छ'],
])('at %s a firm that has said its hours is open or closed at %s: %s', async (path, now, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  mockContent({ blog: posts, service: services })
  const openings = [0, 1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 }))
  await visit(path, { opening: { openings, holidays: [] } })
  // Below the text, and at the end of the page.
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

const dashain: ComingHoliday = {
  name: 'Dashain',
  from: { date: '2026-11-25', bs: { year: 2083, month: 8, day: 9 } },
  to: { date: '2026-12-04', bs: { year: 2083, month: 8, day: 18 } },
  opens: { date: '2026-12-06', bs: { year: 2083, month: 8, day: 20 } },
}

it.each([
  ['/services-details/s1', '2026-11-26T11:00:00+05:45', 'Closed for Dashain, opens December 6, 2026 09:00'],
  ['/ne/services-details/s1', '2026-11-26T11:00:00+05:45', 'Dashain बिदामा बन्द छ, २०८३ मंसिर २० ०९:०० बजे खुल्छ'],
  ['/services-details/s1', '2026-12-03T11:00:00+05:45', 'Closed for Dashain, opens Sunday 09:00'],
  ['/ne/services-details/s1', '2026-11-24T18:00:00+05:45', 'अहिले बन्द छ, २०८३ मंसिर २० ०९:०० बजे खुल्छ'],
])('at %s, of a holiday, is said at %s: %s', async (path, now, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  mockContent({ blog: posts, service: services })
  const openings = [0, 1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 }))
  const holidays = [{ name: 'Dashain', from: '2026-11-25', to: '2026-12-04' }]
  await visit(path, { opening: { openings, holidays }, nextHolidays: [dashain] })
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})
