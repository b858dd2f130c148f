import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'

import { slugCandidate } from '#cms/slugs/slug.ts'
import { firstFreeSlug } from './first-free-slug.ts'

type Query = { where: { and: [{ slug: { in: string[] } }, { id: { not_equals: string } }?] } }

/** A request to a database whose rows have these slugs, by their ids, with the queries it gets. */
function requestTo(rows: ReadonlyMap<string, string>) {
  const find = vi.fn<(query: Query) => Promise<{ docs: { slug: string }[] }>>(async ({ where: { and } }) => {
    const [{ slug }, other] = and
    const found = [...rows].filter(([id, taken]) => slug.in.includes(taken) && id !== other?.id.not_equals)
    return { docs: found.map(([, taken]) => ({ slug: taken })) }
  })
  return { find, req: { payload: { db: { find } } } as unknown as PayloadRequest }
}

const slugOf = (wanted: string, rows: ReadonlyMap<string, string>, id?: string) =>
  firstFreeSlug(requestTo(rows).req, 'blogs', wanted, id)

it('is the first candidate that no other row has', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 120 })
  await fc.assert(
    fc.asyncProperty(numbers, fc.integer({ min: 0, max: 119 }), async (taken, own) => {
      const rows = new Map(taken.map((n, at) => [String(at), slugCandidate('tax', n)]))
      const others = new Set([...rows].filter(([id]) => id !== String(own)).map(([, slug]) => slug))
      let n = 1
      while (others.has(slugCandidate('tax', n))) n += 1
      expect(await slugOf('tax', rows, String(own))).toBe(slugCandidate('tax', n))
    }),
  )
})

it('starts with 2 for a slug that is reserved', async () => {
  expect(await slugOf('blog-id', new Map())).toBe('blog-id-2')
})

it('is found among 1,000 of one title with six queries', async () => {
  const rows = new Map(Array.from({ length: 1000 }, (_, at) => [String(at), slugCandidate('tax', at + 1)]))
  const { req, find } = requestTo(rows)
  expect(await firstFreeSlug(req, 'blogs', 'tax')).toBe('tax-1001')
  expect(find).toHaveBeenCalledTimes(6)
})
