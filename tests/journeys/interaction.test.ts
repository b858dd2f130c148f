import type { Locator, Page } from 'playwright-core'

import { defaultSiteContent } from '#contract/site-content.ts'
import { entities } from '../support/entities.ts'
import { administrator, expect, test } from './fixtures.ts'

const inquiry = { name: 'Binod Shah', phone: '+977 9800000000', email: 'binod@example.com', message: 'Two questions.' }

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(inquiry.name)
  await page.getByLabel('Phone').fill(inquiry.phone)
  await page.getByLabel('Email').fill(inquiry.email)
  await page.getByLabel('Message').fill(inquiry.message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement)

/** Holds the requests of a URL pattern; returns the function that lets them go on. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('the calendar for the dates of the next page is loaded along with its entries, not after them', async ({
  page,
}) => {
  await page.goto('/team')
  await page.waitForLoadState('networkidle')
  const calendars = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/bikram-sambat-')).length,
    )
  const before = await calendars()
  const letEntriesCome = await hold(page, '**/api/blog?*')
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect.poll(calendars).toBeGreaterThan(before)
  letEntriesCome()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(await page.getByRole('main').locator('time').first().getAttribute('title')).toMatch(/20[89]\d/)
})

test('an entry is requested with the tap on its link, before the code of its page has come', async ({ page }) => {
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  const letCodeCome = await hold(page, '**/assets/*.js')
  const requested = page.waitForRequest(/\/api\/blog\/\w/)
  const link = page.getByRole('main').getByRole('link', { name: /^Read More/ })
  await link.first().click()
  await requested
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Blog')
  letCodeCome()
  await page.getByRole('heading', { level: 1, name: 'Blog', exact: true }).waitFor({ state: 'detached' })
})

test('a double click on Send makes one inquiry, clears the form and says so', async ({ page, admin }) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await fillContact(page)
  const before = entities(await admin.get('/contactus')).length
  await send(page).dblclick()
  await page.getByText('Inquiry send successfully').waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('')
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  const inquiries = entities(await admin.get('/contactus'))
  expect(inquiries.length).toBe(before + 1)
  expect(inquiries[0]).toMatchObject(inquiry)
})

test('a failed inquiry says why, beside the button for as long as it is not sent, and keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.expect(/503/)
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/contactus*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service is not available. Please try again.' } }),
  )
  await fillContact(page)
  await send(page).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Service is not available. Please try again.' })
  await toast.waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe(inquiry.message)
  await toast.waitFor({ state: 'detached' })
  const reason = page.getByText('Your message has not been sent. Service is not available. Please try again.')
  await reason.waitFor()
  await page.unroute('**/api/contactus*')
  await send(page).click()
  await page.getByText('Inquiry send successfully').waitFor()
  expect(await reason.count()).toBe(0)
})

