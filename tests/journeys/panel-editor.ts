import type { Locator, Page, Request } from 'playwright-core'

import { clickUntil, expect } from './fixtures.ts'

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

/**
 * Publishes the panel's form.
 *
 * The rich-text editor passes its text to the form only when the browser is idle, and a click is lost while an autosave
 * disables the button.
 */
export async function publish(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const button = page.getByRole('button', { name: 'Publish changes' })
  const collection = new URL(page.url()).pathname.split('/')[3]
  const isPublication = (request: Request): boolean => {
    const { pathname, searchParams } = new URL(request.url())
    const [, api, slug, , rest] = pathname.split('/')
    const isWrite = request.method() !== 'GET' && !searchParams.has('autosave')
    return isWrite && api === 'api' && slug === collection && rest === undefined
  }
  const request = await clickUntil(button, (options) => page.waitForRequest(isPublication, options))
  expect((await request.response())?.ok()).toBe(true)
}
