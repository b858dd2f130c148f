import { afterEach, expect, test, vi } from 'vitest'

import { limitFirstView } from './first-view.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['navigate', '', true],
  ['navigate', '#features', false],
  ['reload', '', false],
  ['back_forward', '', false],
] as const)('the lower parts of a page loaded by %s, at “%s”, are laid out late: %s', (type, hash, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  window.history.replaceState(null, '', `/${hash}`)
  document.documentElement.dataset['firstView'] = ''
  limitFirstView()
  expect('firstView' in document.documentElement.dataset).toBe(expected)
})
