import type { Page } from 'playwright-core'

import { expect, test } from './fixtures.ts'
import { publicPages, queriedPages } from '../support/public-pages.ts'

const english = [...publicPages.map(({ path }) => path), ...queriedPages]

test('with the colours of the system, buttons have an edge and what has the focus shows it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of english) {
    await page.goto(path)
    const flat = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, input:not([type="checkbox"]), select, textarea):not([tabindex="-1"])',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => {
          // The element's own border or that of its `::before`; forced colours remove backgrounds.
          const edges = [getComputedStyle(element), getComputedStyle(element, '::before')]
          const { textDecorationLine } = getComputedStyle(element)
          const hasText = (element.textContent ?? '').trim() !== '' || element.querySelector('svg') !== null
          const hasEdge = edges.some(({ borderBottomWidth }) => Number.parseFloat(borderBottomWidth) > 0)
          return !hasEdge && textDecorationLine === 'none' && !hasText
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
    expect(flat, path).toEqual([])
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'none'
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
          ? 'shown'
          : element.outerHTML.slice(0, 200)
      })
      expect(['shown', 'none'], `${path}: ${focus}`).toContain(focus)
    }
  }
})

test('at 200 % of a small window the words of the first slide are in view', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/')
  const title = await page.locator('.swiper-slide h2').first().boundingBox()
  expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThanOrEqual(450)
})

test('the header is as wide before it is known who is signed in, and its links are whole', async ({
  adminPage,
  browser,
  server,
}) => {
  const signedOut = await browser.newContext({ baseURL: server.url })
  const before = await signedOut.newPage()
  for (const width of [390, 1440])
    for (const path of ['/price', '/ne/price']) {
      const search = async (page: Page) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        return page.locator('.menu-bar').locator('a[href$="/search"]').first()
      }
      const place = (await (await search(before)).boundingBox())?.x
      const signedIn = await search(adminPage)
      await adminPage.locator('.menu-bar a[href="/dashboard"]').waitFor()
      expect((await signedIn.boundingBox())?.x, `${path} at ${width} px`).toBe(place)

      for (const link of await adminPage.locator('header a[hreflang], header a[target]').all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        // A ring outside would be beyond the window, or below the navigation.
        const offset = await link.evaluate((element) => {
          element.focus()
          return Number.parseFloat(getComputedStyle(element).outlineOffset)
        })
        expect(offset).toBeLessThanOrEqual(-3)
      }
    }
  await signedOut.close()
})
