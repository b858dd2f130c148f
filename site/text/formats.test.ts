import { expect, it } from 'vitest'

import { formatDate } from './dates.ts'
import { language as en } from '../language/en.ts'
import { language as ne } from '../language/ne.ts'
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
  [0, 'Rs 0', 'रु. ०'],
  [1_900, 'Rs 1,900', 'रु. १,९००'],
  [123_456, 'Rs 1,23,456', 'रु. १,२३,४५६'],
  [12_345_678, 'Rs 1,23,45,678', 'रु. १,२३,४५,६७८'],
])('%i rupees read %s, and %s in Nepali', (amount, english, nepali) => {
  expect([en.rupees(amount), ne.rupees(amount)]).toEqual([english, nepali])
})

it('a date reads in its language’s calendar, with the other one beside it', () => {
  const iso = '2026-11-21T18:15:00.000Z'
  const day = { year: 2083, month: 8, day: 6 }
  expect(en.date(iso, day)).toEqual({
    text: 'November 22, 2026',
    other: '6 Mangsir 2083 B.S., fiscal year 2083/84',
  })
  expect(ne.date(iso, day)).toEqual({
    text: '२०८३ मंसिर ६',
    other: 'सन् २०२६ नोभेम्बर २२',
    fiscalYear: 'आ.व. २०८३/८४',
  })
})

it('a date beyond the known calendar is A.D. in both languages', () => {
  expect(en.date('2040-01-01T00:00:00.000Z', undefined)).toEqual({ text: 'January 1, 2040' })
  expect(ne.date('2040-01-01T00:00:00.000Z', undefined)).toEqual({ text: 'सन् २०४० जनवरी १' })
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
