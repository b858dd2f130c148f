import type { Page } from 'playwright-core'
import { describe } from 'vitest'

import { violationsOf } from './axe.ts'
import { administrator, expect, test } from './fixtures.ts'

const screens = [
  '/dashboard',
  '/add-about',
  '/edit-about/1',
  '/add-service',
  '/edit-service/1',
  '/add-blog',
  '/edit-blog/1?tab=2',
  '/add-team',
  '/update-team/1',
  '/add-career',
  '/edit-career/1',
  '/add-faq',
  '/add-price',
  '/site-settings',
  '/inquiry-list',
]

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'login', exact: true }).click()
}

/** Signs the browser context in over the API, as the administrator that the first test registered. */
async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { email: administrator.email, password: administrator.password },
  })
  expect(answer.status()).toBe(200)
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: `Welcome ${administrator.name}` })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

// Runs first: the site has no user yet.
test('the first administrator registers, is signed in, and is greeted after a reload too', async ({ page }) => {
  await open(page, '/register')
  const register = page.getByRole('button', { name: 'register', exact: true })
  await register.click()
  await page.getByText('All Fileds are required').waitFor()
  await page.getByLabel('Name').fill(administrator.name)
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill(administrator.password)
  await register.click()
  await page.getByText('Password  must be upto 8 characters').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(`${administrator.password} `)
  await register.click()
  await page.getByText("Password doesn't match").waitFor()
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await register.dblclick()
  await page.getByText('User Register successfully').waitFor()
  await welcome(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await open(page, '/dashboard')
  await welcome(page).waitFor()
  await sidebar(page).getByText(administrator.name).waitFor()
})

describe('who is signed out', () => {
  test('is sent from every screen to the login, with no word of what is there', async ({ page }) => {
    for (const path of [...screens, '/register']) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], path).toEqual([
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ])
      expect((await answer.body()).length, path).toBe(0)
    }
  })

  test('signs in and lands where they were going', async ({ page }) => {
    await open(page, '/inquiry-list')
    expect(page.url()).toMatch(/\/login\?next=%2Finquiry-list$/)
    await fillLogin(page)
    await page.getByText('Login successfully').waitFor()
    await page.waitForURL('**/inquiry-list')
    const current = sidebar(page).locator('[aria-current=page]')
    await current.waitFor()
    expect(await current.allInnerTexts()).toEqual(['Inquiry'])
  })

  test('downloads none of the administrators’ code', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    for (const path of ['/', '/blog', '/login']) await open(page, path)
    expect(scripts.length).toBeGreaterThan(3)
    for (const url of new Set(scripts)) {
      const text = await (await page.request.get(url)).text()
      expect(text, url).not.toMatch(/Total Blog Post|Logout|Confirm password/)
    }
  })
})

