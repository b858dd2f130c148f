import { axeFindsNothingAtBothWidths } from './axe.ts'
import { nothingIsCutOff } from './cut-off.ts'
import { test } from './fixtures.ts'
import { inNepali, publicPages, queriedPages } from '../support/public-pages.ts'

const english = [...publicPages.map(({ path }) => path), ...queriedPages, '/offline', '/no-such-page']

test.for([
  { language: 'English', paths: english },
  { language: 'Nepali', paths: english.map(inNepali) },
])(
  'in $language axe finds nothing on any public page at 390 and 1440 px, and nothing is cut off at 320 px or with text twice as large',
  { timeout: 240_000 },
  async ({ paths }, { page, problems }) => {
    // One of the public pages is the not-found page, whose 404 the browser logs.
    problems.expect(/404 \(Not Found\) \S+\/no-such-page/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(path)
      await axeFindsNothingAtBothWidths(page, path, 'iframe')
      await nothingIsCutOff(page, path)
    }
  },
)
