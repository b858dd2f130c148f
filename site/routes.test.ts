import { describe, expect, it } from 'vitest'

import { mistyped } from './routes.tsx'

describe('an address that a person may have mistyped', () => {
  it.each([
    ['/Blog', '/blog'],
    ['//blog', '/blog'],
    ['/blog//a-post', '/blog/a-post'],
    ['/ABOUT/', '/about/'],
    ['/Services-Details/Audit', '/services-details/audit'],
    ['//Contact', '/contact'],
  ])('%s leads to %s', (path, page) => {
    expect(mistyped(path)).toBe(page)
  })

  it.each(['/', '/blog', '/blog/', '/blog/a-post', '/nothing', '/Nothing', '//evil.example', '/blog/./', '/blog;x=1'])(
    '%s leads nowhere else',
    (path) => {
      expect(mistyped(path)).toBeUndefined()
    },
  )
})
