import { AxeBuilder } from '@axe-core/playwright'
import { describe } from 'vitest'

import { expect, test } from './fixtures.ts'
import { publicPages } from './routes.ts'

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const

describe.each(looks)('$colorScheme at $width px', ({ colorScheme, width }) => {
  test('axe finds nothing on any public page, and nothing is wider than the screen', async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of [...publicPages, { path: '/blog?q=nothing-has-these-words' }]) {
      await page.goto(path)
      await page.waitForLoadState('load')
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
})
