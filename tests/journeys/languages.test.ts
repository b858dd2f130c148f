import { Client } from '../support/client.ts'
import { expect, test } from './fixtures.ts'
import { latinWords } from '#contract/testing/latin-words.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'

const paths = publicPages.map(({ path }) => path)

const alternates = (html: string): [string, string][] =>
  [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [
    language,
    new URL(href).pathname,
  ])

test('every page of the sitemap names its other language, which names it in return', async ({ server }) => {
  const visitor = new Client(server.url)
  const { text } = await visitor.fetch('/sitemap.xml')
  const all = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const english = all.filter((path) => !/^\/ne(\/|$)/.test(path))
  expect(all.toSorted()).toEqual(english.flatMap((path) => [path, inNepali(path)]).toSorted())
  for (const path of english) {
    const expected = [
      ['en', path],
      ['ne', inNepali(path)],
      ['x-default', path],
    ]
    for (const address of [path, inNepali(path)])
      expect(alternates((await visitor.fetch(address)).text), address).toEqual(expected)
  }
})

test('pages in Nepali have no English word but what is marked as English', async ({ page, problems }) => {
  const found: string[] = []
  const check = async (place: string) => {
    const words = await page.evaluate(latinWords, undefined)
    found.push(...words.map((word) => `${place}: ${word}`))
  }
  problems.expect(/404/)
  for (const path of [...paths, '/nowhere', ...queriedPages].map(inNepali)) {
    await page.goto(path)
    await check(path)
  }
  await page.goto(inNepali('/career'))
  await page.getByRole('searchbox').fill('झझझ')
  await page.getByRole('main').getByRole('listitem').first().waitFor({ state: 'detached' })
  await check('no job found')
  await page.goto(inNepali('/login'), { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'लग इन', exact: true }).click()
  await page.locator('.Toastify__toast').waitFor()
  await check('the empty form of /login, and its toast')
  expect(found).toEqual([])
})

test.for([
  ['/', ['inter', 'mukta-nepali', 'ridge-serif']],
  ['/price', ['inter', 'mukta-nepali', 'ridge-serif']],
  ['/ne', ['mukta-400', 'mukta-600']],
  ['/ne/price', ['mukta-400', 'mukta-600']],
] as const)('%s downloads the fonts of its language alone', async ([path, fonts], { page }) => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(names.flatMap((name) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []).toSorted()).toEqual(fonts)
})

test('the switch leads to the same page and back, without JavaScript too', async ({ browser, server }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/blog?page=1&q=tax&utm=1')
    await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
    await page.waitForURL((url) => url.pathname + url.search === '/ne/blog?q=tax')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL((url) => url.pathname + url.search === '/blog?q=tax')
    await context.close()
  }
})

test('the switch keeps what is searched for, and what an inquiry is about', async ({ page }) => {
  await page.goto('/contact?about=service/income-tax-returns&utm=1')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/ne/contact?about=service/income-tax-returns')
  expect(await page.getByLabel('विषय').inputValue()).toBe('आयकर विवरण')
  await page.goto('/search?q=kar')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/ne/search?q=kar')
  expect(await page.locator('mark').count()).toBeGreaterThan(0)
})

test('the language chosen last is offered elsewhere, and nothing redirects', async ({ page }) => {
  await page.goto('/team')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await page.waitForURL('**/ne/team')
  await page.getByRole('banner').getByRole('link', { name: 'शुल्क' }).click()
  await page.waitForURL('**/ne/price')
  await page.goto('/about')
  await page.getByRole('link', { name: 'यो पृष्ठ नेपालीमा पढ्नुहोस्' }).click()
  await page.waitForURL('**/ne/about')
})
