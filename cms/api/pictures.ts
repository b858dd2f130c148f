import type { PayloadRequest } from 'payload'

import { columnsOfImage } from '#cms/media/image.ts'
import { type Document, isDocument } from './shape.ts'

/** Fewer than a database takes values in one query. */
const AT_ONCE = 1000

/** Documents in which pictures stand by their ids, with the pictures in their place; those that are gone are null. */
export async function withPictures(req: PayloadRequest, documents: readonly Document[]): Promise<Document[]> {
  const found = await findPictures(req, [...new Set(documents.flatMap(picturesOf))])
  const pictureOf = (id: unknown) => found.get(String(id)) ?? null
  return documents.map((document) => {
    const { image, meta } = document
    return {
      ...document,
      image: pictureOf(image),
      ...(isDocument(meta) ? { meta: { ...meta, image: pictureOf(meta['image']) } } : {}),
    }
  })
}

const picturesOf = ({ image, meta }: Document): string[] =>
  [image, isDocument(meta) ? meta['image'] : undefined].filter((id) => typeof id === 'string')

async function findPictures(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, Document>> {
  const found = new Map<string, Document>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { docs } = await req.payload.db.find<Document & { id: string }>({
      collection: 'media',
      where: { id: { in: ids.slice(at, at + AT_ONCE) } },
      select: columnsOfImage,
      pagination: false,
      limit: 0,
      req,
    })
    for (const picture of docs) found.set(picture.id, picture)
  }
  return found
}
