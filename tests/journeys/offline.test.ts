import type { Page } from 'playwright-core'
import { inject, onTestFinished, vi } from 'vitest'

import { administrator } from '../support/people.ts'
import { Client, fileOf } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { pdf } from '../support/pdf.ts'
import { Proxy } from '../support/proxy.ts'
import { startCopy } from '../support/server.ts'
import { expect, test } from './fixtures.ts'
import { screens, throughMenu } from './screens.ts'

const TRY = { timeout: 30_000 }
const post = '/blog/is-it-time-to-register-for-vat'
const inquiry = { 'Full Name': 'Maya Rai', Phone: '9841234567', Email: 'maya@example.com', Message: 'From when?' }

/** The paths of the pages that the worker has stored. */
const readPages = async (page: Page): Promise<string[]> =>
  (await readAddresses(page)).map((address) => new URL(address).pathname).toSorted()

const readAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages-1')).keys()).map(({ url }) => url))

const untilRead = (page: Page, paths: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect(await readPages(page)).toEqual(expect.arrayContaining([...paths])), TRY)

/** Waits until the worker controls the page and has stored the offline page. */
const untilReady = (page: Page): Promise<void> =>
  vi.waitFor(async () => {
    const isReady = page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match('/ne/offline')) !== undefined,
    )
    expect(await isReady).toBe(true)
  }, TRY)

/** A server of the test's own, which the test may stop. */
async function ownServer(settings: Readonly<Record<string, string>> = {}) {
  const server = await startCopy(inject('seeded'), settings)
  onTestFinished(() => server.remove())
  return server
}

const open = (page: Page, entry: string) => throughMenu(page, { menu: 'Menu', entry }, (target) => target.click())

const headline = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

for (const { screen, device } of screens)
  test(`on ${screen} what was read is there without a connection, and the rest says so; with one everything is as ever`, async ({
    browser,
  }) => {
    const server = await ownServer()
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', ...device })
    const page = await context.newPage()
    await page.goto('/price')
    await untilReady(page)
    await untilRead(page, ['/price'])
    // Client-side navigation, so the browser never requested this page as a document.
    await open(page, 'Blog')
    await page.waitForURL('**/blog')
    await untilRead(page, ['/blog', '/price'])
    await page.goto(post)
    await page.goto('/login')
    await page.goto('/ne/team')
    await untilRead(page, [post, '/ne/team'])
    expect(await readPages(page)).not.toContain('/login')

    await server.end('SIGKILL')
    await context.setOffline(true)
    await page.goto(post)
    expect(await headline(page)).toBe('Is it time to register for VAT?')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await headline(page)).toBe('Is it time to register for VAT?')
    // A hydrated page, too, leaves links to the browser while offline, whether their target is stored or not.
    await open(page, 'Price')
    await page.waitForURL('**/price')
    expect(await headline(page)).toBe('Price')
    await page.goto('/contact')
    expect(await headline(page)).toBe('You are offline')
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await page.getByRole('link', { name: /^\+?977|^\+?\d/ }).getAttribute('href')).toMatch(/^tel:/)
    const read = page.getByRole('region', { name: 'What you have read before' })
    await read.getByRole('link', { name: 'Price' }).waitFor()
    expect(await read.getByRole('link').count()).toBe(3)
    await page.goto('/ne/career')
    expect(await headline(page)).toBe('तपाईं अफलाइन हुनुहुन्छ')
    expect(await page.locator('html').getAttribute('lang')).toBe('ne')
    await page.getByRole('link', { name: 'हाम्रो टोली' }).waitFor()

    await context.setOffline(false)
    const again = await server.restart({ PORT: String(server.port) })
    await page.getByRole('button').click()
    await vi.waitFor(async () => expect(await headline(page)).toBe('रोजगारी'), TRY)

    // `OFFLINE=off` removes the worker and its caches.
    await again.end('SIGKILL')
    await server.restart({ PORT: String(server.port), OFFLINE: 'off' })
    await page.goto('/price')
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await vi.waitFor(async () => expect(await left()).toEqual([0, 0]), TRY)
    await page.reload()
    expect(await headline(page)).toBe('Price')
    expect(await left()).toEqual([0, 0])
    await context.close()
  }, 120_000)

