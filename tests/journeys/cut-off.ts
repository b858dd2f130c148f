import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Elements that are wider than the window, and texts that are cut off and cannot be scrolled to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, li, dt, dd, time')) {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const isShown =
        own > 1 &&
        height > 1 &&
        style.visibility === 'visible' &&
        !element.closest('.table-scroll, .swiper, [aria-hidden=true]')
      if (!isShown) continue
      const isOutside = right > width + 1 || left < -1
      const isClipped = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      if (isOutside || (isClipped && style.textOverflow !== 'ellipsis')) found.push(element.outerHTML.slice(0, 200))
    }
    return found
  })

/** Narrow windows, with the size of text. */
const looks = [
  { width: 320, size: '100%' },
  { width: 390, size: '200%' },
]

/** Checks that nothing of a page scrolls sideways or is cut off at 320 px, nor at 390 px with text twice as large. */
export async function nothingIsCutOff(page: Page, what: string): Promise<void> {
  for (const { width, size } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
    // Scripts that follow the window's size do so by the second frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await cutOff(page), `${what} at ${width} px with text of ${size}`).toEqual([])
  }
}
