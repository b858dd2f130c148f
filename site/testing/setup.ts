import '@testing-library/jest-dom/vitest'

import { act, cleanup, configure, fireEvent } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Imported here, so that preloading is not pending when a test file ends.
import '../ui/toaster.tsx'
import '../api/upload.ts'
import '../layout/layout.tsx'
import '../components/entry-page.tsx'
import '../pages/contact.tsx'
import '../calendar/to-bikram-sambat.ts'
import '../text/purify.ts'

import { stubBrowserApis } from './browser.ts'
import { server } from './mock-api.ts'
import { preloadLaterParts } from '../ui/lazy-part.tsx'

const silent: MockInstance[] = []

stubBrowserApis()
// Lazy imports are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await preloadLaterParts()
})

beforeEach(() => {
  silent.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'))
})

/** Console errors and warnings fail the test. */
afterEach(() => {
  cleanup()
  closeToasts()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  const complaints = silent.splice(0).flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`on the console: ${complaints.map((texts) => texts.join(' ')).join('\n')}`)
})

/** The next file has the same process. */
afterAll(async () => {
  // A module that comes later would be the next file's, with the state that this file has given it.
  await vi.dynamicImportSettled()
  server.close()
  vi.unstubAllGlobals()
  // The history entry may keep what a form has sent, which the contact page shows again.
  window.history.replaceState(null, '', '/')
})

/** Toasts outlive the page and are removed at the end of an animation, which jsdom does not run. */
function closeToasts(): void {
  act(() => toast.dismiss())
  for (const shown of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(shown)
  expect(document.querySelector('.Toastify__toast')).toBeNull()
}
