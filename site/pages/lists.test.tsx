import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { ResourceName } from '#contract/index.ts'
import { aFaq, aJob, aMember, anAbout, aPost, aService, many } from '../testing/entries.ts'
import { mockEndpoint, mockListError, mockListPending, mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const pages: [string, ResourceName, string][] = [
  ['/', 'about', 'No About Found!'],
  ['/', 'service', 'No Services Found!'],
  ['/', 'blog', 'No Blog Found!'],
  ['/about', 'about', 'No About Found!'],
  ['/services', 'service', 'No Services Found!'],
  ['/blog', 'blog', 'No Blog Found!'],
  ['/team', 'team', 'No Team Found!'],
  ['/price', 'faq', 'No questions yet. Ask us yours.'],
  ['/career', 'career', 'No position is open just now'],
]

const filled = {
  about: [anAbout()],
  service: [aService()],
  blog: [aPost()],
  team: [aMember()],
  faq: [aFaq()],
  career: [aJob()],
}

describe.each(pages)('%s with its list of %s', (path, name, emptyText) => {
  it('shows a spinner until the list is there', async () => {
    mockContent(filled)
    mockListPending(name)
    await visit(path)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText(emptyText)).not.toBeInTheDocument()
  })

  it('shows a message for an empty list', async () => {
    mockContent({ ...filled, [name]: [] })
    await visit(path)
    expect(await screen.findByText(emptyText)).toBeInTheDocument()
  })

  it('shows an error on the page and as a toast, and can be retried', async () => {
    mockContent(filled)
    mockListError(name, 503, `Service of ${path} ${name} is not available.`)
    const { user } = await visit(path)
    const shown = await screen.findAllByText(`Service of ${path} ${name} is not available.`)
    expect(shown.length).toBeGreaterThan(0)
    expect(await screen.findByRole('alert')).toHaveTextContent(name)
    mockContent(filled)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findAllByText(/Filing a return|Sarita Rai|Bookkeeper|When is VAT due/)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

it('a failure without a message shows the general one', async () => {
  mockContent()
  mockEndpoint('get', '/team', {}, 500)
  await visit('/team')
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
})

it('a response that is not a list is a failure', async () => {
  mockContent()
  mockEndpoint('get', '/team', [{ _id: '1' }])
  await visit('/team')
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
})

it('the home page shows the first three services and posts, each with the way to all of them', async () => {
  mockContent({
    service: many(5, (n) => aService({ _id: `s${n}`, slug: `s${n}`, title: `Service ${n}` })),
    blog: many(5, (n) => aPost({ _id: `p${n}`, slug: `p${n}`, title: `Post ${n}` })),
  })
  await visit('/')
  const services = within(await screen.findByRole('region', { name: 'Our Services' }))
  expect((await services.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual([
    'Service 1',
    'Service 2',
    'Service 3',
  ])
  expect(services.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/services')
  const posts = within(screen.getByRole('region', { name: 'Latest News & Blog' }))
  expect(await posts.findAllByRole('article')).toHaveLength(3)
  expect(posts.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/blog')
})

it('on the home page there is no way to a list that is empty', async () => {
  mockContent({ ...filled, blog: [] })
  await visit('/')
  await screen.findByText('No Blog Found!')
  expect((await screen.findAllByRole('link', { name: 'View All' })).map((link) => link.getAttribute('href'))).toEqual([
    '/services',
  ])
})
