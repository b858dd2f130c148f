import type { Locator, Page } from 'playwright-core'

import { isFocused, mark, openScreen, row, toast } from './staff-screens.ts'
import { expect, test } from './fixtures.ts'

const MOST_STEPS = 80

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(element)) return
  }
  throw new Error(`the Tab key does not lead to ${element.toString()}`)
}

test('a post is written, formatted, saved, changed and deleted by keyboard alone', async ({ adminPage: page }) => {
  const field = page.getByLabel('Title', { exact: true })
  await openScreen(page, '/dashboard')
  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: 'Blog' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/add-blog')

  await page.getByRole('textbox', { name: 'Description' }).waitFor()
  // The form's first field has the focus.
  await expect.poll(() => isFocused(field)).toBe(true)
  await page.keyboard.type('By keyboard alone')
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }))
  await page.keyboard.type('bold words')
  await page.keyboard.press('Control+a')
  await mark(page, 'Control+b', 'Bold', true)
  await page.keyboard.press('Alt+F10')
  const quote = page.getByRole('button', { name: 'Quote', exact: true })
  for (let step = 0; step < MOST_STEPS && !(await isFocused(quote)); step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Quote', exact: true, pressed: true }).waitFor()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }))
  await page.keyboard.press('Enter')
  await toast(page, 'Blog create successfully')
  await row(page, 'By keyboard alone').waitFor()

  await tabTo(page, page.getByRole('link', { name: 'Edit By keyboard alone' }))
  await page.keyboard.press('Enter')
  await page.locator('blockquote strong', { hasText: 'bold words' }).waitFor()
  // The form's first field has the focus.
  await expect.poll(() => isFocused(field)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type(', twice')
  // Enter in a one-line field submits the form.
  await page.keyboard.press('Enter')
  await toast(page, 'Blog updated successfully')
  await page.waitForURL('**/add-blog')

  const remove = page.getByRole('button', { name: 'Delete By keyboard alone, twice' })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Blog!!!' })
  expect(await isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await page.keyboard.press('Escape')
  expect(await isFocused(remove)).toBe(true)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Delete', exact: true }))
  await page.keyboard.press('Enter')
  await toast(page, 'Deleted Successfully')
  await row(page, 'By keyboard alone').waitFor({ state: 'hidden' })
  expect(await isFocused(page.getByRole('heading', { name: 'Blog posts' }))).toBe(true)
})
