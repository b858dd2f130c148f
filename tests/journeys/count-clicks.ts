import type { Locator } from 'playwright-core'

/** Clicks, and counts them. */
export class Clicks {
  count = 0
  async on(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }
}
