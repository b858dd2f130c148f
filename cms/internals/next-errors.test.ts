import { notFound, redirect } from 'next/navigation'
import { expect, it } from 'vitest'

import { isMissingView, isNextNavigation } from './next-errors.ts'

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it.each<[string, () => unknown]>([
  ['notFound()', notFound],
  ['redirect()', () => redirect('/admin')],
])('what %s throws is recognised', (_, work) => {
  expect(isNextNavigation(thrownBy(work))).toBe(true)
})

it('other errors are not navigation', () => {
  expect(isNextNavigation(new Error('NEXT_REDIRECT'))).toBe(false)
  expect(isMissingView(new Error('Not found'))).toBe(false)
})
