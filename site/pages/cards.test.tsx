import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { aMember, aPost, aService, many, picture } from '../testing/entries.ts'
import { mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

it('a service card has its title in full, 80 characters of text and a link to its page', async () => {
  const title = `Registration ${'and more '.repeat(8)}`.trim()
  mockContent({ service: [aService({ title, slug: 'first', description: `<p>${'a'.repeat(79)}bc</p>` })] })
  await visit('/services')
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(`${'a'.repeat(79)}b…`)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Read More: / })).toHaveAttribute('href', '/services-details/first')
})

it.each([
  [40, 'x'.repeat(40)],
  [41, `${'x'.repeat(40)}…`],
  [200, `${'x'.repeat(40)}…`],
])('a post card shows a title of %i characters as %s', async (length, shown) => {
  mockContent({ blog: [aPost({ title: 'x'.repeat(length) })] })
  await visit('/blog')
  expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument()
})

it('a run of white space in a title counts as one space', async () => {
  mockContent({ blog: [aPost({ title: `A${' '.repeat(60)}${'x'.repeat(38)}yz` })] })
  await visit('/blog')
  expect(await screen.findByRole('heading', { name: `A ${'x'.repeat(38)}…` })).toBeInTheDocument()
})

it('a post card shows 150 characters of text, the day and a link to the post', async () => {
  mockContent({ blog: [aPost({ slug: 'कर', description: `<h2>Tax</h2><p>${'क '.repeat(150)}</p>` })] })
  await visit('/blog')
  expect(await screen.findByText(`Tax ${'क '.repeat(73).trim()}…`)).toBeInTheDocument()
  expect(screen.getByText('November 21, 2026')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Read More: / })).toHaveAttribute(
    'href',
    `/blog/${encodeURIComponent('कर')}`,
  )
})

it('a picture comes in the stored widths, with its size', async () => {
  mockContent({ service: [aService({ image: picture })] })
  await visit('/services')
  const image = await screen.findByRole('img', { name: 'A desk' })
  expect(image).toHaveAttribute('src', '/media/desk.jpg')
  expect(image).toHaveAttribute('srcset', '/media/desk-480.webp 480w, /media/desk-960.webp 960w, /media/desk.jpg 1600w')
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '900')
})

it.each([
  ['/services', ['eager high', 'eager', 'eager', 'lazy']],
  ['/', ['lazy', 'lazy', 'lazy']],
])(
  'of the pictures at %s those on the first screen are not loaded lazily, and the first one first',
  async (path, expected) => {
    const services = ['1', '2', '3', '4'].map((_id) => aService({ _id, slug: _id, image: picture }))
    mockContent({ service: services })
    await visit(path)
    const images = await screen.findAllByRole('img', { name: 'A desk' })
    const priorities = images.map((image) =>
      [image.getAttribute('loading'), image.getAttribute('fetchpriority')].filter(Boolean).join(' '),
    )
    expect(priorities).toEqual(expected)
  },
)

it('a placeholder stands for no picture, and for one that does not load', async () => {
  mockContent({ service: [aService({ _id: '1', slug: 'a' }), aService({ _id: '2', slug: 'b', image: picture })] })
  await visit('/services')
  const image = await screen.findByRole('img', { name: 'A desk' })
  expect(screen.getAllByTestId('placeholder')).toHaveLength(1)
  fireEvent.error(image)
  expect(await screen.findAllByTestId('placeholder')).toHaveLength(2)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('a member has their job, their name, and initials where there is no picture', async () => {
  mockContent({ team: [aMember(), aMember({ _id: '2', name: 'राम थापा', post: 'लेखापाल' })] })
  await visit('/team')
  expect(await screen.findByRole('heading', { name: 'Sarita Rai' })).toBeInTheDocument()
  expect(screen.getByText('Partner')).toBeInTheDocument()
  expect(screen.getByText('SR')).toBeInTheDocument()
  expect(screen.getByText('रा.था.')).toBeInTheDocument()
})

it('the blog has links to its pages, 12 posts each', async () => {
  mockContent({ blog: many(30, (n) => aPost({ _id: `p${n}`, slug: `p${n}`, title: `Post ${n}` })) })
  await visit('/blog?page=2')
  expect(await screen.findAllByRole('article')).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blog?page=3')
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog')
})

it('searching the blog navigates to a URL with the words', async () => {
  mockContent({ blog: [aPost()] })
  const { user } = await visit('/blog')
  await user.type(await screen.findByRole('searchbox', { name: 'Search the blog' }), ' VAT return {Enter}')
  expect(await screen.findByText('1 post for “VAT return”')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('VAT return')
})
