import { describe, expect, it } from 'vitest'

import { cacheKey } from './key.ts'

describe('the key of a kept answer', () => {
  it.each([
    ['/api/blog', ['/api/blog/', '/api/blog?', '/api/blog?utm_source=x', '/api/%62log/', '/api/blog?LIMIT=1']],
    ['/api/blog?limit=2&page=1', ['/api/blog/?page=1&limit=2', '/api/blog?x=1&limit=2&y=2&page=%31']],
    ['/blog?q=vat', ['/blog?q=vat&fbclid=1', '/blog/?a=b&q=%76at']],
    ['/', ['/?ref=1', '/?']],
    ['/blog/a-post', ['/blog/a-post/', '/blog/a-post?page=2']],
  ])('%s is one for all its spellings', (key, others) => {
    for (const other of others) expect(cacheKey(other)).toBe(key)
    expect(cacheKey(key)).toBe(key)
  })

  it.each([
    ['/api/blog?limit=1', '/api/blog?limit=2'],
    ['/api/blog?q=a', '/api/blog?q=A'],
    ['/blog/a', '/blog/A'],
    ['/blog/%E0%A4%95', '/blog/%E0%A4%96'],
    ['/api/blog', '/api/about'],
  ])('%s and %s are two', (one, other) => {
    expect(cacheKey(one)).not.toBe(cacheKey(other))
  })

  it.each([
    '/api/blog?status=any',
    '/api/blog?x=1&status=any',
    '/api/blog?limit=1&limit=2',
    '/api/blog?limit[]=1',
    '/api/blog?limit[$gt]=1',
    '/api/blog%2fa',
    '/api/blog%00',
    '/a%zz',
    '/a%3Fq',
    '*',
    'http://evil.test/',
    '',
  ])('%s is never kept', (target) => {
    expect(cacheKey(target)).toBeUndefined()
  })
})
