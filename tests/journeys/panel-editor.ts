import type { Locator, Page } from 'playwright-core'

import { expect } from './fixtures.ts'

export async function openInPanel(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/collections/blogs/${id}`)
  const editor = page.locator('.rich-text-lexical [contenteditable="true"]')
  await editor.getByText('The end').waitFor()
  return editor
}

/** Types at the end of a blog post's text in the panel, and publishes it. */
export async function addInPanel(page: Page, id: string, words: string): Promise<void> {
  const editor = await openInPanel(page, id)
  await editor.getByText('The end').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
  await publish(page)
}

/** Publishes the panel's form. The rich-text editor passes its text to the form only when the browser is idle. */
export async function publish(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await saved).status()).toBe(200)
}
