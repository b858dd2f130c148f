import type { PayloadRequest } from 'payload'

import type { Language } from '#contract/languages.ts'
import type { WithTrash } from '#cms/internals/payload-row-queries.ts'
import { imageRows } from '#cms/media/api-image.ts'
import type { Document } from './shape.ts'
import { isRecord } from '#contract/narrow.ts'

/** Replaces image ids in documents by the images' documents; deleted images become null. */
export async function populateImages(
  req: PayloadRequest,
  documents: readonly Document[],
  language: Language,
  trash: WithTrash = {},
): Promise<Document[]> {
  const ids = [...new Set(documents.flatMap(imageIdsOf))]
  const found = await imageRows(req, ids, language, trash)
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
