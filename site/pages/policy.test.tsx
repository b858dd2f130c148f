import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { SiteContent } from '#contract/site-content.ts'
import { publicRoutes } from '../routing/page-routes.tsx'
import { resourceNames } from '#contract/index.ts'
import { listPath } from '../paths/entry-path.ts'
import { aJob, aPolicy } from '../testing/entries.ts'
import { mockContent } from '../testing/mock-api.ts'
import { visit } from '../testing/visit.tsx'

const privacy = aPolicy()

const site = {
  policies: [
    { slug: 'privacy-policy', title: 'Privacy policy', atForms: true },
    { slug: 'terms', title: 'Terms' },
    { slug: 'applicants', title: 'आवेदकका लागि', atForms: true },
  ],
} satisfies Partial<SiteContent>

const inNepali = {
  policies: [
    { slug: 'privacy-policy', title: 'गोपनीयता नीति', fellBack: [], atForms: true },
    { slug: 'terms', title: 'Terms', fellBack: ['title'] },
  ],
} satisfies Partial<SiteContent>

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')])

it('the page of a policy has its text and the day of its last change', async () => {
  mockContent({ policy: [privacy] })
  await visit('/policies/privacy-policy')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('We keep what you send for a year.')).toBeInTheDocument()
  expect(main.getByText(/^Last changed:/)).toHaveTextContent('Last changed: November 21, 2026')
  expect(main.getByText('November 21, 2026')).toHaveAttribute('title', expect.stringContaining('2083 B.S.'))
  expect(main.getByRole('link', { name: 'Policies' })).toHaveAttribute('href', '/policies')
})

it('in Nepali the day is that of Bikram Sambat', async () => {
  mockContent({ policy: [privacy] })
  await visit('/ne/policies/privacy-policy')
  expect(await screen.findByText(/^पछिल्लो परिवर्तन:/)).toHaveTextContent(/२०८३ मंसिर/)
})

it.each([
  [[privacy], 'Privacy policy', '/policies/privacy-policy'],
  [[], 'Ask us directly', '/contact'],
])('the page with all policies lists them, or leads to the contact form: %#', async (policy, name, href) => {
  mockContent({ policy })
  await visit('/policies')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', href)
})

it('one that is not there is not found', async () => {
  mockContent()
  await visit('/policies/nothing')
  expect(await screen.findByRole('heading', { name: /couldn't find/ })).toBeInTheDocument()
})

it('the footer has nothing of policies while there are none', async () => {
  mockContent()
  await visit('/team')
  expect(within(screen.getByRole('contentinfo')).queryByRole('navigation')).toBeNull()
})

it.each([
  [
    '/team',
    site,
    'Policies',
    [
      ['Privacy policy', '/policies/privacy-policy', null],
      ['Terms', '/policies/terms', null],
      ['आवेदकका लागि', '/policies/applicants', 'ne'],
    ],
  ],
  [
    '/ne/team',
    inNepali,
    'नीतिहरू',
    [
      ['गोपनीयता नीति', '/ne/policies/privacy-policy', null],
      ['Terms', '/ne/policies/terms', 'en'],
    ],
  ],
])('the footer of %s links to those that there are', async (path, content, name, links) => {
  mockContent()
  await visit(path, content)
  expect(linksIn(within(screen.getByRole('contentinfo')).getByRole('navigation', { name }))).toEqual(links)
})

it.each([
  ['/contact', site, 'How we use what you send: Privacy policy, आवेदकका लागि'],
  ['/career', site, 'How we use what you send: Privacy policy, आवेदकका लागि'],
  ['/career/bookkeeper', site, 'How we use what you send: Privacy policy, आवेदकका लागि'],
  ['/ne/contact', inNepali, 'तपाईंले पठाउनुभएको कुरा हामी कसरी प्रयोग गर्छौँ: गोपनीयता नीति'],
])('%s links to those that are to stand beside forms', async (path, content, text) => {
  mockContent({ career: [aJob()] })
  await visit(path, content)
  const note = await within(await screen.findByRole('main')).findByText(/^How we use|कसरी प्रयोग/)
  expect(note).toHaveTextContent(text)
})

it.each(['/contact', '/career', '/career/bookkeeper'])('%s says nothing of them if none is', async (path) => {
  mockContent({ career: [aJob()] })
  await visit(path, { policies: [{ slug: 'terms', title: 'Terms' }] })
  const main = within(await screen.findByRole('main'))
  expect(await main.findAllByRole('link', { name: path === '/contact' ? /@example.com/ : /Apply Now/ })).not.toEqual([])
  expect(screen.queryByText(/How we use/)).toBeNull()
})

it('the link stands before the button of the contact form, and the dialog of a job has it, too', async () => {
  mockContent({ career: [aJob()] })
  const { user, unmount } = await visit('/career', site)
  await user.click(await screen.findByRole('button', { name: 'Show More' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/^How we use/)).toBeInTheDocument()
  unmount()
  await visit('/contact', site)
  expect(await screen.findByText(/^How we use/)).toAppearBefore(screen.getByRole('button', { name: 'Send Message' }))
})

it('the screens that create entries lead to a page that there is', () => {
  const paths = publicRoutes.map(({ path }) => path)
  for (const name of resourceNames.filter((each) => each !== 'inquiry')) expect(paths).toContain(listPath(name))
})
