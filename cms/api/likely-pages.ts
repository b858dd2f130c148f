import type { PayloadRequest, Where } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { pageNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { knownPaths } from '#contract/static-paths.ts'
import { splitLanguage } from '#contract/language-path.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import type { PagePath } from '#cms/missed-addresses/nearest-page.ts'
import { movedEntry } from '#cms/content/former-slugs.ts'
import { entryQuery } from '#cms/content/entry-query.ts'
import { rowBatches } from '#cms/content/row-batches.ts'

/** The number of entries of each type that are compared, the newest or first ones. */
const ENTRIES = 500

/** The pages that belong to no entry. */
const fixed: readonly PagePath[] = knownPaths.map((path) => ({ path }))

/** The pages that a path that was not found may have meant. */
export async function likelyPages(req: PayloadRequest): Promise<PagePath[]> {
  const pages = [...fixed]
  for (const name of pageNames) {
    const source = sourceOf(name)
    const { page } = resources[name]
    const { ids } = await entryRows(req).ids(entryQuery(source, []), { offset: 0, limit: ENTRIES })
    for await (const rows of rowBatches(req, source.collection, ids, ['slug'], DEFAULT_LANGUAGE))
      pages.push(...rows.map((row) => ({ path: `${page.path}/${String(row['slug'])}`, list: page.list.path })))
  }
  return pages
}

/** Whether there is a page at a path, in any language. */
export async function isPage(req: PayloadRequest, target: string): Promise<boolean> {
  const { path } = splitLanguage(target)
  return (
    fixed.some((page) => page.path === path) ||
    someEntry(req, path, (_, slug) => Promise.resolve({ slug: { equals: slug } }))
  )
}

/** Whether a path leads to an entry that had another slug before: of cms/content/former-slugs.ts. */
export const isFormerPage = (req: PayloadRequest, target: string): Promise<boolean> =>
  someEntry(req, splitLanguage(target).path, async (type, slug) => {
    const id = await movedEntry(req, type, slug)
    return id === undefined ? undefined : { id: { equals: id } }
  })

/** Whether visitors see the entry that `find` makes of the slug in a path. */
async function someEntry(
  req: PayloadRequest,
  path: string,
  find: (type: Resource, slug: string) => Promise<Where | undefined>,
): Promise<boolean> {
  for (const name of pageNames) {
    const source = sourceOf(name)
    const start = `${resources[name].page.path}/`
    const where = path.startsWith(start) ? await find(source.type, path.slice(start.length)) : undefined
    if (where === undefined) continue
    const shown = { and: [where, visibleEntries(source)] }
    if ((await req.payload.db.count({ collection: source.collection, where: shown })).totalDocs > 0) return true
  }
  return false
}
