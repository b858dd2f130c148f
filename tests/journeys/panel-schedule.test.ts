import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Page } from 'playwright-core'

import { DAY_MS } from '#contract/time.ts'
import { Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { type Server, startServer } from '../support/server.ts'
import { expect, test as base } from './fixtures.ts'

/** The journeys' test, with a server whose clock can be advanced. */
const test = base.extend<{ server: Server }>({
  server: [
    async ({ task: _task }, use) => {
      const clock = pathToFileURL(path.resolve('tests/support/clock.js')).href
      const server = await startServer({ NODE_OPTIONS: `--import ${clock}` })
      await use(server)
      await server.remove()
    },
    { scope: 'file' },
  ],
})

/** Advances the server's clock day by day: simultaneous signals are merged into one. */
async function moveClock(server: Server, days: number): Promise<void> {
  const moves = () => server.output().split('clock moved').length
  for (let day = 0; day < days; day += 1) {
    const before = moves()
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(moves).toBe(before + 1)
  }
}

/** Noon, that many days ahead, in the format of the panel's date picker. */
const noonIn = (days: number): string => {
  const day = new Date(Date.now() + days * DAY_MS)
  const date = day.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `${date} 12:00 PM`
}

async function schedule(page: Page, type: 'Publish' | 'Unpublish', time: string): Promise<void> {
  const drawer = page.locator('.schedule-publish')
  await drawer.getByText(type, { exact: true }).first().click()
  const field = drawer.locator('.react-datepicker__input-container input')
  await field.fill(time)
  await field.press('Enter')
  await drawer.locator('#scheduled-publish-save').click()
  await drawer.locator('.table').getByText(type, { exact: true }).waitFor()
}

test('the panel says why an entry cannot be scheduled', async ({ adminPage: page, admin, problems }) => {
  problems.expect(/Title is required/)
  const { body } = await admin.post('/blogs?draft=true', { title: '', _status: 'draft' })
  await page.goto(`/admin/collections/blogs/${String(member(member(body, 'doc'), 'id'))}`)
  await page.locator('#field-title').waitFor()
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('.schedule-publish')
  const field = drawer.locator('.react-datepicker__input-container input')
  await field.fill(noonIn(2))
  await field.press('Enter')
  await drawer.locator('#scheduled-publish-save').click()
  await page.getByText('Title is required').waitFor()
  expect(await page.getByText('Scheduled successfully').count()).toBe(0)
})

test('an entry is published and withdrawn at set times, by the server itself', async ({
  adminPage: page,
  admin,
  server,
}) => {
  const { body } = await admin.post('/blogs?draft=true', { title: 'For the day after tomorrow', _status: 'draft' })
  const id = String(member(member(body, 'doc'), 'id'))
  await page.goto(`/admin/collections/blogs/${id}`)
  await page.locator('#field-title').waitFor()
  await page.locator('.form-submit .popup-button').click()
  expect(await page.locator('#publish-locale').count()).toBe(0)
  await page.locator('#schedule-publish').click()
  expect(await page.locator('.schedule-publish').getByText('Locale to publish').count()).toBe(0)
  expect(await page.locator('.schedule-publish').getByRole('radio', { name: 'Publish', exact: true }).isChecked()).toBe(
    true,
  )
  await schedule(page, 'Publish', noonIn(2))
  await schedule(page, 'Unpublish', noonIn(5))

  const visitor = new Client(server.url)
  const status = async (): Promise<number> => (await visitor.get(`/blog/blog-id/${id}`)).status
  await moveClock(server, 1)
  expect(await status()).toBe(404)
  await moveClock(server, 2)
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  expect((await visitor.fetch('/blog')).text).toContain('For the day after tomorrow')
  await moveClock(server, 3)
  await expect.poll(status, { timeout: 15_000 }).toBe(404)
  expect((await visitor.fetch('/blog')).text).not.toContain('For the day after tomorrow')
})
