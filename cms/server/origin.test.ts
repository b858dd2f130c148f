import { describe, expect, it } from 'vitest'

import { isAllowedOrigin } from './origin.ts'

const site = { publicUrl: 'https://site.test', allowedOrigins: ['https://app.test'] }
const unset = { publicUrl: undefined, allowedOrigins: [] }
const heads = (origin?: string, fetchSite?: string, host = 'site.test') => ({ origin, site: fetchSite, host })

describe('the origin of a state-changing request', () => {
  it.each([
    ['https://site.test', undefined],
    ['https://site.test', 'same-origin'],
    ['https://app.test', 'cross-site'],
    [undefined, undefined],
    [undefined, 'same-origin'],
    [undefined, 'none'],
  ])('Origin %s with Sec-Fetch-Site %s is allowed', (origin, fetchSite) => {
    expect(isAllowedOrigin(heads(origin, fetchSite), site)).toBe(true)
  })

  it.each([
    ['https://evil.test', undefined],
    ['null', undefined],
    ['', undefined],
    ['http://site.test', undefined],
    ['https://site.test:444', undefined],
    ['https://site.test.evil.test', undefined],
    ['https://sub.site.test', 'same-site'],
    [undefined, 'cross-site'],
    [undefined, 'same-site'],
    [undefined, 'anything'],
  ])('Origin %s with Sec-Fetch-Site %s is rejected', (origin, fetchSite) => {
    expect(isAllowedOrigin(heads(origin, fetchSite), site)).toBe(false)
  })

  it('C12: without PUBLIC_URL the origin of the Host header is allowed', () => {
    expect(isAllowedOrigin(heads('http://evil.test', undefined, 'evil.test'), unset)).toBe(true)
    expect(isAllowedOrigin(heads('http://evil.test', undefined, 'evil.test'), site)).toBe(false)
    expect(isAllowedOrigin(heads('http://localhost:3000', undefined, 'localhost:3000'), unset)).toBe(true)
    expect(isAllowedOrigin(heads('http://localhost:3001', undefined, 'localhost:3000'), unset)).toBe(false)
    expect(isAllowedOrigin(heads('https://app.test', undefined, 'localhost:3000'), unset)).toBe(false)
  })
})
