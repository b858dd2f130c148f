import type { BrowserContext, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

import { defaultSiteContent } from '#contract/site-content.ts'
import type { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { expect, test } from './fixtures.ts'

/* An inquiry from a phone whose connection fails, and one without JavaScript: nothing that was typed is lost, nothing arrives twice. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const plan = defaultSiteContent.plans[1]?.name ?? ''

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Binod Shah')
  await page.getByLabel('Phone').fill('+977 9800000000')
  await page.getByLabel('Email').fill('binod@example.com')
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).tap()

/** Opens a page in a new tab, and waits until its later parts are loaded. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

async function expectInView(...elements: readonly Locator[]): Promise<void> {
  for (const element of elements) await expect.poll(() => isInView(element)).toBe(true)
}

const storedWith = async (admin: Client, message: string) =>
  entities(await admin.get('/contactus')).filter((one) => one['message'] === message)

test('on a phone without a connection what was typed is kept with its subject, and arrives once', async ({
  browser,
  server,
  admin,
}) => {
  const context = await browser.newContext({ baseURL: server.url, ...phone })
  onTestFinished(() => context.close())
  const message = 'Two questions.'
  const first = await open(context, '/contact?about=plan/2')
  await fillIn(first, message)
  await context.setOffline(true)
  await send(first)
  await first.getByRole('alert').filter({ hasText: 'No connection. What you typed is kept.' }).waitFor()
  await expectInView(first.getByText('Your message has not been sent. No connection.'))
  await first.close()
  await context.setOffline(false)

  // The inquiry arrives, but not its answer.
  const second = await open(context, '/contact')
  await second.getByText('What you typed earlier is here again.').waitFor()
  expect(await second.getByLabel('Subject').inputValue()).toBe(plan)
  await second.route('**/api/contactus*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(second)
  await second.getByRole('alert').waitFor()
  expect(await storedWith(admin, message)).toHaveLength(1)
  await second.close()

  const third = await open(context, '/contact')
  await third.getByText('What you typed earlier is here again.').waitFor()
  expect([await third.getByLabel('Subject').inputValue(), await third.getByLabel('Message').inputValue()]).toEqual([
    plan,
    message,
  ])
  await send(third)
  await third.getByText('Inquiry send successfully').waitFor()
  const heading = third.getByRole('heading', { name: 'We have received your message' })
  await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true)
  await expectInView(heading, third.getByText(/^We will answer by .+ in Nepal\.$/), third.getByText(message))
  expect(await third.getByLabel('Message').inputValue()).toBe('')
  expect(await storedWith(admin, message)).toMatchObject([{ subject: plan }])
})

test('what was sent is confirmed again after a reload and on the way back, at the same place, and on no other visit', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', ...phone })
  onTestFinished(() => context.close())
  const message = 'Four questions.'
  const page = await open(context, '/contact?about=plan/2')
  await fillIn(page, message)
  await send(page)
  const heading = page.getByRole('heading', { name: 'We have received your message' })
  const promised = page.getByText(/^We will answer by .+ in Nepal\.$/)
  await promised.waitFor()
  await expectInView(heading)
  const seen = async () => [
    await page.evaluate(() => window.scrollY),
    await heading.evaluate((node) => node.getBoundingClientRect().top),
    await promised.textContent(),
  ]
  const before = await seen()

  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(seen).toEqual(before)
  expect(await heading.evaluate((node) => node === document.activeElement)).toBe(false)

  await page.goto('/team')
  await page.goBack()
  await expectInView(heading, page.getByText(message))

  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByLabel('Full Name').waitFor()
  expect(await heading.count()).toBe(0)
  const stored = await page.evaluate(async () => {
    const pages = await caches.open('pages-1')
    const texts = (await pages.keys()).map(async (request) => (await pages.match(request))?.text() ?? '')
    return Promise.all(texts)
  })
  expect(stored.filter((text) => text.includes(message))).toEqual([])
})

test('without JavaScript a phone shows first what was sent, and sending it again is harmless', async ({
  browser,
  server,
  admin,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, ...phone })
  onTestFinished(() => context.close())
  const message = 'Three questions.'
  const page = await context.newPage()
  await page.goto('/contact?about=plan/2')
  await fillIn(page, message)
  await send(page)
  for (const again of [false, true]) {
    if (again) await page.reload()
    const heading = page.getByRole('heading', { name: 'Inquiry send successfully' })
    await heading.waitFor()
    await expectInView(heading, page.getByText(/^We will answer by .+ in Nepal\.$/), page.getByText(message))
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  }
  expect(await storedWith(admin, message)).toMatchObject([{ subject: plan }])
})
