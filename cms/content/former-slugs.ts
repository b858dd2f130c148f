import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

import { FormerSlugs } from '#collections/former-slugs.ts'
import type { Resource } from '#contract/resource.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import type { FormerSlug } from '#cms/generated/payload-types.ts'

const { slug: collection } = FormerSlugs

/** The key of a row: `blog/old-slug`. */
const keyOf = ({ path }: Resource, slug: string): string => `${path}/${slug}`

/**
 * Keeps entries reachable under slugs they were published with. A redirect points to an entry, not to another path, so
 * chains cannot form; an entry that has the slug now takes precedence. The site answers 301 (site/server/entry-server.tsx).
 */
export function withFormerSlugs(config: CollectionConfig, type: Resource): CollectionConfig {
  if (!type.slugFrom) return config
  const { hooks } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), storeFormerSlug(type, config.versions !== undefined)],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteFormerSlugs],
    },
  }
}

interface Row {
  id: string
  slug?: string | null
  _status?: string | null
}

/**
 * Stores the present slug before an entry's slug changes or it is unpublished (its slug may change before it is published again).
 * If the write then fails, the row is harmless, since the entry still has the slug.
 */
const storeFormerSlug =
  (type: Resource, hasDrafts: boolean): CollectionBeforeChangeHook =>
  async ({ collection: { slug }, data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    const row = await publicRow(req, slug, originalDoc.id, hasDrafts)
    if (row?.slug && (row.slug !== data['slug'] || (hasDrafts && data['_status'] !== 'published')))
      await saveFormerSlug(req, keyOf(type, row.slug), String(row.id))
    return data
  }

const publicRow = (req: PayloadRequest, slug: CollectionSlug, id: string, hasDrafts: boolean): Promise<Row | null> =>
  req.payload.db.findOne<Row>({
    collection: slug,
    where: { and: [{ id: { equals: id } }, ...(hasDrafts ? [{ _status: { equals: 'published' } }] : [])] },
    select: { slug: true },
    req,
  })

const saveFormerSlug = (req: PayloadRequest, from: string, entry: string): Promise<void> =>
  withLocalLock(`former slug ${from}`, async () => {
    const where = { from: { equals: from } }
    const known = await req.payload.db.findOne<FormerSlug>({ collection, where, req })
    if (known?.entry !== entry) await req.payload.db.upsert({ collection, where, data: { from, entry }, req })
  })

const deleteFormerSlugs: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { entry: { equals: String(id) } }, req })
}

/** The id of the entry that was at this slug before; undefined if there was none. */
export async function movedEntry(req: PayloadRequest, type: Resource, slug: string): Promise<string | undefined> {
  const where = { from: { equals: keyOf(type, slug) } }
  const known = await req.payload.db.findOne<FormerSlug>({ collection, where, req })
  return known?.entry
}
