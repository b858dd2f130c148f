import { expect, it } from 'vitest'

import { formatDate } from './dates.ts'
import { formatRupees } from './money.ts'
import { loginPath, nextPath } from '../paths/login-path.ts'

it.each([
  ['2026-11-21T10:00:00.000Z', 'November 21, 2026'],
  ['2026-11-20T18:15:00.000Z', 'November 21, 2026'],
  ['2026-11-20T18:14:59.999Z', 'November 20, 2026'],
  ['no time', ''],
])('%s is the day %s in Kathmandu', (iso, day) => {
  expect(formatDate(iso)).toBe(day)
})

it.each([
  [0, 'Rs 0'],
  [1_900, 'Rs 1,900'],
  [1_234_567, 'Rs 1,234,567'],
])('%i rupees read %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

it.each([
  ['', '/dashboard'],
  ['?next=/add-blog', '/add-blog'],
  ['?next=%2Fedit-blog%2F7%3Ftab%3D1', '/edit-blog/7?tab=1'],
  ['?next=https://evil.test/', '/dashboard'],
  ['?next=//evil.test', '/dashboard'],
  ['?next=/%5Cevil.test', '/dashboard'],
  ['?next=/%09/evil.test', '/dashboard'],
  ['?next=%5C%5Cevil.test', '/dashboard'],
  ['?next=javascript:alert(1)', '/dashboard'],
  ['?next=/login?next=/login', '/dashboard'],
])('after signing in at /login%s the path is %s', (search, path) => {
  expect(nextPath(search)).toBe(path)
})

it.each(['/add-blog', '/edit-blog/1?x=a&y=b', '/add-team#list'])('%s is restored after the login', (path) => {
  expect(nextPath(new URL(loginPath(path), 'https://site.test').search)).toBe(path)
})
