import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createPurger } from './purge-shared-cache.ts'

/** The calls that a cache in front got, by their keys; the first ones are refused. */
function cacheInFront(refused = 0) {
  const told: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    told.push(headers['surrogate-key'] ?? '')
    return new Response(null, { status: told.length > refused ? 200 : 500 })
  })
  return told
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a cache in front', () => {
  it('is told each change twice, and changes at once as one', async () => {
    const told = cacheInFront()
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    purger.purge(new Set(['blogs']))
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual(['blogs faqs'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['blogs faqs', 'blogs faqs'])
  })

  it('has been told all of it, also the second time, when the purger has finished', async () => {
    const told = cacheInFront()
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    const finished = vi.fn<() => void>()
    void purger.finish().then(finished)
    await vi.advanceTimersByTimeAsync(1900)
    expect([told, finished.mock.calls.length]).toEqual([['faqs'], 0])
    await vi.advanceTimersByTimeAsync(300)
    expect([told, finished.mock.calls.length]).toEqual([['faqs', 'faqs'], 1])
    await createPurger('http://cache.test/').finish()
  })

  it('that refuses is asked once more, and no longer waited for, when the purger finishes', async () => {
    const told = cacheInFront(99)
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    await vi.advanceTimersByTimeAsync(60_000)
    const before = told.length
    await Promise.all([purger.finish(), vi.advanceTimersByTimeAsync(0)])
    expect(told.length).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(told.length).toBe(before + 1)
  })
})
