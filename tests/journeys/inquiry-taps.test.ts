import type { Locator, Page } from 'playwright-core'

import { defaultSiteContent } from '#contract/site-content.ts'
import { entities } from '../support/entities.ts'
import { Clicks } from './count-clicks.ts'
import { expect, test } from './fixtures.ts'

/*
 * How many taps from the page that visitors enter by to an inquiry that is sent, besides typing: at most four. docs/measurements.md has
 * them.
 */

const MOST = 4
const inquiry = { name: 'Binod Shah', phone: '+977 9800000000', email: 'binod@example.com', message: 'Two questions.' }

const screens = [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { screen: 'a desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
] as const

/** An entry of the navigation: a narrow screen with scripts has it in a menu. */
async function throughMenu(page: Page, clicks: Clicks, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await clicks.on(menu)
  await clicks.on(link)
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const ask = (page: Page): Locator => page.getByRole('link', { name: /^Ask about this/ }).first()

const ways: readonly { about: string; go: (page: Page, clicks: Clicks) => Promise<void> }[] = [
  {
    about: 'a service',
    go: async (page, clicks) => {
      await clicks.on(
        page
          .getByRole('main')
          .getByRole('link', { name: /Read More/ })
          .first(),
      )
      await clicks.on(ask(page))
    },
  },
  {
    about: 'a plan',
    go: async (page, clicks) => {
      await throughMenu(page, clicks, 'Price')
      await clicks.on(page.getByRole('button', { name: 'Select plan' }).nth(1))
    },
  },
  {
    about: 'a job',
    go: async (page, clicks) => {
      await throughMenu(page, clicks, 'Career')
      await clicks.on(ask(page))
    },
  },
]

for (const { screen, ...device } of screens)
  for (const javaScriptEnabled of [true, false])
    test(`on ${screen} ${javaScriptEnabled ? 'with' : 'without'} JavaScript an inquiry about a service, a plan or a job takes at most ${MOST}`, async ({
      browser,
      server,
      admin,
    }) => {
      const subjects: Readonly<Record<string, unknown>> = {
        'a service': entities(await admin.get('/service'))[0]?.['title'],
        'a plan': defaultSiteContent.plans[1]?.name,
        'a job': entities(await admin.get('/career'))[0]?.['title'],
      }
      const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled, ...device })
      try {
        const page = await context.newPage()
        for (const { about, go } of ways) {
          const clicks = new Clicks()
          await page.goto('/', { waitUntil: 'networkidle' })
          await go(page, clicks)
          await page.waitForURL(/contact\?about=/)
          for (const [label, text] of [
            ['Full Name', inquiry.name],
            ['Phone', inquiry.phone],
            ['Email', inquiry.email],
            ['Message', inquiry.message],
          ] as const)
            await page.getByLabel(label).fill(text)
          await clicks.on(page.getByRole('button', { name: 'Send Message' }))
          await page.getByText('Inquiry send successfully').first().waitFor()
          expect(entities(await admin.get('/contactus'))[0]).toMatchObject({ ...inquiry, subject: subjects[about] })
          expect([about, clicks.count <= MOST, clicks.count]).toEqual([about, true, clicks.count])
        }
      } finally {
        await context.close()
      }
    })
