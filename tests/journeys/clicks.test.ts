import type { Page } from 'playwright-core'

import { entity } from '../support/entities.ts'
import { openScreen, row, toast } from './staff-screens.ts'
import { Clicks } from './count-clicks.ts'
import { expect, test } from './fixtures.ts'

/*
 * The number of clicks from the dashboard, without typing, on a desktop, as docs/measurements.md states it. Publishing a post is counted in
 * writing.test.ts, changing the opening hours in firm-settings.test.ts.
 */

const main = (page: Page) => page.getByRole('main')

/** Opens the form for a post from the dashboard and types the title, which has the focus. */
async function beginPost(page: Page, clicks: Clicks, words: string): Promise<void> {
  await openScreen(page, '/dashboard')
  await clicks.on(main(page).getByRole('link', { name: 'Total Blog Post' }))
  await page.waitForURL('**/add-blog')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.type(words)
}

test('a draft takes 2', async ({ adminPage: page }) => {
  const clicks = new Clicks()
  await beginPost(page, clicks, 'A draft by clicks')
  await clicks.on(main(page).getByRole('button', { name: 'Save draft', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Edit blog' }).waitFor()
  expect(clicks.count).toBe(2)
})

test('a schedule takes 4', async ({ adminPage: page }) => {
  const clicks = new Clicks()
  await beginPost(page, clicks, 'A schedule by clicks')
  await page.getByText(/^Saved as a draft/).waitFor()
  await clicks.on(page.getByText('Publish later', { exact: true }))
  await clicks.on(page.getByLabel('Date'))
  await page.getByLabel('Date').fill('2099-01-02')
  await clicks.on(main(page).getByRole('button', { name: 'Schedule', exact: true }))
  await toast(page, 'Will be published Jan 2, 2099, 9:00 AM')
  expect(clicks.count).toBe(4)
})

test('what was deleted is restored with 2, an earlier version with 5', async ({ adminPage: page, admin }) => {
  const fields = { title: 'Before', description: '<p>Text</p>' }
  const { _id, slug } = entity(await admin.post('/blog', fields))
  await admin.patch(`/blog/${_id}`, { ...fields, title: 'After' })
  const versions = new Clicks()
  await openScreen(page, '/dashboard')
  await versions.on(main(page).getByRole('link', { name: 'Total Blog Post' }))
  await versions.on(row(page, 'After').getByRole('link', { name: 'Edit After' }))
  await versions.on(page.getByText('History', { exact: true }))
  await versions.on(page.getByRole('button', { name: /^Compare with/ }).first())
  await versions.on(page.getByRole('dialog').getByRole('button', { name: 'Restore' }))
  await toast(page, 'Restored as a draft')
  expect(versions.count).toBe(5)

  expect((await admin.remove(`/blog/${_id}`)).status).toBe(200)
  const deleted = new Clicks()
  await openScreen(page, '/dashboard')
  await deleted.on(page.getByRole('complementary').getByRole('link', { name: 'Trash' }))
  const restore = page
    .getByRole('listitem')
    .filter({ hasText: 'After' })
    .getByRole('button', { name: /^Restore/ })
  await deleted.on(restore)
  await toast(page, 'Restored')
  expect(deleted.count).toBe(2)
  await expect.poll(async () => (await admin.get(`/blog/${slug}`)).status).toBe(200)
})

test('an inquiry is answered from the own mail program with 4, and handed over with 4', async ({
  adminPage: page,
  admin,
  problems,
}) => {
  const sent = { email: 'maya@example.com', phone: '01-5550100', message: 'How much?' }
  for (const name of ['Maya Rai', 'Binod Shah']) entity(await admin.post('/contactus', { ...sent, name }))
  await admin.post('/register', { name: 'Hari Thapa', email: 'hari@example.com', password: 'a-password-of-the-tests' })
  const clicks = new Clicks()
  await openScreen(page, '/dashboard')
  await clicks.on(page.getByRole('complementary').getByRole('link', { name: /^Inquiry/ }))
  await clicks.on(page.getByRole('button', { name: 'Details of Maya Rai' }))
  const dialog = page.getByRole('dialog')
  const mail = dialog.getByRole('link', { name: 'Open in your mail program' })
  // Keeps the browser from opening a mail program.
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await clicks.on(mail)
  await clicks.on(dialog.getByRole('button', { name: 'I have sent it: answered' }))
  await dialog.getByText('set it to answered').waitFor()
  expect(clicks.count).toBe(4)

  const handing = new Clicks()
  await openScreen(page, '/dashboard')
  await handing.on(page.getByRole('complementary').getByRole('link', { name: /^Inquiry/ }))
  await handing.on(page.getByRole('button', { name: 'Details of Binod Shah' }))
  // Opening the select counts as a click; Playwright chooses the option without one.
  await dialog.getByLabel('Hand over to').selectOption('Hari Thapa')
  handing.count += 1
  await handing.on(dialog.getByRole('button', { name: 'Hand over' }))
  await dialog.getByText('gave it to Hari Thapa').waitFor()
  expect(handing.count).toBe(4)
  expect(await dialog.getByLabel('Hand over to').evaluate((choice) => choice === document.activeElement)).toBe(true)
  problems.expect(/ERR_UNKNOWN_URL_SCHEME/)
})
