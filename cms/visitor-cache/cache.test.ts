import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Answer, type Kept, VisitorCache } from './cache.ts'

const answer = (body: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'cache-control': 'public, max-age=0' },
  body,
  ...more,
})
const text = (result: Answer | Kept): string => ('tag' in result ? result.identity.toString() : result.body)

function counter() {
  let current = 0
  return { current: () => current, move: () => void (current += 1) }
}

describe('the visitor cache', () => {
  it('K8: never answers with content of before a write that had ended when the read began', async () => {
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
          return answer(String(seen))
        }
        const write = async () => {
          await scheduler.schedule(Promise.resolve(), 'write')
          stored += 1
          revision.move()
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

  it('computes a missing answer once for many who ask at once', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    let computed = 0
    const compute = async () => answer(String((computed += 1)))
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.load('/', '/', compute)))
    expect(new Set(all.map(text))).toEqual(new Set(['1']))
    expect(text(await cache.load('/', '/', compute))).toBe('1')
  })

  it('shares what is not kept with nobody who asked for something else', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    const ask = (target: string) =>
      cache.load('/moved', target, async () =>
        answer(target, { status: 301, headers: { 'cache-control': 'no-store' } }),
      )
    const all = await Promise.all([ask('/moved?next=evil'), ask('/moved')])
    expect(all.map(text)).toEqual(['/moved?next=evil', '/moved'])
  })

  it('shares nothing for callers who ask alone', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    let computed = 0
    const personal = async () => answer(String((computed += 1)), { headers: { 'cache-control': 'no-store' } })
    const all = await Promise.all([cache.load('/', undefined, personal), cache.load('/', undefined, personal)])
    expect(all.map(text)).toEqual(['1', '2'])
    expect(cache.size.entries).toBe(0)
  })

  it.each([
    ['an error', { status: 404 }],
    ['a redirect', { status: 302 }],
    ['an answer of one caller', { headers: { 'cache-control': 'no-store' } }],
    ['an answer without a word on caching', { headers: {} }],
  ])('keeps no %s', async (_what, more) => {
    const cache = new VisitorCache(counter(), 1_000_000)
    await cache.load('/', '/', async () => answer('x', more))
    expect(cache.find('/')).toBeUndefined()
  })

  it('stays within its bytes, the least recently used going first', async () => {
    const cache = new VisitorCache(counter(), 30_000)
    const load = (key: string) => cache.load(key, key, async () => answer('x'.repeat(2000)))
    for (let i = 0; i < 100; i += 1) {
      await load(`/${i}`)
      await load('/always')
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000)
    expect(cache.find('/always')).toBeDefined()
    expect(cache.find('/99')).toBeDefined()
    expect(cache.find('/1')).toBeUndefined()
    const kept = cache.find('/99')
    if (kept) await cache.bytesOf('/99', kept, 'gzip')
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000)
  })

  it('forgets what a failed computation was asked for', async () => {
    const cache = new VisitorCache(counter(), 1_000_000)
    await expect(cache.load('/', '/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(text(await cache.load('/', '/', async () => answer('up')))).toBe('up')
  })
})
