import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'

import { entity } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { openScreen } from './admin-screens.ts'
import { expect, test } from './fixtures.ts'

const MOST_STEPS = 400

/** Marks what has the focus; false once that has been there before, or nothing has it: the Tab key has been around. */
const markFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.hasAttribute('data-reached')) return false
    activeElement.setAttribute('data-reached', '')
    return true
  })

/** The controls within an element that can be seen and that the Tab key has not come to; groups of which it comes to one aside. */
const missed = (scope: Locator): Promise<string[]> =>
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
          // The arrow keys lead on within these.
          !control.closest('[role="toolbar"], [role="tablist"]') &&
          !control.hasAttribute('data-reached'),
      )
      .map((control) => control.outerHTML.slice(0, 160)),
  )

/** Goes around with the Tab key, and says what it did not come to. */
async function missedByTab(page: Page, scope: Locator): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached')
  })
  let away = 0
  // Past the end the browser's own controls have the focus for a while.
  for (let step = 0; step < MOST_STEPS && away < 3; step += 1) {
    await page.keyboard.press('Tab')
    away = (await markFocused(page)) ? 0 : away + 1
  }
  expect(away, 'the Tab key goes around').toBe(3)
  return missed(scope)
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
  '/site-settings',
  '/trash',
  '/people',
  '/account',
]

describe.each([390, 1440])('at %i px', (width) => {
  test('the Tab key comes to every control of every screen', async ({ adminPage: page, admin }) => {
    const sent = { name: 'Maya Rai', email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }
    entity(await admin.post('/contactus', sent))
    const deleted = entity(await admin.post('/faq', { title: 'Gone?', description: 'Yes.' }))
    await admin.remove(`/faq/${deleted._id}`)
    const kept = entity(await admin.post('/blog', { title: 'Kept' }, { image: await picture('png', 300, 200) }))
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string[]> = {}
    for (const path of [...paths, `/edit-blog/${kept._id}`]) {
      await openScreen(page, path)
      await page.waitForLoadState('networkidle')
      const controls = await missedByTab(page, page.locator('body'))
      if (controls.length > 0) found[path] = controls
    }
    expect(found).toEqual({})
  })
})

test('dialogs keep the Tab key within, and give the focus back', async ({ adminPage: page, admin }) => {
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
    await page.waitForLoadState('networkidle')
    expect(await missedByTab(page, dialog), `${path} ${opener.toString()}`).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement), opener.toString()).toBe(true)
  }
})
