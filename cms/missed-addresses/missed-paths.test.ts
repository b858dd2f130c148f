import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { campaignQuery } from './campaign-query.ts'
import { MissCounter } from './counter.ts'
import { missingPath } from './missing-path.ts'
import { nearestPage } from './nearest-page.ts'
import { plainPath, sitePath } from './site-path.ts'
import { followedTarget, loopsInAnyLanguage, targetIn } from './target-in.ts'

it.each([
  ['/old-page', '/old-page'],
  ['/blog/vat_rates/', '/blog/vat_rates'],
  ['/services.html', '/services.html'],
  ['/ne/%E0%A4%95%E0%A4%B0-%E0%A4%A6%E0%A4%B0', '/ne/कर-दर'],
  ['/wp-login', undefined],
  ['/blog/wp-content/x', undefined],
  ['/index.php', undefined],
  ['/.env', undefined],
  ['/.git/config', undefined],
  ['/assets/x.js', undefined],
  ['/%2e%2e/etc', undefined],
  ['/a//b', undefined],
  ['/%ff', undefined],
  ['/person@example.com', undefined],
  ['/call/9841234567', undefined],
  ['/reset/0b1f6c2e9d7a4f3388aa01c9d2e5f7b6', undefined],
  ['/a/b/c/d/e/f', undefined],
  ['/', undefined],
])('%s is stored as %s', (path, stored) => {
  expect(sitePath(path)).toBe(stored)
})

it.each([
  `/new-password-${'ab_c-'.repeat(8)}xyz`,
  '/new-password/abcd-efgh_ijkl',
  '/x/new-passwordabcd-efgh',
  '/x/admin/reset/abcd-efgh_ijkl',
])('%s, a mangled link that sets a password, is not counted', (path) => {
  expect(sitePath(path)).toBe(path)
  expect(missingPath(path)).toBeUndefined()
})

it('a page about new passwords is counted as others', () => {
  expect(missingPath('/blog/new-password-rules')).toBe('/blog/new-password-rules')
})

it('any path: what is stored is plain, short, and stored as itself', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const stored = sitePath(path)
      if (stored === undefined) return
      expect(stored).toMatch(/^(\/[\p{L}\p{M}\p{N}_-]+)+(\.html?)?$/u)
      expect(stored.length).toBeLessThanOrEqual(200)
      expect(sitePath(stored)).toBe(stored)
    }),
  )
})

it.each([
  ['/index.php', '/index.php'],
  ['/wp-content/a b.html/', '/wp-content/a b.html'],
  ['/%E0%A4%95%E0%A4%B0', '/कर'],
  ['/', undefined],
  ['', undefined],
  ['old', undefined],
  ['//elsewhere.test', undefined],
  ['/a/../b', undefined],
  ['/%2e%2e/b', undefined],
  ['/%2F%2Felsewhere.test', undefined],
  ['/\\elsewhere.test', undefined],
  ['/a%3Fb', undefined],
  ['/a%0d%0ab', undefined],
  ['/a\ud800b', undefined],
  ['/a\u202eb', undefined],
  ['/a%E2%80%8Bb', undefined],
  ['/a\u2028b', undefined],
  ['/a\u2029b', undefined],
  ['/गर्\u200dयो', '/गर्\u200dयो'],
  ['/गर्\u200cयो', '/गर्\u200cयो'],
  ['/%ff', undefined],
  [`/${'a'.repeat(200)}`, undefined],
])('%s is redirected as %s', (path, stored) => {
  expect(plainPath(path)).toBe(stored)
})

it.each([
  ['/old', ''],
  ['/old?', ''],
  ['/old?page=99&id', ''],
  ['/old?utm_source=a%20b&page=99&gclid=1?2&fbclid', '?utm_source=a%20b&gclid=1?2&fbclid'],
  ['/old?xutm_source=1&utm_=2&utm%5fsource=3', ''],
])('of %s a redirect hands on the query %s', (url, query) => {
  expect(campaignQuery(url)).toBe(query)
})

