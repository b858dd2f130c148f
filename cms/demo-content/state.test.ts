import { expect, it } from 'vitest'

import { demoContentOf } from './state.ts'

const mark = (id: string) => ({ type: 'faq' as const, id, fingerprint: id })
const present = (id: string, isChanged: boolean) => ({ ...mark(id), isRewritten: false, isChanged })
const [first, second] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']
const removals = [
  { at: first, by: '1' },
  { at: second, by: '2' },
]
const names = new Map([['1', 'Asha Rai']])

it('counts the present and the changed entries', () => {
  const entries = { present: [present('a', false), present('b', true), present('c', false)], removed: [], removals: [] }
  expect(demoContentOf(entries, names)).toEqual({ unchanged: 2, changed: 1, removed: null })
})

it('has the time and the person of the last removal that can be undone', () => {
  const removed = [
    { ...mark('a'), at: first },
    { ...mark('b'), at: second },
  ]
  const both = demoContentOf({ present: [], removed, removals }, names)
  expect(both.removed).toEqual({ entries: 2, at: second, by: null })
  const one = demoContentOf({ present: [], removed: removed.slice(0, 1), removals }, names)
  expect(one.removed).toEqual({ entries: 1, at: first, by: 'Asha Rai' })
  expect(demoContentOf({ present: [], removed: [], removals }, names).removed).toBeNull()
})
