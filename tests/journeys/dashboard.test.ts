import type { Page } from 'playwright-core'

import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { signedInEditor } from '../support/people.ts'
import { openScreen, toast } from './staff-screens.ts'
import { axeFindsNothing, violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const

/** Opens the dashboard with the colour scheme and width, and waits for its list of open tasks. */
async function openWork(page: Page, { colorScheme, width }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await openScreen(page, '/dashboard')
  await page.getByRole('heading', { name: /^Inquiries waiting/ }).waitFor()
}

/** Expands all folded sections, so that axe checks their content, too. */
async function openFolds(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

const ask = (url: string, name: string) =>
  new Client(url).post('/contactus', { name, email: 'v@example.com', phone: '01-5550100', message: 'How much?' })

test('an editor finds pending work, opens it, and sees no setup checklist', async ({
  page,
  context,
  admin,
  server,
}) => {
  const editor = await signedInEditor(admin)
  const [name = '', value = ''] = (editor.cookie ?? '').split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  await ask(server.url, 'Maya Rai')
  await editor.post('/draft/blog', { title: 'Half a thought' })
  for (const look of looks) {
    await openWork(page, look)
    await openFolds(page)
    expect(await page.getByText('First steps').count()).toBe(0)
    await axeFindsNothing(page, look.width)
  }
  await page
    .getByRole('region', { name: /^Drafts/ })
    .getByRole('link', { name: 'Half a thought' })
    .click()
  await page.waitForURL('**/edit-blog/*')
  await openWork(page, looks[0])
  await page
    .getByRole('region', { name: /^Inquiries waiting/ })
    .getByRole('link', { name: 'Maya Rai' })
    .click()
  await page.waitForURL('**/inquiry-list#*')
  const dialog = page.getByRole('dialog', { name: /Maya Rai/ })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'hidden' })
})

test('an administrator removes the demo content, undoes it, and uses the setup checklist', async ({
  adminPage: page,
  admin,
}) => {
  const countOf = async (path: string) => entities(await admin.get(path)).length
  const before = await countOf('/service')
  for (const look of looks) {
    await openWork(page, look)
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.waitFor()
    await openFolds(page)
    await axeFindsNothing(page, look.width)
    await steps.getByRole('button', { name: 'Remove the demo content' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' })
    await dialog.waitFor()
    await axeFindsNothing(page, look.width)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await toast(page, 'Demo content removed')
    await expect.poll(() => countOf('/service')).toBe(0)
    expect(await page.locator('main').getByText('The demo content was removed').count()).toBe(1)
    // The progress bar of a toast keeps moving.
    expect(await violationsOf(page, '.Toastify')).toEqual([])
    if (look.width < 1000)
      await page
        .locator('.Toastify__toast')
        .getByRole('button', { name: /demo content back/ })
        .click()
    else {
      await openScreen(page, '/trash')
      await page.getByRole('button', { name: 'Put the demo content back' }).click()
    }
    await toast(page, 'The demo content is back')
    expect(await countOf('/service')).toBe(before)
  }
  await openWork(page, looks[1])
  await page.getByRole('button', { name: 'Hide the first steps' }).click()
  await page.getByRole('button', { name: 'Show the first steps' }).click()
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: /^Enter the firm/ })
    .click()
  await page.waitForURL(/\/site-settings#(contact|firm)$/)
})
