import { Client } from '../support/client.ts'
import { entity } from '../support/entities.ts'
import { axeFindsNothing } from './axe.ts'
import { Clicks } from './count-clicks.ts'
import { expect, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a phone leads to a job's page and a question about it, in two taps`, async ({
    browser,
    server,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled, viewport, hasTouch: true })
    try {
      const page = await context.newPage()
      await page.goto('/career')
      const clicks = new Clicks()
      await clicks.on(page.getByRole('main').getByRole('link', { name: 'Senior Accountant', exact: true }))
      await page.getByRole('heading', { level: 1, name: 'Senior Accountant' }).waitFor()
      const mail = 'mailto:careers@example.com?subject=Senior%20Accountant'
      const links = await page.getByRole('link', { name: 'Apply Now' }).all()
      // Beside the facts, and again below the text.
      expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([mail, mail])
      await clicks.on(page.getByRole('link', { name: /^Ask about this/ }))
      expect(await page.getByLabel('Subject').inputValue()).toBe('Senior Accountant')
      expect(clicks.count).toBe(2)
    } finally {
      await context.close()
    }
  })

test('a job past its last day answers 410 and leads to open ones, in the language of the page; the staff see that it is over', async ({
  server,
  admin,
  adminPage,
  page,
  problems,
}) => {
  problems.expect(/status of 410/)
  const { slug } = entity(await admin.post('/career', { title: 'Clerk of last year', validThrough: '2025-01-01' }))
  expect((await new Client(server.url).fetch(`/career/${slug}`)).status).toBe(410)
  await page.goto(`/ne/career/${slug}`)
  await page.getByRole('heading', { level: 1, name: 'यो पद अब खुला छैन' }).waitFor()
  await axeFindsNothing(page, 1280)
  await page.getByRole('link', { name: 'खुला पदहरू हेर्नुहोस्' }).click()
  await page.waitForURL('**/ne/career')
  await adminPage.goto('/add-career')
  await adminPage
    .getByRole('row', { name: /Clerk of last year/ })
    .getByText('Past its last day')
    .waitFor()
})
