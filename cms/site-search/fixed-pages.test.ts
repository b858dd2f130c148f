import { expect, it } from 'vitest'

import { staticPaths } from '#contract/static-paths.ts'
import { findFixedPages } from './fixed-pages.ts'

it.each([
  ['price', ['/price']],
  ['Cost', ['/price']],
  ['opening hours', ['/contact']],
  ['phone number', ['/contact']],
  ['sampark', ['/contact']],
  ['शुल्क', ['/price']],
  ['vacanc', ['/career']],
  ['tax filing deadline', ['/tax-calendar']],
  ['much cost', ['/price']],
  ['saturday', ['/contact']],
  ['golden plan', ['/price']],
  ['about', ['/about']],
  ['VAT registration', []],
  ['kar', []],
  ['a', []],
  ['xyzzy', []],
])('%s is a name of %j', (words, paths) => {
  expect(findFixedPages(words.split(' '))).toEqual(paths)
})

it('the pages exist', () => {
  const found = ['price', 'contact', 'services', 'blog', 'team', 'career', 'deadlines'].flatMap((word) =>
    findFixedPages([word]),
  )
  expect(found).toHaveLength(7)
  for (const path of found) expect(staticPaths).toContain(path)
})