describe('who is signed in', () => {
  test('goes from the login straight to the dashboard, and may register others', async ({ page }) => {
    await signIn(page)
    const login = await page.request.get('/login', { maxRedirects: 0 })
    expect([login.status(), login.headers()['location']]).toEqual([302, '/dashboard'])
    expect((await page.request.get('/register')).status()).toBe(200)
  })

  test('sees a page that is not there in the same layout, with its status', async ({ page, problems }) => {
    problems.expect(/404/)
    await signIn(page)
    for (const [path, name] of [
      ['/edit-blog/unknown', 'Blog not found'],
      ['/edit-about/unknown', 'About not found'],
      ['/update-team/unknown', 'Team not found'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await sidebar(page).getByRole('link', { name: 'Dashboard' }).waitFor()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
  })

  test('walks from the public page to the screens and back without the page being loaded anew', async ({ page }) => {
    await signIn(page)
    await open(page, '/team')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('banner').locator('a[href="/dashboard"]').click()
    await page.getByText('Total Blog Post').waitFor()
    expect(await page.getByRole('main').locator('a[href="/add-blog"]').count()).toBe(1)
    await sidebar(page).getByRole('link', { name: 'Public site' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  test('leaves by Logout: signed out on the server too, and Back shows nothing', async ({ page }) => {
    await signIn(page)
    await open(page, '/add-price')
    const work = page.waitForResponse('**/api/dashboard')
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await page.getByText('Total Faq').waitFor()
    await work
    await sidebar(page).getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).search).toBe('')
    expect(await (await page.request.get('/api/loggedin')).json()).toBe(false)
    await page.goBack()
    // The previous screen redirects to the login once its session check has failed.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    expect(await sidebar(page).count()).toBe(0)
  })

  test('whose session ended elsewhere gets a message, signs in and lands where they were going', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    await signIn(page)
    await open(page, '/dashboard')
    await page.request.get('/api/logout')
    await sidebar(page).getByRole('link', { name: 'Inquiry' }).click()
    await page.getByText('Please login first').waitFor()
    await page.waitForURL('**/login?next=%2Finquiry-list')
    await fillLogin(page)
    await page.waitForURL('**/inquiry-list')
    await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor()
  })

  test.for([
    { at: 'a desktop', viewport: { width: 1366, height: 768 }, colorScheme: 'light', language: 'en' },
    { at: 'a phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark', language: 'ne' },
  ] as const)(
    'whose session ends while they write stays there, types on and signs in at $at',
    async (given, { page, problems }) => {
      problems.expect(/401/)
      await page.setViewportSize(given.viewport)
      await page.emulateMedia({ colorScheme: given.colorScheme })
      await signIn(page)
      await page.request.patch('/api/account', { data: { language: given.language } })
      await open(page, '/add-blog')
      const form = page.getByRole('main').getByRole('form')
      const title = form.getByRole('textbox').first()
      await title.fill('Begun')
      await page.request.get('/api/logout')
      const bar = page.getByRole('status').filter({ hasText: /You were signed out|तपाईंको लग इन सकियो/ })
      await bar.waitFor()
      expect(await violationsOf(page, '[data-none]')).toEqual([])
      await page.keyboard.press('End')
      await page.keyboard.type(' and gone on')
      expect(await title.inputValue(), 'the focus stays').toBe('Begun and gone on')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.getByRole('button', { name: /^(Sign in|लग इन गर्नुहोस्)$/ }).click()
      const dialog = page.getByRole('dialog')
      expect(await dialog.getByLabel(/Email|इमेल/).inputValue()).toBe(administrator.email)
      await page.keyboard.type(administrator.password)
      const saved = page.waitForResponse((response) => response.url().includes('/api/draft/blog') && response.ok())
      await page.keyboard.press('Enter')
      await saved
      await dialog.waitFor({ state: 'detached' })
      await bar.waitFor({ state: 'detached' })
      expect(await title.inputValue()).toBe('Begun and gone on')
      expect(new URL(page.url()).pathname).toBe('/add-blog')
      await page.request.patch('/api/account', { data: { language: 'en' } })
    },
  )

  test('in a rich text goes on at the caret after signing in', async ({ page, problems }) => {
    problems.expect(/401/)
    await signIn(page)
    await open(page, '/add-blog')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Caret')
    const text = page.getByRole('textbox', { name: 'Description' })
    await text.click()
    await page.request.get('/api/logout')
    await page.keyboard.type('one three')
    for (let i = 0; i < 'three'.length; i++) await page.keyboard.press('ArrowLeft')
    await page.getByRole('status').filter({ hasText: 'You were signed out' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.session-bar').waitFor({ state: 'detached' })
    await page.keyboard.type('two ')
    expect((await text.innerText()).trim()).toBe('one two three')
  })

  test('by a logout in another tab leaves nothing of what was shown or being written there', async ({
    context,
    page,
  }) => {
    await signIn(page)
    await open(page, '/add-faq')
    await page.getByLabel('Question').fill('Secret')
    const inquiries = await context.newPage()
    await open(inquiries, '/inquiry-list')
    const other = await context.newPage()
    await open(other, '/dashboard')
    await sidebar(other).getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    for (const left of [page, inquiries]) await left.waitForURL((url) => url.pathname === '/login')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  })
})

/** Holds back the scripts of the pages that are opened from now on; returns a function that lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, (route) => released.then(() => route.continue()))
  return release
}

test('before its scripts have come a page sends nothing, and nothing that was typed is lost', async ({ context }) => {
  const page = await context.newPage()
  const loginScripts = await holdScripts(page)
  await page.goto('/login?next=/add-faq', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.keyboard.press('Enter')
  const login = page.getByRole('button', { name: 'login', exact: true })
  expect(await login.isDisabled()).toBe(true)
  loginScripts()
  await login.click()
  await page.getByLabel('Question').waitFor()

  await page.unrouteAll({ behavior: 'wait' })
  const scripts = await holdScripts(page)
  await page.goto('/add-faq', { waitUntil: 'commit' })
  const question = page.locator('main form input').first()
  await question.click({ force: true })
  await page.keyboard.type('early')
  await page.keyboard.press('Enter')
  expect(await question.inputValue()).toBe('')
  scripts()
  await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Now')
  expect(await question.inputValue()).toBe('Now')
  expect(new URL(page.url()).search).toBe('')
  await page.unrouteAll({ behavior: 'wait' })
  const libraryScripts = await holdScripts(page)
  await page.goto('/media-list', { waitUntil: 'commit' })
  const search = page.locator('main').getByRole('searchbox')
  await search.fill('nothing is called so')
  libraryScripts()
  await page.getByText('No picture found').waitFor()
  expect(await search.inputValue()).toBe('nothing is called so')
})
