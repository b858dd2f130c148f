import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { ACTION_HEADER, isRouterState, STATE_HEADER, withoutDraftCookies } from './next-requests.ts'

const require = createRequire(import.meta.url)
const headers: Record<string, unknown> = require('next/dist/client/components/app-router-headers')
const cookies: Record<string, unknown> = require('next/dist/server/api-utils')

it('the headers have the names that Next uses', () => {
  expect([ACTION_HEADER, STATE_HEADER]).toEqual([headers['ACTION_HEADER'], headers['NEXT_ROUTER_STATE_TREE_HEADER']])
})

it('Next’s draft mode cookies are removed, others stay', () => {
  const [bypass, data] = [
    String(cookies['COOKIE_NAME_PRERENDER_BYPASS']),
    String(cookies['COOKIE_NAME_PRERENDER_DATA']),
  ]
  expect([bypass, data]).not.toContain('undefined')
  expect(withoutDraftCookies(`a=1; ${bypass}=x; b__=2; ${data}=y; ${bypass}2=3`)).toBe(`a=1; b__=2; ${bypass}2=3`)
})

const isValid = (state: unknown): boolean => isRouterState(encodeURIComponent(JSON.stringify(state)))

const page = ['__PAGE__', {}]
const tree = (segment: unknown, ...more: unknown[]): unknown => [
  '',
  { children: [segment, { children: page }, ...more] },
]

it.each<[string, unknown]>([
  ['the state of a page', tree('admin')],
  ['a segment with a parameter', tree(['segments', 'collections/blogs', 'oc', null])],
  ['a segment with static siblings', tree(['segments', '', 'oc', ['other']])],
  ['a state with a URL, a marker, a hint and a parameter', tree('admin', ['/admin', ''], 'refetch', 4, 'x')],
  ['empty optional parts', tree('admin', null, null, null)],
])('%s is a state of the router', (_, state) => {
  expect(isValid(state)).toBe(true)
})

it.each<[string, unknown]>([
  ['null', null],
  ['a string', ''],
  ['an empty list', []],
  ['a state without slots', ['']],
  ['slots that are null', ['', null]],
  ['an invalid inner state', tree(7)],
  ['a parameter without a name', tree([7, 'x', 'oc', null])],
  ['a parameter without siblings', tree(['segments', 'x', 'oc'])],
  ['a parameter of an unknown kind', tree(['segments', 'x', 'zzz', null])],
  ['a parameter whose siblings are numbers', tree(['segments', 'x', 'oc', [1]])],
  ['a URL that is a string', tree('admin', '/admin')],
  ['an unknown marker', tree('admin', null, 'all')],
  ['a hint that is a string', tree('admin', null, null, '4')],
  ['a parameter that is null', tree('admin', null, null, 4, null)],
  ['a state nested 21 times', Array.from({ length: 20 }).reduce((inner) => ['', { children: inner }], page)],
  ['too many parts', tree('admin', null, null, 4, 'x', 'y')],
])('%s is no state of the router', (_, state) => {
  expect(isValid(state)).toBe(false)
})

it.each(['%', '%5B', 'x', ''])('%j is no state of the router', (header) => {
  expect(isRouterState(header)).toBe(false)
})
