import { expect, it, onTestFinished } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { runTestPackages } from '../support/test-packages.ts'
import { groupServer } from './support/context.ts'

const demo = groupServer({ SEED: 'demo' })

/** The valid forms of external links, by scheme. */
const outside: Readonly<Record<string, RegExp>> = {
  'tel:': /^tel:\+?\d{5,15}$/,
  'mailto:': /^mailto:[^@\s?]+@[\w-]+(\.[\w-]+)+(\?subject=[^\s&?]+)?$/,
  'viber:': /^viber:\/\/chat\?number=%2B\d{5,15}$/,
  'webcal:': /^webcal:\/\/[^/]+\/(ne\/)?tax-calendar\.ics(\?for=[a-z-]+(,[a-z-]+)*)?$/,
  // Links to wa.me must be a telephone number.
  'https:': /^https:\/\/(?!wa\.me\/)[\w-]+(\.[\w-]+)+\/|^https:\/\/wa\.me\/\d{5,15}$/,
}

const isWritten = ({ protocol, href }: URL): boolean => outside[protocol]?.test(href) === true

const decoded = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The URLs in a page's attributes. */
const linksOf = (html: string): string[] => [
  ...[...html.matchAll(/<[a-z][^<>]*? (?:href|src|action)="([^"]*)"/g)].map(([, value = '']) => decoded(value)),
  ...[...html.matchAll(/ (?:imageSrcSet|srcSet)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    decoded(set)
      .split(', ')
      .map((one) => one.replace(/ \d+w$/, '')),
  ),
]

it('no link or picture of the site leads nowhere, from page to page, in both languages', async () => {
  const chats = { whatsApp: '+977 9841234567', viber: '+977 9841234567' }
  expect((await demo().client.patch('/settings', { contact: chats })).status).toBe(200)
  onTestFinished(async () => {
    await demo().client.patch('/settings', { contact: { whatsApp: '', viber: '' } })
  })
  const { origin, port } = new URL(demo().server.url)
  // Canonical URLs use another host name, with the same port.
  const isOwn = (url: URL) => url.protocol === 'http:' && url.port === port
  const [seen, broken] = [new Set<string>(), new Array<string>()]
  const [outsiders, ids] = [new Set<string>(), new Map<string, Set<string>>()]
  const anchors: [from: string, page: string, id: string][] = []
  // Search results link to entries within pages.
  const queue: [path: string, from: string][] = [
    ['/', 'the start'],
    ['/search?q=Sarita', 'the start'],
    ['/ne/search?q=Sarita', 'the start'],
    ['/search?q=fee', 'the start'],
    ['/offline', 'the start'],
    ['/ne/offline', 'the start'],
  ]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [path, from] = next
    if (seen.has(path)) continue
    seen.add(path)
    const response = await fetch(origin + path)
    const text = await response.text()
    if (response.status !== 200) broken.push(`${response.status} ${path}, from ${from}`)
    ids.set(path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id))))
    if (!response.headers.get('content-type')?.includes('text/html')) continue
    for (const value of linksOf(text)) {
      if (!URL.canParse(value, origin + path)) broken.push(`${value}, from ${path}`)
      else {
        const url = new URL(value, origin + path)
        if (isOwn(url)) {
          queue.push([url.pathname + url.search, path])
          if (url.hash) anchors.push([path, url.pathname + url.search, decodeURIComponent(url.hash.slice(1))])
        } else {
          if (!isWritten(url)) broken.push(`${value}, from ${path}`)
          outsiders.add(url.hostname === 'wa.me' ? 'wa.me' : url.protocol)
        }
      }
    }
  }
  const anchored = anchors.map(([, page]) => page)
  expect(anchored).toEqual(
    expect.arrayContaining(['/team', '/price', '/ne/team', '/services-details/income-tax-returns']),
  )
  for (const [from, page, id] of anchors) if (!ids.get(page)?.has(id)) broken.push(`#${id} of ${page}, from ${from}`)
  expect(broken).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['/ne/blog/is-it-time-to-register-for-vat', '/feed.xml']))
  expect([...outsiders].toSorted()).toEqual(['https:', 'mailto:', 'tel:', 'viber:', 'wa.me', 'webcal:'])
}, 120_000)

it('linkinator finds no broken link, style or fragment either', async () => {
  const found: unknown = JSON.parse(await runTestPackages('broken-links.js', demo().server.url))
  expect(found).toEqual({ count: expect.any(Number), broken: [] })
  expect(isRecord(found) && found['count']).toBeGreaterThan(100)
}, 120_000)
