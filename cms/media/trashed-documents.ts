import type { Payload, PayloadRequest, Where } from 'payload'

import { isDocument } from '#collections/picture-or-document.ts'
import { sources } from '#collections/sources.ts'
import { labelOf } from '#cms/audit/kinds.ts'
import { titleColumn, titleIn } from '#cms/content/row-title.ts'
import { documentFields } from './documents.ts'
import { type Use, usedEver } from './uses.ts'

/**
 * A document in the trash was either deleted with the last entry that had it, and comes back with that, or by itself, which withdraws it:
 * then no entry that names or links to it brings it back, and none keeps it from being deleted for good.
 */

export interface TrashedFile {
  id: string
  mimeType?: string | null
  deletedAt?: string | null
}

type Req = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** The entry in the trash with which a document was deleted: one that names it, deleted at the same moment. */
export async function deletedWith(
  { payload, ...req }: Req,
  { id, deletedAt }: TrashedFile,
): Promise<Pick<Use, 'kind' | 'title'> | undefined> {
  for (const { collection, type } of sources)
    for (const { paths } of documentFields(type)) {
      const { config } = payload.collections[collection]
      const names = paths.map((path) => ({ [path]: { equals: id } }))
      const where: Where = { and: [{ deletedAt: { equals: deletedAt } }, { or: names }] }
      const { docs } = await payload.db.find<Record<string, unknown>>({
        collection,
        where,
        select: { [titleColumn(config)]: true },
        limit: 1,
        pagination: false,
        ...(req.transactionID ? { req } : {}),
      })
      if (docs[0]) return { kind: labelOf(config), title: titleIn(config, docs[0]) }
    }
  return undefined
}

/** Those of the files in the trash that must stay there: pictures that something uses or would use once it is restored, and documents that come back with an entry. */
export async function keptInTrash(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<TrashedFile>({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { mimeType: true, deletedAt: true },
    limit: 0,
    pagination: false,
  })
  const documents = docs.filter(isDocument)
  const pictures = docs.filter((file) => !isDocument(file)).map(({ id }) => String(id))
  const kept = pictures.length > 0 ? await usedEver(payload, pictures) : new Set<string>()
  for (const file of documents) if (await deletedWith({ payload }, file)) kept.add(String(file.id))
  return kept
}
