import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'

import { canRunNu, nuFindings } from '../support/html-checker.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'
import { groupServer } from './support/context.ts'

const demo = groupServer({ SEED: 'demo' })

const html = async (path: string): Promise<string> => (await fetch(demo().server.url + path)).text()

/** All pages for visitors in both languages: those of the sitemap, and those it omits. */
async function everyPage(): Promise<string[]> {
  const known = [...publicPages.map(({ path }) => path), ...queriedPages, '/offline', '/no-such-page']
  const listed = [...(await html('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(listed).toEqual(expect.arrayContaining(['/', '/ne/blog/is-it-time-to-register-for-vat']))
  return [...new Set([...known, ...known.map(inNepali), ...listed])]
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes HTML in these equivalent forms.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    // Ids that React creates begin with a symbol, and those of headings contain Devanagari letters; HTML allows both.
    'valid-id': ['error', { relaxed: true }],
    // Rich text has its alignment and colours in style attributes, as the contract describes.
    'no-inline-style': ['error', { allowedProperties: ['text-align', 'color', 'background-color'] }],
    // Files of the same origin need no integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The checkboxes of the tax calendar's filter share a name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
  },
})

it('every public page is valid HTML', async () => {
  const found: string[] = []
  for (const path of await everyPage()) {
    const { results } = await validator.validateString(await html(path))
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      found.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(found).toEqual([])
})

it('the Nu Html Checker reports no error on any public page or staff screen', async ({ skip }) => {
  if (!canRunNu()) skip('there is no Java, which the Nu Html Checker is written in')
  const found = new Map<string, string>()
  for (const path of await everyPage()) found.set(path, await html(path))
  for (const path of [
    '/dashboard',
    '/add-blog',
    '/add-service',
    '/inquiry-list',
    '/media-list',
    '/document-list',
    '/account',
  ]) {
    const { status, text } = await demo().client.fetch(path)
    expect([path, status]).toEqual([path, 200])
    found.set(path, text)
  }
  expect(await nuFindings(found)).toEqual([])
}, 120_000)
