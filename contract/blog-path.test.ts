import { expect, it } from 'vitest'

import { blogPath } from './blog-path.ts'

it.each([
  [{ page: 1 }, '/blog'],
  [{ page: 2 }, '/blog?page=2'],
  [{ page: 1, q: 'tax & VAT' }, '/blog?q=tax+%26+VAT'],
  [{ page: 3, q: 'tax' }, '/blog?page=3&q=tax'],
])('the path of %j is %s', (part, path) => {
  expect(blogPath(part)).toBe(path)
})
