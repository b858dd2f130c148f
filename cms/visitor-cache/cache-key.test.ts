import { describe, expect, it } from 'vitest'

import { cacheKey } from './cache-key.ts'

describe('cacheKey', () => {
  it.each([
    ['/api/blog', ['/api/blog/', '/api/blog?', '/api/blog?utm_source=x', '/api/blog?LIMIT=1', '/api/blog?q=+']],
    ['/api/blog?limit=2&page=1', ['/api/blog/?page=1&limit=2', '/api/blog?x=1&%6cimit=2&y=2&page=%31']],
    ['/api/blog?limit=20&page=1', ['/api/blog?page=1', '/api/blog?limit=20']],
    ['/api/blog?q=a+b', ['/api/blog?q=a%20b', '/api/blog?q=+a++b+']],
    ['/api/blog?lang=ne&limit=2&page=1', ['/api/blog/?page=1&limit=2&lang=ne', '/api/blog?l%61ng=ne&limit=2&x=1']],
    ['/api/team/1', ['/api/team/1?lang=en', '/api/team/1/?locale=ne']],
    ['/api/site-content?lang=ne', ['/api/site-content/?x=1&lang=ne&limit=3']],
    ['/api/blog/my-post', ['/api/blog/my-post?limit=0', '/api/blog/my-post/?page=1&page=2&q[]=1']],
    ['/blog', ['/blog?page=1', '/blog?page=x1', '/blog?page=01', '/blog?page=-2', '/blog?%70age=0', '/blog?q=+']],
    ['/blog?page=2', ['/blog/?p%61ge=2', '/blog?page=2&page=3', '/blog?page[]=1&page=2']],
    ['/blog?page=1000000', ['/blog?page=1000001', `/blog?page=${'9'.repeat(400)}`]],
    ['/blog?q=vat', ['/blog?q=vat&fbclid=1', '/blog/?a=b&q=%76at', '/blog?q=+vat+&page=1']],
    ['/ne/blog?q=vat', ['/ne/blog?q=vat&fbclid=1', '/ne/blog/?a=b&q=%76at']],
    ['/contact', ['/contact/', '/contact?about=', '/contact?about=user/1', '/contact?about=plan/0&x=1']],
    ['/contact?about=service/vat', ['/contact/?about=service%2Fvat', '/contact?x=1&%61bout=service/vat']],
    ['/ne/contact?about=plan/2', ['/ne/contact/?about=plan/2&fbclid=1']],
    ['/search', ['/search/', '/search?q=', '/search?page=2', '/search?type=faq&page=2', '/search?q=+&type=faq']],
    ['/search?q=vat+tax', ['/search/?q=vat%20tax', '/search?q=+vat++tax+&utm=1']],
    ['/ne/search?q=vat', ['/ne/search/?q=vat&x=1']],
    ['/api/search?q=a+b', ['/api/search/?q=+a%20b', '/api/search?q=a+b&limit=3&lang=en']],
    ['/api/search?lang=ne&q=a', ['/api/search?q=a&lang=ne']],
    ['/search?q=vat&type=blog', ['/search?type=blog&q=vat&page=1', '/search/?page=0&type=blog&q=+vat']],
    ['/search?q=vat&type=blog&page=2', ['/search?page=2&q=vat&type=blog&x=1']],
    ['/search?q=vat', ['/search?q=vat&page=2', '/search?q=vat&type=inquiry', '/search?q=vat&type=nonsense&page=3']],
    ['/tags/vat', ['/tags/vat?page=2', '/tags/vat/?type=inquiry&page=2', '/tags/vat?utm=1']],
    ['/tags/vat?type=blog', ['/tags/vat/?page=1&type=blog', '/tags/vat?x=1&t%79pe=blog']],
    ['/ne/tags/vat?type=blog&page=2', ['/ne/tags/vat?page=2&type=blog']],
    ['/api/search?q=a&type=blog', ['/api/search?type=blog&q=a&page=1']],
    ['/api/search?tag=vat&type=blog&page=2', ['/api/search?page=2&type=blog&tag=vat&q=a']],
    ['/ne', ['/ne/', '/ne?utm=1', '/ne/?ref=1']],
    ['/', ['/?ref=1', '/?']],
    ['/blog/a-post', ['/blog/a-post/', '/blog/a-post?page=2']],
    ['/feed.xml', ['/feed.xml?x=1']],
  ])('%s is the key of all equivalent targets', (key, others) => {
    for (const other of others) expect(cacheKey(other)).toBe(key)
    expect(cacheKey(key)).toBe(key)
  })

  it.each([
    ['/api/blog?limit=1', '/api/blog?limit=2'],
    ['/api/blog', '/api/blog?lang=ne'],
    ['/api/blog/a', '/api/blog/a?lang=ne'],
    ['/api/blog?q=a', '/api/blog?q=A'],
    ['/blog?page=2', '/blog?page=3'],
    ['/blog?q=a', '/blog?q=A'],
    ['/contact?about=plan/1', '/contact?about=plan/2'],
    ['/search?q=a&type=blog', '/search?q=a&type=faq'],
    ['/api/search?q=a&type=blog&page=2', '/api/search?q=a&type=blog'],
    ['/tags/a?type=blog', '/ne/tags/a?type=blog'],
    ['/search?q=a', '/ne/search?q=a'],
    ['/api/search?q=a', '/api/search?q=a&lang=ne'],
    ['/api/search?q=a', '/api/search?q=A'],
    ['/contact?about=plan/1', '/ne/contact?about=plan/1'],
    ['/blog/a', '/blog/A'],
    ['/blog', '/ne/blog'],
    ['/ne/blog?page=2', '/ne/blog?page=3'],
    ['/ne/blog?q=a', '/ne/blog?q=b'],
    ['/ne/blog', '/ne/blog?page=2'],
    ['/api/blog', '/api/about'],
  ])('%s and %s have different keys', (one, other) => {
    expect(cacheKey(one)).not.toBe(cacheKey(other))
  })

  it.each([
    '/api/blog?status=any',
    '/api/blog?x=1&status=any',
    '/api/blog?%73tatus=any',
    '/api/blog?status%5B%5D=any',
    '/api/blog?status=draft',
    '/api/blog?status',
    '/api/blog/my-post?st%61tus=%61ny',
    '/api/search?q=a&type=inquiry',
    '/api/search?q=a&type=blog&page=0',
    '/api/blog?limit=0',
    '/api/blog/a?lang=fr',
    '/api/blog?lang=ne&lang=ne',
    '/api/site-content?lang[]=ne',
    '/api/blog?limit=1&limit=2',
    '/api/blog?limit=1&%6cimit=2',
    '/api/blog?limit[]=1',
    '/api/blog?limit[$gt]=1',
    '/api/blog?q=a#b',
    '/api/blog#b',
    '/blog?q=a#b',
    '/api/%62log',
    '/%62log',
    '/api/blog%2fa',
    '/api/blog%00',
    '/a%zz',
    '/a%3Fq',
    '/blog//',
    '//blog',
    '/feed.xml/',
    '*',
    'http://evil.test/',
    '',
  ])('%j is never cached', (target) => {
    expect(cacheKey(target)).toBeUndefined()
  })
})
