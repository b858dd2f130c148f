import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { network } from '../state/api-atom.ts'
import { reloadAfterTimeout } from './navigation-timeout.ts'

/** What the service worker is told before the browser loads the page itself. */
const report = vi.fn<(message: unknown) => void>()
const answered = network.fetch

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: report } } })
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) })
  network.fetch = () => Promise.reject(new TypeError('Load failed'))
  window.history.pushState({}, '', '/shown')
  stop = reloadAfterTimeout()
  window.history.pushState({}, '', '/opened#part')
  document.documentElement.dataset['loading'] = ''
})

afterEach(() => {
  stop()
  delete document.documentElement.dataset['loading']
  window.history.pushState({}, '', '/')
  network.fetch = answered
  report.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page whose call fails is left to the browser, with its address', async () => {
  void network.fetch('/api/blog/')
  await vi.advanceTimersByTimeAsync(0)
  expect(report.mock.calls).toEqual([[{ href: `${window.location.origin}/opened#part`, waited: 0 }]])
})

it.each(['beforeunload', 'pagehide'])(
  'at %s the reader goes elsewhere, also if that ends a call first; who stays is waited for again',
  async (event) => {
    void network.fetch('/api/blog/')
    // The call fails, and the browser says only then that the page is left.
    await Promise.resolve()
    window.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(11_000)
    await expect(network.fetch('/api/team/')).rejects.toThrow('Load failed')
    expect(report).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(14_000)
    expect(report.mock.calls).toEqual([[expect.objectContaining({ waited: 12_000 })]])
  },
)
