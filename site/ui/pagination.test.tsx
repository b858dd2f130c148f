import { expect, it } from 'vitest'

import { pagesShown } from './pagination.tsx'

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  // A page past the end, reached by an old link.
  [40, 3, [1, null, 3]],
])('on page %i of %i the links are %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown)
})
