import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

interface Version {
  id: string
  /** The entry's content. */
  version: Record<string, unknown>
}

/**
 * The newest version of an entry of a type with drafts; undefined if it has none.
 *
 * @param columns of the content that are read, all by default
 */
export async function newestVersion(
  { db }: Payload,
  collection: CollectionSlug,
  id: string | number,
  { columns, req }: { columns?: Readonly<Record<string, true>>; req?: PayloadRequest } = {},
): Promise<Version | undefined> {
  const { docs } = await db.findVersions<Version['version']>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...(columns ? { select: { version: columns } } : {}),
    ...(req ? { req } : {}),
  })
  return docs[0] && { id: String(docs[0].id), version: docs[0].version }
}
