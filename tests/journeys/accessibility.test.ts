import { describe } from 'vitest'

import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const

const english = [...publicPages.map(({ path }) => path), ...queriedPages, '/offline', '/no-such-page']
const languages = [
  { language: 'English', paths: english },
  { language: 'Nepali', paths: english.map(inNepali) },
]
const cases = looks.flatMap((look) => languages.map((each) => ({ ...look, ...each })))

describe.each(cases)('$colorScheme at $width px in $language', ({ colorScheme, width, paths }) => {
  test('axe finds nothing on any public page, and nothing is wider than the screen', async ({ page, problems }) => {
    // One of the public pages is the not-found page, whose 404 the browser logs.
    problems.expect(/404 \(Not Found\) \S+\/no-such-page/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('load')
      expect(await violationsOf(page, 'iframe'), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
})
