import type { PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { type PageName, pageNames } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { ENTRIES_PER_PART, type SitemapEntry, type SitemapPart } from '#contract/sitemap-part.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import type { Range } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { cacheableJson } from './cacheable-json.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { pathParameter, type Route } from './router.ts'
import { rowBatches } from '#cms/content/row-batches.ts'

/** The sitemap's entries in parts, oldest first, so that a new entry changes no earlier part than the last of its type. */
export const sitemapRoute: Route = {
  method: 'get',
  path: '/sitemap/:part',
  cacheable: true,
  who: 'visitor',
  handler: async (req) => {
    const part = /^[1-9]\d{0,5}$/.test(pathParameter(req, 'part')) ? Number(pathParameter(req, 'part')) : 0
    const [first, end] = [(part - 1) * ENTRIES_PER_PART, part * ENTRIES_PER_PART]
    const entries: SitemapEntry[] = []
    let before = 0
    for (const type of pageNames) {
      const from = Math.max(first - before, 0)
      const found = await idsOf(req, type, { offset: from, limit: Math.max(end - before - from, 0) })
      entries.push(...(await entriesOf(req, type, found.ids)))
      before += found.total
    }
    const parts = Math.max(Math.ceil(before / ENTRIES_PER_PART), 1)
    if (part < 1 || part > parts) throw notFoundError('Sitemap')
    return cacheableJson({ parts, entries } satisfies SitemapPart)
  },
}

function idsOf(req: PayloadRequest, type: PageName, range: Range) {
  return entryRows(req).ids({ ...entryQuery(sourceOf(type)), order: 'oldest' }, range)
}

async function entriesOf(req: PayloadRequest, type: PageName, ids: readonly string[]): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const rows of rowBatches(req, sourceOf(type).collection, ids, ['slug', 'updatedAt'], DEFAULT_LANGUAGE))
    entries.push(...rows.map((row) => ({ type, slug: String(row['slug']), updatedAt: String(row['updatedAt']) })))
  return entries
}