test('without JavaScript the contact form posts and answers with a page', async ({ browser, server, admin }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  const before = entities(await admin.get('/contactus')).length
  await fillContact(page)
  await send(page).click()
  await page.getByText('Inquiry send successfully').waitFor()
  expect(entities(await admin.get('/contactus')).length).toBe(before + 1)

  await fillContact(page)
  await page.getByLabel('Full Name').evaluate((input) => input.removeAttribute('required'))
  await page.getByLabel('Full Name').fill(' ')
  await send(page).click()
  await page.getByText('Name is required').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe(inquiry.message)
  await context.close()
})

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a phone leads from a service, a job and a plan to an inquiry about it, in three taps`, async ({
    browser,
    server,
    admin,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled, viewport, hasTouch: true })
    const page = await context.newPage()
    const link = (name: RegExp) => page.getByRole('link', { name })
    const [service, job] = [entities(await admin.get('/service'))[0], entities(await admin.get('/career'))[0]]
    const ways: [from: string, about: unknown, taps: Locator[]][] = [
      ['/services', service?.['title'], [link(/Read More/).first(), link(/^Ask about this$/)]],
      ['/career', job?.['title'], [link(/^Ask about this/).first()]],
      ['/price', defaultSiteContent.plans[1]?.name, [page.getByRole('button', { name: 'Select plan' }).nth(1)]],
    ]
    for (const [from, about, taps] of ways) {
      await page.goto(from)
      for (const element of taps) await element.tap()
      await page.waitForURL(/contact\?about=/)
      expect(await page.getByLabel('Subject').inputValue()).toBe(about)
      await fillContact(page)
      await send(page).tap()
      await page.getByText('Inquiry send successfully').first().waitFor()
      expect(entities(await admin.get('/contactus'))[0]).toMatchObject({ ...inquiry, subject: about })
    }
    await context.close()
  })

test('the key that opens the search can be turned off, for this browser', async ({ page }) => {
  const opensSearch = () =>
    page.evaluate(
      () => !document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
    )
  await page.goto('/search', { waitUntil: 'networkidle' })
  const choice = page.getByRole('checkbox', { name: 'The key / opens this search' })
  await choice.uncheck()
  await page.goto('/team', { waitUntil: 'networkidle' })
  expect(await opensSearch()).toBe(false)
  await page.goto('/search', { waitUntil: 'networkidle' })
  expect(await choice.isChecked()).toBe(false)
  await choice.check()
  await page.goto('/team', { waitUntil: 'networkidle' })
  expect(await opensSearch()).toBe(true)
  await page.getByRole('searchbox', { name: 'Search this site' }).waitFor()
})

test('the search is opened by a key, finds while one types, and leads to what it found', async ({ page }) => {
  await page.goto('/team', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  await expect.poll(() => isFocused(field)).toBe(true)
  await page.keyboard.type('withholding')
  await page.getByRole('heading', { level: 2, name: 'Services' }).waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.keyboard.press('Enter')
  expect([await isFocused(field), await page.title()]).toEqual([true, 'withholding – Search | Lekhdanda'])
  expect(await page.locator('mark').first().textContent()).toMatch(/withholding/i)
  await expect.poll(() => page.url()).toMatch(/\/search\?q=withholding$/)
  await field.fill('witholding regsitration')
  await page.getByText('Nothing found').or(page.getByText('Nothing for')).waitFor()
  expect(await page.locator('body[data-same]').count()).toBe(1)
  await field.fill('VAT')
  // The results for the corrected words contain the same entry, so the new URL is awaited before the link is clicked.
  await expect.poll(() => page.url()).toMatch(/\?q=VAT$/)
  await page.getByRole('link', { name: /^VAT and withholding/ }).click()
  await page.getByRole('heading', { level: 1, name: /^VAT and withholding/ }).waitFor()
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('VAT')
  await page.getByRole('link', { name: /^VAT and withholding/ }).waitFor()
  // Going back to the results does not move the focus to the search field.
  expect(await isFocused(field)).toBe(false)
  await field.fill('payroll')
  await expect.poll(() => page.url()).toMatch(/\?q=payroll$/)
  const other = page.getByRole('banner').getByRole('link', { name: 'नेपाली' })
  await expect.poll(() => other.getAttribute('href')).toBe('/ne/search?q=payroll')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => isFocused(field)).toBe(true)
})

test('a question that was found is open', async ({ page, admin }) => {
  const [faq] = entities(await admin.get('/faq'))
  await page.goto(`/search?q=${encodeURIComponent(String(faq?.['title']))}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('link', { name: String(faq?.['title']) })
    .click()
  await page.getByText(String(faq?.['description']).split('\n')[0] ?? '').waitFor()
  expect(new URL(page.url()).pathname).toBe('/price')
})

test('on a phone the tax calendar stays in view while its months and views are changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tax-calendar')
  const month = page.getByRole('main').getByRole('table').first()
  const isInView = () => month.evaluate((table) => table.getBoundingClientRect().top < window.innerHeight / 2)
  await page.getByRole('link', { name: 'One month' }).click()
  await month.waitFor()
  await expect.poll(isInView).toBe(true)
  const shown = await month.textContent()
  await page.getByRole('link', { name: /^Next month/ }).click()
  await expect.poll(() => month.textContent()).not.toBe(shown)
  await expect.poll(isInView).toBe(true)
})

