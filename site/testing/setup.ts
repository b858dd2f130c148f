import '@testing-library/jest-dom/vitest'

import { act, cleanup, configure, fireEvent } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Here already, so that what is fetched ahead of time is not on its way when a test file ends.
import '../ui/toaster.tsx'
import '../upload.ts'

import { imitateBrowser } from './browser.ts'
import { server } from './server.ts'

const silent: MockInstance[] = []

imitateBrowser()
// What a page fetches when it needs it comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  silent.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'))
})

/** What React or a library complains about fails the test that made it. */
afterEach(() => {
  cleanup()
  closeToasts()
  server.resetHandlers()
  localStorage.clear()
  const complaints = silent.splice(0).flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

afterAll(() => server.close())

/** They outlive the page. Each goes with the end of an animation, which jsdom does not run. */
function closeToasts(): void {
  act(() => toast.dismiss())
  for (const shown of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(shown)
  expect(document.querySelector('.Toastify__toast')).toBeNull()
}