for (const { screen, device } of screens)
  test(`on ${screen} taps show what was read, too, while a connection is reported that refuses or brings nothing`, async ({
    browser,
  }) => {
    const server = await ownServer()
    const proxy = await Proxy.to('127.0.0.1', server.port)
    onTestFinished(() => proxy.cut())
    const baseURL = `http://localhost:${proxy.port}`
    const context = await browser.newContext({ baseURL, serviceWorkers: 'allow', ...device })
    const page = await context.newPage()
    const subject = page.getByLabel('Subject')
    await page.goto('/price?utm_source=mail&gclid=1', { waitUntil: 'networkidle' })
    await untilReady(page)
    // What an inquiry is about is no part of the page that is stored.
    await page.goto('/contact?about=plan/1', { waitUntil: 'networkidle' })
    await subject.waitFor()
    await untilRead(page, ['/contact', '/price'])
    await page.goto(post, { waitUntil: 'networkidle' })
    await page.goto('/blog?page=2', { waitUntil: 'networkidle' })
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await untilRead(page, ['/blog', '/contact', '/price', post])
    expect(await readAddresses(page)).not.toContainEqual(expect.stringContaining('?'))

    proxy.cut()
    const title = 'Is it time to register for VAT?'
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate(() => [navigator.onLine, window.scrollY])).toEqual([true, 0])
    await page.getByRole('main').getByRole('link', { name: 'Ask about this' }).click()
    await page.waitForURL('**/contact?about=blog/is-it-time-to-register-for-vat')
    await subject.waitFor()
    expect(await subject.inputValue()).toBe(title)
    for (const [label, text] of Object.entries(inquiry)) await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('alert').filter({ hasText: 'No connection. What you typed is kept.' }).waitFor()
    await page.goto('/contact')
    const name = page.getByLabel('Full Name')
    await vi.waitFor(async () => expect(await name.inputValue()).toBe(inquiry['Full Name']), TRY)
    expect(await subject.inputValue()).toBe(title)
    await page.goto('/price?utm_campaign=other&fbclid=2', { waitUntil: 'networkidle' })
    expect(await headline(page)).toBe('Price')
    await page.goto('/blog?page=2')
    expect(await headline(page)).toBe('You are offline')

    await proxy.open()
    await page.goto('/price', { waitUntil: 'networkidle' })
    proxy.freeze()
    await open(page, 'Blog')
    await vi.waitFor(async () => expect(await headline(page)).toBe('Blog'), TRY)
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
    await open(page, 'Team')
    await vi.waitFor(async () => expect(await headline(page)).toBe('You are offline'), TRY)
    expect(new URL(page.url()).pathname).toBe('/team')
    await context.close()
  }, 120_000)

test('a connection that brings nothing counts as none after a while; what it brings later is stored all the same', async ({
  browser,
}) => {
  const server = await ownServer()
  const proxy = await Proxy.to('127.0.0.1', server.port)
  onTestFinished(() => proxy.cut())
  const context = await browser.newContext({ baseURL: `http://localhost:${proxy.port}`, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(post)
  await untilReady(page)
  await untilRead(page, [post])
  proxy.freeze()
  await page.goto(post)
  expect(await headline(page)).toBe('Is it time to register for VAT?')
  await page.goto('/team')
  expect(await headline(page)).toBe('You are offline')
  expect(await readPages(page)).not.toContain('/team')
  await proxy.open()
  await untilRead(page, ['/team'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(async () => expect(await headline(page)).toBe('Team'), TRY)
  await context.close()
}, 120_000)

test('nothing of the staff’s is stored, and signed in one reads what visitors do', async ({
  browser,
  server,
  admin,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const [name = '', value = ''] = (admin.cookie ?? '').split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto('/team')
  await untilReady(page)
  await untilRead(page, ['/team'])
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await page.goto('/price')
  await untilRead(page, ['/price', '/team'])
  expect(await readPages(page)).toEqual(['/price', '/team'])
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => /^\/(api|admin|dashboard)/.test(path))).toEqual([])
  await context.close()
})

test('what is no page for visitors is requested once, and a document that is opened counts as one download', async ({
  browser,
}) => {
  const server = await ownServer({ LOG_LEVEL: 'info' })
  const staff = new Client(server.url)
  await staff.post('/register', administrator)
  const body = new FormData()
  body.append('document', fileOf(pdf()))
  const document = entity(await staff.fetch('/api/documents', { method: 'POST', body }))
  await staff.post('/service/', { title: 'With a form', documents: [document._id] })
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/price')
  await untilReady(page)

  const file = String(document['filePath'])
  const panel = '/admin/login'
  // The panel's own code may request the path as well.
  let asks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === panel) asks += 1
  })
  await page.goto(panel, { waitUntil: 'networkidle' })
  const download = page.waitForEvent('download')
  await page.goto(file).catch((error: unknown) => expect(String(error)).toContain('Download is starting'))
  await (await download).path()
  const timesAsked = (path: string) => server.output().split(`"path":"${path}"`).length - 1
  await staff.get('/openapi.json')
  // The server writes request logs in batches.
  await vi.waitFor(() => expect(timesAsked('/api/openapi.json')).toBe(1), TRY)
  expect(timesAsked(panel)).toBe(asks)
  expect(timesAsked(file)).toBe(1)
  expect(entity(await staff.get(`/documents/${document._id}`))['downloads']).toBe(1)
  await context.close()
})
