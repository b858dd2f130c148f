import { describe, expect, it } from 'vitest'

import { readMethods } from '#cms/internals/payload-reads.ts'
import { type RenderedResponse, VisitorCache } from './cache.ts'
import { createSharedCacheHeaders } from './shared-cache-headers.ts'

/** A cache whose responses read posts, and whose content a test changes. */
function cacheOverPosts() {
  const find = async (_args: { collection: string }): Promise<unknown[]> => []
  const db = { ...Object.fromEntries(readMethods.map((name) => [name, find])), find }
  let revision = 0
  const change = () => void (revision += 1)
  const cache = new VisitorCache(
    { current: () => revision, increment: change },
    1_000_000,
    undefined,
    createSharedCacheHeaders(db, { seconds: 60, staleSeconds: 300 }),
  )
  const page = async (meanwhile: () => void = () => undefined): Promise<RenderedResponse> => {
    await db.find({ collection: 'blogs' })
    meanwhile()
    return { status: 200, headers: { 'cache-control': 'public, max-age=0, must-revalidate' }, body: 'text' }
  }
  return { cache, change, page }
}

describe('caches in front', () => {
  it('receive how long they may store a response, and the keys by which it is purged', async () => {
    const { cache, page } = cacheOverPosts()
    const { headers } = await cache.load('/', '/', () => page())
    expect(headers).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
      'surrogate-key': 'all blogs',
    })
  })

  it('do not cache what was computed while content changed, as a part of another response either', async () => {
    const { cache, change, page } = cacheOverPosts()
    const kept = await cache.load('/kept', '/kept', () => page())
    for (const compute of [
      () => page(change),
      () => cache.load('/part', '/part', () => page(change)),
      async () => {
        change()
        return kept
      },
    ]) {
      const { headers } = await cache.load('/', '/', compute)
      expect(headers).toEqual({ 'cache-control': 'private, max-age=0, must-revalidate' })
      expect(cache.find('/')).toBeUndefined()
    }
    expect((await cache.load('/', '/', () => page())).headers['surrogate-key']).toBe('all blogs')
  })
})