test('at the thumb of a phone stand the ways to reach the office, but not while something is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  const bar = page.getByRole('navigation', { name: 'Ways to reach us' })
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+977/)
  await page.getByRole('searchbox').first().focus()
  await bar.waitFor({ state: 'hidden' })
  await page.keyboard.press('Tab')
  await bar.waitFor()
  await bar.getByRole('link', { name: 'Write to us' }).click()
  await page.getByLabel('Full Name').waitFor()
  await bar.waitFor({ state: 'hidden' })
})

test('of the questions one is open at a time, and a click on the open one closes it', async ({ page, admin }) => {
  const [first, second] = entities(await admin.get('/faq')).map((faq) => ({
    question: page.getByText(String(faq['title'])),
    answer: page.getByText(String(faq['description']).split('\n')[0] ?? ''),
  }))
  if (!first || !second) throw new Error('the demo content has too few questions')
  await page.goto('/price')
  await first.question.click()
  await first.answer.waitFor()
  await second.question.click()
  await second.answer.waitFor()
  await first.answer.waitFor({ state: 'hidden' })
  await second.question.click()
  await second.answer.waitFor({ state: 'hidden' })
})

test('the jobs are filtered as one types; a job opens in a dialog that holds page and focus', async ({ page }) => {
  await page.goto('/career')
  await page.waitForLoadState('networkidle')
  const jobs = page.getByRole('button', { name: /Show More/ })
  expect(await jobs.count()).toBe(3)
  await page.getByRole('searchbox').fill('senior')
  await page.waitForFunction(
    () => [...document.querySelectorAll('button')].filter((b) => b.textContent?.includes('Show More')).length === 1,
  )
  await page.getByText('Senior Accountant').first().waitFor()

  const dialog = page.getByRole('dialog')
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => dialog.getByRole('button', { name: /close/i }).click(),
  ]
  for (const way of close) {
    await jobs.first().click()
    await dialog.waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    await way()
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(jobs.first())).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  }
  const apply = page.getByRole('link', { name: /Apply Now/ }).first()
  expect(await apply.getAttribute('href')).toMatch(/^mailto:.*subject=Senior%20Accountant/)
})

test('the slider shows the first slide at once, moves on, and stops when asked', async ({ page }) => {
  await page.goto('/')
  const slider = page.locator('[aria-roledescription="carousel"]')
  await slider.getByText('Growth you can account for').first().waitFor()
  const active = slider.locator('.swiper-slide-active')
  await active.waitFor({ state: 'attached' })
  await slider.locator('.carousel-dot:nth-child(2)[aria-current="true"]').waitFor()
  const reachable = slider.locator('.swiper-slide:not([inert])')
  expect(await reachable.count()).toBe(1)
  expect(await reachable.getAttribute('class')).toContain('swiper-slide-active')
  await slider.getByRole('button', { name: /pause/i }).click()
  await slider.getByRole('button', { name: /play|start|resume/i }).waitFor()
  expect(await slider.locator('[aria-roledescription="slide"]').count()).toBe(8)
})

test('the login names what is missing, leads on to the requested page, and the header shows the account', async ({
  page,
  admin,
}) => {
  expect(admin.cookie).toBeDefined()
  await page.goto('/login?next=%2Fteam')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'login', exact: true }).click()
  await page.getByText('All Fileds are required').first().waitFor()
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'login', exact: true }).click()
  await page.waitForURL('**/team')
  await page.getByText('Login successfully').waitFor()
  const avatar = page.getByRole('banner').locator('a[href="/dashboard"]')
  expect((await avatar.locator('[aria-hidden]').innerText()).trim()).toBe('A')
  const again = await page.request.get('/login', { maxRedirects: 0 })
  expect([again.status(), again.headers()['location']]).toEqual([302, '/dashboard'])
})

test('the keyboard reaches the content past the navigation, and everything in it', async ({ page }) => {
  await page.goto('/price')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isFocused(page.getByRole('button', { name: /Select plan/ }).first())).toBe(true)
  for (let plan = 0; plan < 3; plan += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  await page.keyboard.press('Enter')
  await page.locator('details[open]').first().waitFor()
})
