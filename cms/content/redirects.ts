import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

import type { Resource } from '#contract/resource.ts'
import { inTurn } from '#cms/locks/lock.ts'
import type { Redirect } from '#cms/generated/payload-types.ts'

const collection = 'redirects'

const addressOf = ({ path }: Resource, slug: string): string => `${path}/${slug}`

/**
 * A content type's collection whose entries are still found at the addresses they were published at. An old address
 * names its entry and no other address, so that chains never form; an entry that is at the address now comes first.
 */
export function withRedirects(config: CollectionConfig, type: Resource): CollectionConfig {
  if (!type.slugFrom) return config
  const { hooks } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberOld(type)],
      afterDelete: [...(hooks?.afterDelete ?? []), forget],
    },
  }
}

interface Row {
  id: string
  slug?: string | null
  _status?: string | null
}

/**
 * Before an entry leaves its public address. Noted ahead of the write: should that fail, the entry is still found where
 * it is. Unpublishing notes the address too, since the slug may change before the entry is published again.
 */
const rememberOld =
  (type: Resource): CollectionBeforeChangeHook =>
  async ({ collection: { slug }, data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data
    const row = await publicRow(req, slug, originalDoc.id)
    if (row?.slug && (row.slug !== data['slug'] || data['_status'] !== 'published'))
      await remember(req, addressOf(type, row.slug), String(row.id))
    return data
  }

const publicRow = (req: PayloadRequest, slug: CollectionSlug, id: string): Promise<Row | null> =>
  req.payload.db.findOne<Row>({
    collection: slug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    req,
  })

const remember = (req: PayloadRequest, from: string, entry: string): Promise<void> =>
  inTurn(`redirect ${from}`, async () => {
    const where = { from: { equals: from } }
    const known = await req.payload.db.findOne<Redirect>({ collection, where, req })
    if (known?.entry !== entry) await req.payload.db.upsert({ collection, where, data: { from, entry }, req })
  })

const forget: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: { entry: { equals: String(id) } }, req })
}

/** The id of the entry that was at this slug before; undefined if there was none. */
export async function movedEntry(req: PayloadRequest, type: Resource, slug: string): Promise<string | undefined> {
  const where = { from: { equals: addressOf(type, slug) } }
  const known = await req.payload.db.findOne<Redirect>({ collection, where, req })
  return known?.entry
}
