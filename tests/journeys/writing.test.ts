import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'

import type { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { signedInEditor } from '../support/people.ts'
import { description, isFocused, openScreen, row, toast } from './staff-screens.ts'
import { axeFindsNothing } from './axe.ts'
import { Clicks } from './count-clicks.ts'
import { expect, test } from './fixtures.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** Roles and screen sizes. */
const cases = (['administrator', 'editor'] as const).flatMap((who) =>
  (['desktop', 'phone'] as const).map((size) => ({ who, size })),
)

async function signInAs(page: Page, who: 'administrator' | 'editor', admin: Client): Promise<void> {
  if (who === 'administrator') return
  const [name = '', value = ''] = ((await signedInEditor(admin)).cookie ?? '').split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: admin.url }])
}

const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true })
const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const saved = (page: Page): Promise<void> => page.getByText(/^Saved as a draft/).waitFor()
const titleHasFocus = (page: Page): Promise<void> => expect.poll(() => isFocused(title(page))).toBe(true)

describe.each(cases)('as $who on a $size', ({ who, size }) => {
  test('from the dashboard to a published post takes at most 4 clicks besides typing', async ({
    adminPage: page,
    admin,
  }) => {
    await signInAs(page, who, admin)
    await page.setViewportSize(sizes[size])
    await openScreen(page, '/dashboard')
    const clicks = new Clicks()
    // On a phone the dashboard's card needs fewer clicks than the menu.
    await clicks.on(page.getByRole('main').getByRole('link', { name: 'Total Blog Post' }))
    await page.waitForURL('**/add-blog')
    await titleHasFocus(page)
    const words = `Four clicks as ${who} on a ${size}`
    await page.keyboard.type(words)
    await clicks.on(description(page))
    await page.keyboard.type('What clients ask first.')
    await clicks.on(button(page, 'Create'))
    await toast(page, 'Blog create successfully')
    expect(clicks.count).toBe(3)
    const link = page.getByRole('link', { name: 'Blog create successfully' })
    await link.click()
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
  })

  test('a post is written as a draft, previewed, scheduled, published, compared, restored and withdrawn', async ({
    adminPage: page,
    admin,
    server,
  }) => {
    await signInAs(page, who, admin)
    await page.setViewportSize(sizes[size])
    await openScreen(page, '/add-blog')
    const words = `Step by step as ${who} on a ${size}`
    await titleHasFocus(page)
    await page.keyboard.type(words)
    await saved(page)
    await button(page, 'Save draft').click()
    await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
    await page.getByText('Draft', { exact: true }).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    const visible = async () => (await fetch(`${server.url}/api/blog/blog-id/${id}`)).status
    expect(await visible()).toBe(404)

    await page.getByText('Publish later', { exact: true }).click()
    await page.getByLabel('Date').fill('2099-01-02')
    await button(page, 'Schedule').click()
    await toast(page, 'Will be published Jan 2, 2099, 9:00 AM')
    await page.getByText('Scheduled', { exact: true }).waitFor()

    const opened = page.waitForEvent('popup')
    await button(page, 'Preview').click()
    const preview = await opened
    await preview.setViewportSize(sizes[size])
    await preview.getByRole('complementary', { name: 'Preview' }).getByText('As it will look').waitFor()
    await preview.getByRole('heading', { level: 1, name: words }).waitFor()
    await axeFindsNothing(preview, sizes[size].width)
    await preview.close()

    await page.getByText('Address and search result').click()
    await page.getByLabel('Search title').fill(`${words}, for engines`)
    await page.getByText('History', { exact: true }).click()
    await page.getByRole('list', { name: 'Versions' }).waitFor()
    await saved(page)
    await axeFindsNothing(page, sizes[size].width)
    await button(page, 'Publish').click()
    await toast(page, 'Blog published')
    await page.waitForURL('**/add-blog')
    expect(await visible()).toBe(200)

    await row(page, words)
      .getByRole('link', { name: `Edit ${words}` })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
    await title(page).fill('Quite another title')
    await page.getByText('Visitors see what was published before.').waitFor()
    expect(entity(await admin.get(`/blog/blog-id/${id}`))).toMatchObject({ title: words })
    await page.getByText('History', { exact: true }).click()
    await page
      .getByRole('button', { name: /^Compare with/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Quite another title').waitFor()
    await axeFindsNothing(page, sizes[size].width)
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await toast(page, 'Changes discarded')
    expect(await title(page).inputValue()).toBe(words)

    await page.getByText('Publish later, or unpublish').click()
    await button(page, 'Unpublish').click()
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await toast(page, 'Unpublished')
    expect(await visible()).toBe(404)
    await openScreen(page, '/add-blog')
    await page.getByLabel('State').selectOption('Draft')
    await row(page, words).getByText('Draft', { exact: true }).waitFor()
    await axeFindsNothing(page, sizes[size].width)
  })

  test('answers to frequent questions are changed, and put in order by dragging and by keys', async ({
    adminPage: page,
    admin,
  }) => {
    await signInAs(page, who, admin)
    await page.setViewportSize(sizes[size])
    await openScreen(page, '/add-faq')
    const rows = page.getByRole('table').getByRole('button', { name: /^Move / })
    const names = async () => rows.evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')))
    const [first, second, third] = await names()
    await rows.nth(1).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
    const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()]
    if (!from || !to) throw new Error('there are no rows')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first])
    await rows.nth(2).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third])
    await axeFindsNothing(page, sizes[size].width)

    await page
      .getByRole('row')
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.waitForURL('**/edit-faq/*')
    const answer = page.getByRole('textbox', { name: 'Answer' })
    await answer.fill(`Changed as ${who} on a ${size}`)
    await button(page, 'Update').click()
    await toast(page, 'Faq updated successfully')
    await page.waitForURL('**/add-faq')
  })
})

test('a post goes from nothing to published by keyboard alone', async ({ adminPage: page }) => {
  await openScreen(page, '/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Total Blog Post' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/add-blog')
  await titleHasFocus(page)
  await page.keyboard.type('By keys from start to end')
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
  await page.getByText('Draft', { exact: true }).waitFor()
  await titleHasFocus(page)
  await page.keyboard.type(', saved once more')
  // Enter in a field saves what is a draft, and does not publish it.
  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Enter')
  expect((await patched).url()).toContain('/api/draft/blog/')
  await page.locator('button[aria-busy]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Blog published')
  await row(page, 'By keys from start to end, saved once more').waitFor()
})
