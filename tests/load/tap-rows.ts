import type { Browser, Page } from 'playwright-core'

import { median } from './generator.ts'
import type { Row } from './row.ts'
import { slowDown } from './slow-phone.ts'

const ROUNDS = 3
const TARGETS = [
  ['Blog', '/blog'],
  ['Price', '/price'],
  ['Contact', '/contact'],
] as const
/** The time between touch and click. */
const TOUCH_MS = 80

/** The time from a tap on a link to the next page's heading, compared with loading that page by its URL. */
export async function tapRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [label, path] of TARGETS) {
    const [taps, loads]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      taps.push(await tap(browser, origin, label, true))
      loads.push(await tap(browser, origin, label, false))
    }
    rows.push({
      name: `From a tap to ${path}, slow phone`,
      value: median(taps),
      unit: 'ms',
      beside: { name: 'ms without scripts', value: median(loads) },
      ratio: { most: 1 },
    })
  }
  return rows
}

async function tap(browser: Browser, origin: string, label: string, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  if (!hasScripts) await page.route(/\.js$/, (route) => route.abort())
  await page.goto(`${origin}/team`)
  await page.waitForLoadState('networkidle')
  const taken = await tapped(page, label)
  await context.close()
  return taken
}

/** Taps a link of the footer or menu, and waits for the first paint after the next page's heading appears. */
async function tapped(page: Page, label: string): Promise<number> {
  const link = page.locator(`#site-menu a, footer a`, { hasText: new RegExp(`^${label}$`) }).first()
  const started = performance.now()
  await link.dispatchEvent('pointerdown')
  await page.waitForTimeout(TOUCH_MS)
  await link.dispatchEvent('click')
  await page.waitForFunction(
    (title) =>
      document.querySelector('h1')?.textContent === title &&
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true)))),
    label,
  )
  return performance.now() - started
}
