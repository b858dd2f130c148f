import type { CollectionSlug, PayloadRequest } from 'payload'

import { isReserved, slugCandidate } from '#cms/slugs/slug.ts'

/** How many times more candidates each query looks for than the one before. */
const GROWTH = 4

/**
 * The first candidate for a slug that no other entry has, trashed ones aside. Its queries grow with the logarithm of the number of
 * entries that have the same slug.
 *
 * @param id of the entry that gets it, whose own slug counts as free
 */
export async function firstFreeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string,
  id?: string | number,
): Promise<string> {
  const isOther = id === undefined ? [] : [{ id: { not_equals: id } }]
  for (let first = isReserved(wanted) ? 2 : 1, count = 1; ; first += count, count *= GROWTH) {
    const candidates = Array.from({ length: count }, (_, n) => slugCandidate(wanted, first + n))
    const { docs } = await req.payload.db.find<{ slug?: unknown }>({
      collection,
      where: { and: [{ slug: { in: candidates } }, ...isOther] },
      select: { slug: true },
      pagination: false,
      limit: 0,
      req,
    })
    const taken = new Set(docs.map(({ slug }) => slug))
    const free = candidates.find((slug) => !taken.has(slug))
    if (free !== undefined) return free
  }
}
