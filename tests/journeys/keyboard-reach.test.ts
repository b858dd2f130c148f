import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'

import { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { openScreen } from './staff-screens.ts'
import { administrator, expect, follow, test } from './fixtures.ts'

const MAX_TAB_PRESSES = 400

/** Marks the focused element; returns false if it was marked before or nothing has the focus, which ends a round of the Tab key. */
const markFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document
    // Within a date field, Tab moves between its parts.
    if (activeElement?.matches('[type^="date"][data-focused]')) return true
    for (const before of document.querySelectorAll('[data-focused]')) before.removeAttribute('data-focused')
    if (!activeElement || activeElement === document.body || activeElement.hasAttribute('data-reached')) return false
    activeElement.setAttribute('data-focused', '')
    activeElement.setAttribute('data-reached', '')
    return true
  })

/** Visible controls within an element that Tab has not reached, except those in groups that have a single tab stop. */
const unreached = (scope: Locator): Promise<string[]> =>
  scope.evaluate((element) =>
    [
      ...element.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [contenteditable="true"]',
      ),
    ]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !control.matches(':disabled, [type="radio"], [aria-hidden="true"], [aria-hidden="true"] *') &&
          // Arrow keys move within these.
          !control.closest('[role="toolbar"], [role="tablist"]') &&
          !(control.tabIndex < 0 && control.closest('ul')?.querySelector('[tabindex="0"][data-reached]')) &&
          !control.hasAttribute('data-reached'),
      )
      .map((control) => control.outerHTML.slice(0, 160)),
  )

/** Presses Tab for a whole round; returns the controls that it did not reach. */
async function unreachedByTab(page: Page, scope: Locator): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached')
  })
  let away = 0
  // After the last element the focus is in the browser's own controls for a few steps.
  for (let step = 0; step < MAX_TAB_PRESSES && away < 3; step += 1) {
    await page.keyboard.press('Tab')
    away = (await markFocused(page)) ? 0 : away + 1
  }
  expect(away, 'the Tab key goes around').toBe(3)
  return unreached(scope)
}

const paths = [
  '/dashboard',
  '/add-about',
  '/add-service',
  '/add-blog',
  '/add-team',
  '/add-career',
  '/add-faq',
  '/add-price',
  '/inquiry-list',
  '/media-list',
  '/document-list',
  '/site-settings',
  '/trash',
  '/people',
  '/account',
]

describe.each([390, 1440])('at %i px', (width) => {
  test('Tab reaches every control of every screen', async ({ adminPage: page, admin }) => {
    const sent = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }
    entity(await admin.post('/contactus', sent))
    const deleted = entity(await admin.post('/faq', { title: 'Gone?', description: 'Yes.' }))
    await admin.remove(`/faq/${deleted._id}`)
    const kept = entity(await admin.post('/blog', { title: 'Kept' }, { image: await picture('png', 300, 200) }))
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string[]> = {}
    for (const path of [...paths, `/edit-blog/${kept._id}`]) {
      await openScreen(page, path)
      const controls = await unreachedByTab(page, page.locator('body'))
      if (controls.length > 0) found[path] = controls
    }
    expect(found).toEqual({})
  })
})

test('dialogs trap the focus, and return it when they close', async ({ adminPage: page, admin }) => {
  const sent = { name: 'Binod Shah', email: 'binod@example.com', phone: '01-5550100', message: 'How much?' }
  entity(await admin.post('/contactus', sent))
  const deleted = entity(await admin.post('/faq', { title: 'Gone too?', description: 'Yes.' }))
  await admin.remove(`/faq/${deleted._id}`)
  entity(await admin.post('/blog', { title: 'With a picture' }, { image: await picture('png', 310, 200) }))
  const openers: readonly [path: string, opener: (page: Page) => Locator][] = [
    ['/inquiry-list', () => page.getByRole('button', { name: 'Details of Binod Shah' })],
    ['/inquiry-list', () => page.getByRole('button', { name: 'One person’s data' })],
    ['/add-blog', () => page.getByRole('button', { name: 'From the library' })],
    ['/add-blog', () => page.getByRole('button', { name: 'Delete With a picture' })],
    ['/media-list', () => page.getByRole('button', { name: /^Crop and focal point of/ }).first()],
    ['/people', () => page.getByRole('button', { name: /^Invite/ }).first()],
    ['/trash', () => page.getByRole('button', { name: /for good/ }).first()],
  ]
  for (const [path, find] of openers) {
    await openScreen(page, path)
    const opener = find(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    // Repeated, as a dialog's content may come during the first round.
    const message = `${path} ${opener.toString()}`
    await expect.poll(() => unreachedByTab(page, dialog), { message, timeout: 60_000 }).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement), opener.toString()).toBe(true)
  }
})

test('the focus moves to a nearby element when a row or button is removed', async ({
  adminPage: page,
  admin,
  server,
}) => {
  const colleague = { name: 'Hari Thapa', email: 'hari@example.com', role: 'editor', send: 'link' }
  expect((await admin.post('/people', colleague)).status).toBe(201)
  expect(
    (await admin.post('/account/api-keys', { name: 'A key', role: 'editor', password: administrator.password })).status,
  ).toBe(201)
  await new Client(server.url).post('/login', administrator)
  entity(await admin.post('/team', { name: 'A face', post: 'Partner' }, { image: await picture('png', 320, 200) }))
  const press = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const isAt = (target: Locator) =>
    expect
      .poll(() => target.evaluate((element) => element === document.activeElement), { message: target.toString() })
      .toBe(true)

  await openScreen(page, '/people')
  await press(page.getByRole('button', { name: 'Remove Hari Thapa' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
  await isAt(page.getByRole('heading', { level: 1, name: 'People' }))

  await openScreen(page, '/account')
  await press(page.getByRole('button', { name: 'End the key A key' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }))
  await isAt(page.getByRole('heading', { level: 2, name: 'API keys' }))
  await press(page.getByRole('button', { name: 'End all others' }))
  await isAt(page.getByRole('heading', { level: 2, name: 'Signed in' }))

  await openScreen(page, '/media-list')
  const alt = page.getByLabel('Alternative text (English)').first()
  await alt.fill('A face')
  await press(page.getByRole('button', { name: /^Save the text of/ }))
  await isAt(alt)
  await press(page.getByRole('button', { name: /^Crop and focal point of/ }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Apply' }))
  await isAt(page.getByRole('button', { name: /^Crop and focal point of/ }).first())
})

test('an entry’s form leads to the same entry in the panel, and back', async ({ adminPage: page, admin }) => {
  const { _id } = entity(await admin.post('/blog', { title: 'In both interfaces', description: '<p>Text</p>' }))
  await openScreen(page, `/edit-blog/${_id}`)
  await page.getByRole('link', { name: 'In the panel' }).click()
  await page.waitForURL(`**/admin/collections/blogs/${_id}`)
  const back = page.getByRole('link', { name: 'On the staff’s screens' })
  await expect.poll(() => back.getAttribute('href')).toBe(`/edit-blog/${_id}`)
  const size = page.viewportSize()
  // brand.css names Payload's parts that would reach beyond a narrow screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  if (size) await page.setViewportSize(size)
  await follow(page, back, new RegExp(`/edit-blog/${_id}$`))
  await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
})
