import type { CollectionSlug } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { resourceNames } from '#contract/index.ts'
import { trashPath, type Trashable } from '#contract/trash.ts'

/** A collection with a trash. */
export interface TrashCollection {
  type: Trashable
  /** The last part of its calls' paths. */
  path: string
  /** The name of one of its documents in messages. */
  name: string
  collection: CollectionSlug
}

/** Pictures and documents. */
const media: TrashCollection = { type: 'media', path: trashPath('media'), name: 'File', collection: 'media' }

export const trashCollections: readonly TrashCollection[] = [
  ...resourceNames.map((type): TrashCollection => {
    const source = sourceOf(type)
    return { type, path: trashPath(type), name: source.type.name, collection: source.collection }
  }),
  media,
]
