import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Found } from '#contract/search.ts'
import { aPost, aTag } from '../testing/entries.ts'
import { mockContent, mockEndpoint } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const vat = aTag()
const carriers: Found = {
  instead: '',
  pages: [],
  types: [
    {
      type: 'blog',
      total: 60,
      entries: [{ _id: 'p1', slug: 'a-post', title: ['A post'], text: ['Its beginning'] }],
    },
    { type: 'faq', total: 1, entries: [{ _id: 'q1', title: ['Who pays?'], text: ['The buyer.'] }] },
  ],
}

it('the page of a tag has its name, what it is about, and what carries it', async () => {
  mockContent({ tag: [vat] })
  mockEndpoint('get', '/search', { ...carriers })
  await visit('/tags/vat')
  expect(await screen.findByRole('heading', { level: 1, name: 'VAT' })).toBeInTheDocument()
  expect(screen.getByText('Bills and returns.')).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'A post' })).toHaveAttribute('href', '/blog/a-post')
  expect(main.getByRole('link', { name: 'Who pays?' })).toHaveAttribute('href', '/price#faq-q1')
  expect(await main.findByRole('link', { name: 'Blog: all 60' })).toHaveAttribute('href', '/tags/vat?type=blog')
  expect(main.queryByRole('link', { name: /all 1$/ })).toBeNull()
  await waitFor(() => expect(document.title).toBe('VAT | Lekhdanda'))
})

it.each([
  ['/tags/vat?type=blog', { 'Next page': '/tags/vat?type=blog&page=2' }],
  ['/tags/vat?type=blog&page=2', { 'Previous page': '/tags/vat?type=blog', 'Next page': '/tags/vat?type=blog&page=3' }],
  ['/tags/vat?type=blog&page=3', { 'Previous page': '/tags/vat?type=blog&page=2' }],
  [
    '/tags/vat?type=blog&page=9',
    { 'First page': '/tags/vat?type=blog', 'Previous page': '/tags/vat?type=blog&page=3' },
  ],
  ['/ne/search?q=a&type=blog', { 'अर्को पृष्ठ': '/ne/search?q=a&type=blog&page=2' }],
])('%s leads to the pages beside it: %j', async (path, links) => {
  mockContent({ tag: [vat] })
  mockEndpoint('get', '/search', { instead: '', pages: [], types: carriers.types.slice(0, 1) })
  await visit(path)
  const part = within(await screen.findByRole('region', { name: /^(Blog|ब्लग)$/ }))
  await waitFor(() => {
    const steps = part.getAllByRole('link').filter((link) => link.closest('li') === null)
    expect(Object.fromEntries(steps.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(links)
  })
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
})

it.each([
  ['/tags/vat?type=faq&page=9', 'There are no more results on this page.', 'First page', '/tags/vat?type=faq'],
  ['/search?q=a&type=faq&page=9', 'There are no more results on this page.', 'First page', '/search?q=a&type=faq'],
  ['/ne/search?q=a&type=faq&page=9', 'यस पृष्ठमा थप नतिजा छैनन्।', 'पहिलो पृष्ठ', '/ne/search?q=a&type=faq'],
])('%s is past the end, and leads to the first page alone', async (path, text, first, to) => {
  mockContent({ tag: [vat] })
  mockEndpoint('get', '/search', { instead: '', pages: [], types: [{ type: 'faq', total: 1, entries: [] }] })
  await visit(path)
  const part = within((await screen.findByText(text)).closest('section') ?? document.body)
  expect(part.getByRole('link', { name: first })).toHaveAttribute('href', to)
  expect(part.getAllByRole('link')).toHaveLength(1)
})

it('a tag that nothing carries leads to the contact form', async () => {
  mockContent({ tag: [vat] })
  mockEndpoint('get', '/search', { instead: '', pages: [], types: [] })
  await visit('/tags/vat')
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Ask us directly' })
  expect(link).toHaveAttribute('href', '/contact')
})

it('what carries a tag can be asked for again where that fails', async () => {
  mockContent({ tag: [vat] })
  mockEndpoint('get', '/search', { message: 'Service is not available.' }, 503)
  const { user } = await visit('/tags/vat')
  await screen.findByText('Service is not available.')
  mockEndpoint('get', '/search', { ...carriers })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'A post' })).toBeInTheDocument()
})

it('without any tag their list leads to the contact form, and search engines leave it out', async () => {
  mockContent({ tag: [] })
  await visit('/tags')
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Ask us directly' })
  expect(link).toHaveAttribute('href', '/contact')
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
})

it('all tags lead to their pages, as do those of an entry and those beside it', async () => {
  const post = aPost({ slug: 'a-post', tags: [{ _id: '1', name: 'VAT', slug: 'vat' }] })
  mockContent({ tag: [vat], blog: [post] })
  const { unmount } = await visit('/tags')
  const listed = await within(screen.getByRole('main')).findByRole('link', { name: 'VAT' })
  expect(listed).toHaveAttribute('href', '/tags/vat')
  unmount()
  await visit('/blog/a-post', { tags: ['VAT', 'Words'], tagSlugs: ['vat', 'words'] })
  const own = within(await screen.findByRole('navigation', { name: 'Tags of this page' }))
  expect(own.getByRole('link', { name: 'VAT' })).toHaveAttribute('href', '/tags/vat')
  const sidebar = within(await screen.findByRole('complementary'))
  expect(sidebar.getByRole('link', { name: 'Words' })).toHaveAttribute('href', '/tags/words')
})

it('words of the settings lead to the search while there are no tags', async () => {
  mockContent({ blog: [aPost({ slug: 'a-post' })] })
  await visit('/blog/a-post', { tags: ['Income tax'] })
  const sidebar = within(await screen.findByRole('complementary'))
  expect(await sidebar.findByRole('link', { name: 'Income tax' })).toHaveAttribute('href', '/search?q=Income+tax')
  expect(screen.queryByRole('navigation', { name: 'Tags of this page' })).not.toBeInTheDocument()
})
