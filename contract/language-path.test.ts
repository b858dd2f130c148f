import { describe, expect, it } from 'vitest'

import { pathIn, splitLanguage } from './language-path.ts'

describe('the language of a path', () => {
  it.each([
    ['/', 'en', '/'],
    ['/blog', 'en', '/blog'],
    ['/news', 'en', '/news'],
    ['/NE/blog', 'en', '/NE/blog'],
    ['/ne', 'ne', '/'],
    ['/ne/', 'ne', '/'],
    ['/ne/blog/a', 'ne', '/blog/a'],
    ['/ne/ne/blog', 'ne', '/ne/blog'],
    ['/ne//x', 'ne', '//x'],
  ])('%s is %s %s', (whole, language, path) => {
    expect(splitLanguage(whole)).toEqual({ language, path })
  })

  it.each([
    ['en', '/', '/'],
    ['en', '/blog?page=2', '/blog?page=2'],
    ['ne', '/', '/ne'],
    ['ne', '/blog?page=2', '/ne/blog?page=2'],
  ] as const)('in %s %s is at %s', (language, path, whole) => {
    expect(pathIn(language, path)).toBe(whole)
  })
})
