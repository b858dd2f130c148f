import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type RenderedResponse, type CachedResponse, VisitorCache } from './cache.ts'

const response = (body: string, more: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  headers: { 'cache-control': 'public, max-age=0' },
  body,
  ...more,
})
const text = (result: RenderedResponse | CachedResponse): string =>
  'tag' in result ? result.identity.toString() : String(result.body)

function counter() {
  let current = 0
  return { current: () => current, increment: () => void (current += 1) }
}

describe('the visitor cache', () => {
  it('K8: a read never returns content older than a write that ended before the read began', async () => {
    const step = fc.oneof({ weight: 3, arbitrary: fc.constant('read') }, { weight: 1, arbitrary: fc.constant('write') })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.scheduler(), async (steps, scheduler) => {
        const revision = counter()
        const cache = new VisitorCache(revision, 1_000_000)
        let stored = 0
        let visible = 0
        const reads: Promise<void>[] = []
        const compute = async () => {
          const seen = await scheduler.schedule(Promise.resolve(), 'query').then(() => stored)
          await scheduler.schedule(Promise.resolve(), 'render')
          return response(String(seen))
        }
        const write = async () => {
          await scheduler.schedule(Promise.resolve(), 'write')
          stored += 1
          revision.increment()
          visible = stored
        }
        const read = async () => {
          const least = visible
          expect(Number(text(await cache.load('/', '/', compute)))).toBeGreaterThanOrEqual(least)
        }
        const writes: Promise<void>[] = []
        for (const kind of steps) {
          if (kind === 'read') reads.push(read())
          else writes.push(write())
          if (scheduler.count() > 3) await scheduler.waitOne()
        }
        await scheduler.waitIdle()
        await Promise.all([...reads, ...writes])
        const last = cache.load('/', '/', compute)
        await scheduler.waitIdle()
        expect(text(await last)).toBe(String(stored))
      }),
      { numRuns: 300 },
    )
  })

  it('computes a missing response once for concurrent requests', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    let computed = 0
    const compute = async () => response(String((computed += 1)))
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.load('/', '/', compute)))
    expect(new Set(all.map(text))).toEqual(new Set(['1']))
    expect(text(await cache.load('/', '/', compute))).toBe('1')
  })

  it('does not share an uncacheable response between different targets', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    const ask = (target: string) =>
      cache.load('/moved', target, async () =>
        response(target, { status: 301, headers: { 'cache-control': 'no-store' } }),
      )
    const all = await Promise.all([ask('/moved?next=evil'), ask('/moved')])
    expect(all.map(text)).toEqual(['/moved?next=evil', '/moved'])
  })

  it('shares nothing between personal requests', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    let computed = 0
    const personal = async () => response(String((computed += 1)), { headers: { 'cache-control': 'no-store' } })
    const all = await Promise.all([cache.load('/', undefined, personal), cache.load('/', undefined, personal)])
    expect(all.map(text)).toEqual(['1', '2'])
    expect(cache.size.entries).toBe(0)
  })

  it.each([
    ['an error', { status: 404 }],
    ['a redirect', { status: 302 }],
    ['a response with no-store', { headers: { 'cache-control': 'no-store' } }],
    ['a response without Cache-Control', { headers: {} }],
  ])('does not cache %s', async (_what, more) => {
    const cache = new VisitorCache(counter(), 1_000_000)
    await cache.load('/', '/', async () => response('x', more))
    expect(cache.find('/')).toBeUndefined()
  })

  it('stays within its size limit by evicting the least recently used entries', async () => {
    const cache = new VisitorCache(counter(), 30_000)
    let computed = 0
    const load = (key: string) =>
      cache.load(key, key, async () => {
        computed += 1
        return response('x'.repeat(2000))
      })
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    for (let i = 0; i < 100; i += 1) {
      await load(`/${i}`)
      await load('/always')
      vi.advanceTimersByTime(1001)
    }
    expect(computed).toBe(101)
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000)
    expect(cache.find('/always')).toBeDefined()
    expect(cache.find('/99')).toBeDefined()
    expect(cache.find('/1')).toBeUndefined()
    const cached = cache.find('/99')
    if (cached) await cache.encodedBytes(cached, 'gzip')
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000)
  })

  it('answers with the response that is kept under another key, and keeps it once', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    let computed = 0
    const missing = () => response(String((computed += 1)), { status: 404, headers: {} })
    const ask = (path: string) => cache.load(path, path, () => cache.load('none', 'none', async () => missing(), true))
    const all = [await ask('/1'), ...(await Promise.all([ask('/2'), ask('/3')]))]
    expect([all.map(text), cache.size.entries]).toEqual([['1', '1', '1'], 1])
  })

  it('does not cache a failed computation', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    await expect(cache.load('/', '/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(text(await cache.load('/', '/', async () => response('up')))).toBe('up')
  })
})
