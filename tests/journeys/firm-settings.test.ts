import type { Locator } from 'playwright-core'
import { describe } from 'vitest'

import { Client } from '../support/client.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

describe.each([390, 1440])('at %i px', (width) => {
  test('opening hours change in four clicks from the dashboard, a preview of the contact page among them', async ({
    adminPage: page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    let clicks = 0
    const click = async (target: Locator) => {
      await target.click()
      clicks += 1
    }
    if (width < 960) await click(page.getByRole('button', { name: 'Menu' }))
    await click(page.getByRole('link', { name: 'The firm', exact: true }))
    await click(page.getByText('Contact, hours and holidays', { exact: true }))
    const hours = `Sun-Friday, 10am-4pm at ${width}`
    await page.getByRole('textbox', { name: 'Working hours' }).fill(hours)

    const opened = page.waitForEvent('popup')
    await click(page.getByRole('button', { name: 'Preview' }))
    const preview = await opened
    await preview.setViewportSize({ width, height: 900 })
    await preview.getByRole('complementary', { name: 'Preview' }).getByText('once it is saved').waitFor()
    await preview.getByText(hours).first().waitFor()
    expect(await violationsOf(preview, 'iframe')).toEqual([])
    expect((await new Client(server.url).fetch('/contact')).text).not.toContain(hours)
    await preview.close()

    await click(page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByText('Saved. Visitors see it now.').waitFor()
    // On a phone, opening the menu is one more click.
    expect(clicks).toBe(width < 960 ? 5 : 4)
    expect((await new Client(server.url).fetch('/contact')).text).toContain(hours)

    for (const part of ['Firm', 'Links', 'Home page', 'Plans and tags'])
      await page.locator('summary', { hasText: part }).first().click()
    expect(await violationsOf(page, 'iframe')).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})
