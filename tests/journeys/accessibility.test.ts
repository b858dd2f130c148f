import { describe } from 'vitest'

import { axeFindsNothingInBothSchemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'

const english = [...publicPages.map(({ path }) => path), ...queriedPages, '/offline', '/no-such-page']
const languages = [
  { language: 'English', paths: english },
  { language: 'Nepali', paths: english.map(inNepali) },
]
const cases = [390, 1440].flatMap((width) => languages.map((each) => ({ width, ...each })))

describe.each(cases)('at $width px in $language', ({ width, paths }) => {
  test('axe finds nothing on any public page, and nothing is wider than the screen', async ({ page, problems }) => {
    // One of the public pages is the not-found page, whose 404 the browser logs.
    problems.expect(/404 \(Not Found\) \S+\/no-such-page/)
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await page.waitForLoadState('load')
      await axeFindsNothingInBothSchemes(page, path, 'iframe')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
})
