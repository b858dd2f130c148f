import { setTimeout as pause } from 'node:timers/promises'

import { median } from './generator.ts'
import type { Row } from './row.ts'
import { blockScripts, goTo, onPhone, slowDown } from './slow-phone.ts'
import type { PageSession, UndebuggedBrowser } from './undebugged-browser.ts'

const ROUNDS = 3
const TARGETS = [
  ['Blog', '/blog'],
  ['Price', '/price'],
  ['Contact', '/contact'],
] as const
/** The time between touch and click. */
const TOUCH_MS = 80

/** The time from a tap on a link to the next page's heading, compared with loading that page by its URL. */
export async function tapRows(browser: UndebuggedBrowser, origin: string): Promise<Row[]> {
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

async function tap(browser: UndebuggedBrowser, origin: string, label: string, hasScripts: boolean): Promise<number> {
  const page = await browser.newPage()
  await onPhone(page)
  if (!hasScripts) await blockScripts(page)
  await slowDown(page)
  await goTo(page, `${origin}/team`)
  const taken = await tapped(page, label)
  await page.close()
  return taken
}

/** The time between two looks at the page. */
const POLL_MS = 5
const DEADLINE_MS = 30_000

/** Taps a link of the menu, and waits for the first paint after the next page's heading appears. */
async function tapped({ evaluate }: PageSession, label: string): Promise<number> {
  const link = `[...document.querySelectorAll('#site-menu a, footer a')].find((one) => one.textContent === '${label}')`
  const isShown = `document.querySelector('h1')?.textContent === '${label}'
    && new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))))`
  const started = performance.now()
  await evaluate(`${link}.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))`)
  await pause(TOUCH_MS)
  await evaluate(`${link}.click()`)
  // A look fails while another document takes the place of this one.
  while (!(await evaluate(isShown).catch(() => false))) {
    if (performance.now() - started > DEADLINE_MS) throw new Error(`${label} does not appear after a tap`)
    await pause(POLL_MS)
  }
  return performance.now() - started
}
