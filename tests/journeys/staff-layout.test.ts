import type { Page } from 'playwright-core'

import type { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { isFocused, openScreen, screens } from './staff-screens.ts'
import { axeFindsNothingAtBothWidths, axeFindsNothingInBothSchemes } from './axe.ts'
import { administrator, expect, test } from './fixtures.ts'

test('on a narrow screen the keyboard opens the drawer, stays in it, and goes on from it', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 390, height: 800 })
  await adminPage.goto('/dashboard')
  await adminPage.waitForLoadState('networkidle')
  expect(await adminPage.getByRole('complementary', { name: 'Sidebar' }).isVisible()).toBe(false)
  const menu = adminPage.getByRole('button', { name: 'Menu' })
  const drawer = adminPage.getByRole('dialog', { name: 'Menu' })
  await menu.focus()
  await adminPage.keyboard.press('Enter')
  await drawer.waitFor()
  expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await adminPage.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await isFocused(menu)).toBe(true)
  await adminPage.keyboard.press('Enter')
  const entry = drawer.getByRole('link', { name: 'Inquiry' })
  await entry.focus()
  await adminPage.keyboard.press('Enter')
  await adminPage.waitForURL('**/inquiry-list')
  await drawer.waitFor({ state: 'hidden' })
  expect(await isFocused(adminPage.getByRole('main'))).toBe(true)
  await menu.click()
  await adminPage.mouse.click(340, 400)
  await drawer.waitFor({ state: 'hidden' })
})

test.for([
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])(
  'in a window of $width × $height, the logout and the ways out are in view and no label of the sidebar is broken',
  async (size, { adminPage }) => {
    await adminPage.route('**/api/desk/counts', (route) => route.fulfill({ json: { new: 3, overdue: 2, mine: 1 } }))
    await adminPage.setViewportSize(size)
    await openScreen(adminPage, '/dashboard')
    const sidebar = adminPage.getByRole('complementary', { name: 'Sidebar' })
    await sidebar.getByText('1 mine').waitFor()
    const logout = await sidebar.getByRole('button', { name: 'Logout' }).boundingBox()
    expect((logout?.y ?? Infinity) + (logout?.height ?? 0)).toBeLessThanOrEqual(size.height)
    const label = sidebar.getByText('Inquiry', { exact: true })
    expect(await label.evaluate((node) => node.getClientRects().length)).toBe(1)
    expect(await label.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThan(30)
    for (const link of await sidebar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(26)
    for (const name of ['Public site', 'Panel']) {
      const link = await sidebar.getByRole('link', { name }).boundingBox()
      expect((link?.y ?? Infinity) + (link?.height ?? 0), name).toBeLessThanOrEqual(logout?.y ?? 0)
    }
    await sidebar.getByRole('link', { name: 'Panel' }).focus()
    for (const next of [
      sidebar.getByRole('link', { name: administrator.name }),
      sidebar.getByRole('button', { name: 'Logout' }),
    ]) {
      await adminPage.keyboard.press('Tab')
      expect(await isFocused(next)).toBe(true)
    }
  },
)

test.for(['en', 'ne'])(
  'in a window of 1280 × 800 all of the sidebar is in view (%s)',
  async (language, { adminPage }) => {
    await adminPage.route('**/api/desk/counts', (route) => route.fulfill({ json: { new: 3, overdue: 0, mine: 0 } }))
    await adminPage.request.patch('/api/account', { data: { language } })
    await adminPage.setViewportSize({ width: 1280, height: 800 })
    await openScreen(adminPage, '/dashboard')
    const sidebar = adminPage.getByRole('complementary').first()
    await sidebar.getByText(/^[3३] /).waitFor()
    for (const link of await sidebar.getByRole('link').all())
      expect(await link.evaluate(isAllSeen), (await link.textContent()) ?? '').toBe(true)
    await adminPage.request.patch('/api/account', { data: { language: 'en' } })
  },
)

test('the sidebar is scrolled to its current entry', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 1366, height: 768 })
  const sidebar = adminPage.getByRole('complementary', { name: 'Sidebar' })
  for (const [path, name] of [
    ['/people', 'People'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await openScreen(adminPage, path)
    const current = sidebar.getByRole('link', { name, exact: true })
    expect(await current.getAttribute('aria-current')).toBe('page')
    await expect.poll(() => current.evaluate(isAllSeen), { message: name }).toBe(true)
  }
})

/** Whether nothing is drawn over the corners of an element, and no part of it is scrolled out of view. */
const isAllSeen = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [
    [left + 12, top + 2],
    [right - 12, bottom - 2],
  ] as const
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
}

