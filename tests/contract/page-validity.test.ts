import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'

import { canRunNu, nuFindings } from '../support/nu.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'
import { groupServer } from './support/context.ts'

const demo = groupServer({ SEED: 'demo' })

const pages = [...publicPages.map(({ path }) => path), ...queriedPages, '/offline', '/no-such-page']
const html = async (path: string): Promise<string> => (await fetch(demo().server.url + path)).text()

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Equivalent forms in which React and Vite write HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-implicit-input-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // All files come from the site itself.
    'require-sri': 'off',
    // Titles have the firm's name behind them, which search engines cut off where it does not fit.
    'long-title': 'off',
    // Choices of one group share a name, as forms require.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // A telephone number breaks where its line ends, and is not written with special spaces.
    'tel-non-breaking': 'off',
    // WebKit leaves out that a list without marks is one, unless it is said.
    'no-redundant-role': 'off',
  },
})

it.each([...pages, ...pages.map(inNepali)])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(await html(path))
  const found = results.flatMap(({ messages }) => messages)
  expect(found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([])
})

it('the Nu Html Checker finds nothing in any of them, nor in the staff’s', async ({ skip }) => {
  if (!canRunNu()) skip('there is no Java, which the Nu Html Checker is written in')
  const found = new Map<string, string>()
  for (const path of [...pages, ...pages.map(inNepali)]) found.set(path, await html(path))
  for (const path of ['/dashboard', '/add-blog', '/add-service', '/inquiry-list', '/media-list', '/account']) {
    const { status, text } = await demo().client.fetch(path)
    expect([path, status]).toEqual([path, 200])
    found.set(path, text)
  }
  expect(await nuFindings(found)).toEqual([])
}, 120_000)

it('no link or picture of the site leads nowhere, from page to page, in both languages', async () => {
  const { origin } = new URL(demo().server.url)
  const [seen, broken] = [new Set<string>(), new Array<string>()]
  const ids = new Map<string, Set<string>>()
  const anchors: [from: string, page: string, id: string][] = []
  // The search leads to entries within pages.
  const queue: [path: string, from: string][] = [
    ['/', 'the start'],
    ['/search?q=Sarita', 'the start'],
    ['/search?q=fee', 'the start'],
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
    for (const [, value = ''] of text.matchAll(/<(?:a|img|link|script|use)\b[^>]* (?:href|src)="([^"]+)"/g)) {
      const url = new URL(value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), origin + path)
      if (url.origin !== origin) continue
      queue.push([url.pathname + url.search, path])
      if (url.hash) anchors.push([path, url.pathname + url.search, decodeURIComponent(url.hash.slice(1))])
    }
  }
  expect(anchors.map(([, page]) => page)).toEqual(expect.arrayContaining(['/team', '/price']))
  for (const [from, page, id] of anchors) if (!ids.get(page)?.has(id)) broken.push(`#${id} of ${page}, from ${from}`)
  expect(broken).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['/ne/blog/is-it-time-to-register-for-vat', '/feed.xml']))
}, 120_000)
