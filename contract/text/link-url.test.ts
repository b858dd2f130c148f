import { expect, test } from 'vitest'

import { isLinkUrl, linkTarget } from './link-url.ts'

test.each([
  'https://product.example.com/',
  'http://example.com:8080/a?b=c#d',
  'mailto:info@example.com',
  'tel:+97715550100',
  '/contact',
  '/',
  '#content',
  '?page=2',
])('%s is allowed', (text) => {
  expect(isLinkUrl(text)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'https:',
  'https://',
  'https:///x',
  'http:example.com',
  'https://exa mple.com',
  'https://[',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'www.example.com',
  'contact',
  'mailto:',
  '',
])('%j is not allowed', (text) => {
  expect(isLinkUrl(text)).toBe(false)
})

test.each(['https://', 'HTTP://', ' https: ', 'https:\\\\'])('%j, which names no host, leads nowhere', (text) => {
  expect(linkTarget(text)).toBeUndefined()
})