test('in a low window all of the sidebar scrolls', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 960, height: 540 })
  await openScreen(adminPage, '/dashboard')
  const logout = adminPage.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Logout' })
  expect((await logout.boundingBox())?.y).toBeGreaterThan(540)
  await logout.scrollIntoViewIfNeeded()
  expect((await logout.boundingBox())?.y).toBeLessThan(540)
})

/** By how many pixels the page is wider than its window, of which a gutter may be kept for the scrollbar. */
const overflow = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('long words make no list wider than the screen', async ({ adminPage, admin }) => {
  const long = (length: number) => 'W'.repeat(length)
  await admin.post('/blog/', { title: long(200) })
  await admin.post('/team/', { name: long(100), post: long(100) })
  await admin.post('/career/', { title: long(200), salary: long(60) })
  for (const path of ['/add-blog', '/add-team', '/add-career']) {
    await open(adminPage, path, 1280)
    await adminPage.getByRole('table').getByText('WWWW').first().waitFor()
    expect(await adminPage.evaluate(overflow), path).toBe(0)
  }
})

test('what belongs together stands in one line', async ({ adminPage, admin }) => {
  await open(adminPage, '/dashboard', 390)
  const number = async (label: string) =>
    (await adminPage.getByRole('listitem').filter({ hasText: label }).getByText(/^\d+$/).boundingBox())?.y
  expect(await number('Total Services Post')).toBe(await number('Total Job Post'))

  await open(adminPage, '/media-list', 1024)
  const first = adminPage
    .getByRole('listitem')
    .filter({ has: adminPage.locator('[role=group]') })
    .first()
  const top = async (name: RegExp) => (await first.getByRole('button', { name }).boundingBox())?.y
  expect(await top(/^Crop/)).toBe(await top(/^Replace/))
  const alt = first.getByRole('textbox').first()
  await alt.fill('An alternative text of many words. '.repeat(8))
  expect(await alt.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0)

  await admin.post('/service/', { title: 'Tax', description: '' })
  await open(adminPage, '/add-service', 1440)
  const row = adminPage.getByRole('row').filter({ hasText: 'नेपाली yet' }).last()
  const title = await row.getByText('Tax', { exact: true }).boundingBox()
  const badge = await row.getByText('नेपाली yet').boundingBox()
  expect((badge?.x ?? Infinity) - (title?.x ?? 0) - (title?.width ?? 0)).toBeLessThan(20)
})

/** The lists of all types, and two edit forms: one with a rich-text editor, one without. */
async function contentScreens(admin: Client): Promise<string[]> {
  const edits = ['blog', 'team'].map(async (name) => {
    const [first] = entities(await admin.get(`/${name}/`))
    return `/${name === 'team' ? 'update' : 'edit'}-${name}/${first?._id}`
  })
  return [...screens.map(({ path }) => path), ...(await Promise.all(edits))]
}

/** Opens a screen at the width, and waits until it is hydrated. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await openScreen(page, path)
}

/** Headings inside the editor follow the outline of the public page, not of the form. */
const headingsInTexts = '[contenteditable] :is(h2, h3, h4, h5, h6)'

/** Checks each of the screens at both widths. */
async function axeFindsNothingOn(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path, 390)
    await axeFindsNothingAtBothWidths(page, path, headingsInTexts)
  }
}

test('axe finds nothing on the screens and in the drawer, and nothing is wider than the screen', async ({
  adminPage,
}) => {
  await axeFindsNothingOn(adminPage, [
    '/dashboard',
    '/inquiry-list',
    '/add-price',
    '/site-settings',
    '/register',
    '/account',
    '/people',
    '/media-list',
    '/document-list',
    '/not-found-list',
    '/trash',
  ])
  await open(adminPage, '/dashboard', 390)
  await adminPage.getByRole('button', { name: 'Menu' }).click()
  await adminPage.getByRole('dialog').waitFor()
  await axeFindsNothingInBothSchemes(adminPage, 'the drawer', headingsInTexts)
})

test('axe finds nothing on the lists and forms of content', async ({ adminPage, admin }) => {
  await axeFindsNothingOn(adminPage, await contentScreens(admin))
})
