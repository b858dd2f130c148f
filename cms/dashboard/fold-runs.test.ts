import { expect, it } from 'vitest'

import { foldRuns } from './fold-runs.ts'

const done = (userId: string, action: string, count: number, kind = 'Post') =>
  Array.from({ length: count }, (_, n) => ({ userId, action, kind, title: `${kind} ${n}` }))

it('leaves short runs as they are', () => {
  const events = [...done('1', 'changed', 3), ...done('2', 'changed', 1), ...done('1', 'changed', 2)]
  expect(foldRuns(events)).toEqual(events.map((event) => ({ ...event, more: 0 })))
})

it('makes one of a longer run, of one person, action and kind', () => {
  const events = [...done('1', 'deleted', 4), ...done('1', 'deleted', 6, 'Faq'), ...done('1', 'restored', 1, 'Faq')]
  expect(foldRuns(events).map(({ action, title, more }) => [action, title, more])).toEqual([
    ['deleted', 'Post 0', 3],
    ['deleted', 'Faq 0', 5],
    ['restored', 'Faq 0', 0],
  ])
  expect(foldRuns([])).toEqual([])
})
