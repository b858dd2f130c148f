import type { PayloadRequest } from 'payload'

import { columnsOfImage } from '#cms/media/api-image.ts'
import type { Document } from './shape.ts'
import { isRecord } from '#contract/is-record.ts'

/** Ids per query, below the databases' limit of variables. */
const BATCH_SIZE = 1000

/** Replaces image ids in documents by the images' documents; deleted images become null. */
export async function populateImages(req: PayloadRequest, documents: readonly Document[]): Promise<Document[]> {
  const found = await findImages(req, [...new Set(documents.flatMap(imageIdsOf))])
  const pictureOf = (id: unknown) => found.get(String(id)) ?? null
  return documents.map((document) => {
    const { image, meta } = document
    return {
      ...document,
      image: pictureOf(image),
      ...(isRecord(meta) ? { meta: { ...meta, image: pictureOf(meta['image']) } } : {}),
    }
  })
}

const imageIdsOf = ({ image, meta }: Document): string[] =>
  [image, isRecord(meta) ? meta['image'] : undefined].filter((id) => typeof id === 'string')

async function findImages(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, Document>> {
  const found = new Map<string, Document>()
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const { docs } = await req.payload.db.find<Document & { id: string }>({
      collection: 'media',
      where: { id: { in: ids.slice(at, at + BATCH_SIZE) } },
      select: columnsOfImage,
      pagination: false,
      limit: 0,
      req,
    })
    for (const picture of docs) found.set(picture.id, picture)
  }
  return found
}
