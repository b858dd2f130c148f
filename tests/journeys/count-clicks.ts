import type { Locator } from 'playwright-core'

/** Clicks elements and counts the clicks. */
export class Clicks {
  count = 0
  async on(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }
}