it('the service worker knows the same parameters of campaigns', () => {
  const [own, other] = ['cms/missed-addresses/campaign-query.ts', 'site/offline/worker.ts'].map(
    (file) => /\/\^\(utm_.*\$\//.exec(readFileSync(file, 'utf8'))?.[0],
  )
  expect(own).toBeDefined()
  expect(own).toBe(other)
})

const redirects = new Map([
  ['/old', '/new'],
  ['/nepali', '/ne/new'],
  ['/home', '/'],
  ['/ne/own', '/blog'],
  ['/own', '/new'],
  ['/there', '/back'],
  ['/back', '/there'],
  ['/ne/abroad', '/abroad'],
  ['/abroad', '/ne/abroad'],
  ['/to-there', '/there'],
  ['/itself', '/itself'],
])

it.each([
  ['/old', '/new'],
  ['/ne/old', '/ne/new'],
  ['/nepali', '/ne/new'],
  ['/ne/nepali', '/ne/new'],
  ['/ne/home', '/ne'],
  ['/ne/own', '/blog'],
  ['/neold', undefined],
  ['/ne', undefined],
  ['/other', undefined],
])('%s leads to %s', (path, target) => {
  expect([targetIn(redirects, path), followedTarget(redirects, path)]).toEqual([target, target])
})

it.each(['/there', '/ne/there', '/to-there', '/abroad', '/ne/abroad', '/itself', '/ne/itself'])(
  '%s leads to no end',
  (path) => {
    expect(targetIn(redirects, path)).toBeDefined()
    expect([followedTarget(redirects, path), loopsInAnyLanguage(redirects, path)]).toEqual([undefined, true])
  },
)

it('a redirect without language may loop in one', () => {
  const all = new Map([
    ['/ne/blog/p', '/ne/blog/x'],
    ['/blog/x', '/blog/p'],
  ])
  expect(followedTarget(all, '/blog/x')).toBe('/blog/p')
  expect(loopsInAnyLanguage(all, '/blog/x')).toBe(true)
  expect(loopsInAnyLanguage(all, '/ne/blog/p')).toBe(true)
})

const pages = [
  { path: '/' },
  { path: '/services' },
  { path: '/contact' },
  { path: '/blog' },
  { path: '/blog/is-it-time-to-register-for-vat', list: '/blog' },
  { path: '/services-details/income-tax-returns', list: '/services' },
]

it.each([
  ['/servces', '/services'],
  ['/contact.html', '/contact'],
  ['/contact-us', '/contact'],
  ['/blog/is-it-time-to-register-for-vatt', '/blog/is-it-time-to-register-for-vat'],
  ['/articles/income-tax-return', '/services-details/income-tax-returns'],
  ['/ne/servise', '/ne/services'],
  ['/blog/something-else-entirely', '/blog'],
  ['/services-details/x', '/services'],
  ['/zzz', '/'],
  ['/ne/zzz', '/ne'],
])('%s probably meant %s', (asked, meant) => {
  expect(nearestPage(asked, pages)).toBe(meant)
})

it('neither one client nor many can fill the list, and clients are not stored', () => {
  const counter = new MissCounter()
  for (let n = 0; n < 50; n += 1) counter.note(`/page-${n}`, '', '192.0.2.1')
  expect(counter.take().size).toBe(10)
  for (let n = 0; n < 1000; n += 1) counter.note(`/page-${n}`, '', `client ${n}`)
  const taken = counter.take()
  expect(taken.size).toBe(200)
  expect(JSON.stringify([...taken])).not.toContain('client')
  counter.note('/page', 'example.com', '192.0.2.1')
  counter.note('/page', '', '192.0.2.2')
  expect(counter.take().get('/page')).toEqual({ count: 2, from: 'example.com' })
})
