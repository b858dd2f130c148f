import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { createPurger } from './purge-shared-cache.ts'

/** Stubs a shared cache that rejects the first purges. Returns the keys of each purge. */
function stubSharedCache(rejected = 0) {
  const purges: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    purges.push(headers['surrogate-key'] ?? '')
    return new Response(null, { status: purges.length > rejected ? 200 : 500 })
  })
  return purges
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a shared cache', () => {
  it('receives each purge twice; simultaneous changes are merged into one', async () => {
    const purges = stubSharedCache()
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    purger.purge(new Set(['blogs']))
    await vi.advanceTimersByTimeAsync(1000)
    expect(purges).toEqual(['blogs faqs'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(purges).toEqual(['blogs faqs', 'blogs faqs'])
  })

  it('has received both purges once `finish()` resolves', async () => {
    const purges = stubSharedCache()
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    const finished = vi.fn<() => void>()
    void purger.finish().then(finished)
    await vi.advanceTimersByTimeAsync(1900)
    expect([purges, finished.mock.calls.length]).toEqual([['faqs'], 0])
    await vi.advanceTimersByTimeAsync(300)
    expect([purges, finished.mock.calls.length]).toEqual([['faqs', 'faqs'], 1])
    await createPurger('http://cache.test/').finish()
  })

  it('receives both purges of a change that comes just when another was sent', async () => {
    for (let microtasks = 0; microtasks < 30; microtasks += 1) {
      const purges: string[] = []
      let isFirst = true
      const purgeLater = async () => {
        for (let n = 0; n < microtasks; n += 1) await Promise.resolve()
        purger.purge(new Set(['late']))
      }
      vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
        purges.push(headers['surrogate-key'] ?? '')
        if (isFirst) void purgeLater()
        isFirst = false
        return new Response(null)
      })
      const purger = createPurger('http://cache.test/')
      purger.purge(new Set(['first']))
      await vi.advanceTimersByTimeAsync(60_000)
      expect([microtasks, purges.filter((keys) => keys.includes('late')).length]).toEqual([microtasks, 2])
    }
  })

  it.each([
    ['http://user:secretpw@cache.test/', undefined, 'TypeError'],
    ['http://cache.test/', 'secretpw€', 'TypeError'],
    // A port that fetch refuses.
    ['http://cache.test:9/?key=secretpw', 'secretpw', 'bad port'],
  ])('whose purges fail is in the log without what is secret: %s %s', async (url, token, problem) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    createPurger(url, token).purge(new Set(['faqs']))
    await vi.advanceTimersByTimeAsync(150)
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ problem }), expect.any(String))
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secretpw')
    warn.mockRestore()
  })

  it('gets one last attempt after a failure; `finish()` does not wait longer', async () => {
    const purges = stubSharedCache(99)
    const purger = createPurger('http://cache.test/')
    purger.purge(new Set(['faqs']))
    await vi.advanceTimersByTimeAsync(60_000)
    const before = purges.length
    await Promise.all([purger.finish(), vi.advanceTimersByTimeAsync(0)])
    expect(purges.length).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(purges.length).toBe(before + 1)
  })
})
