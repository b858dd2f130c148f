import type { CollectionSlug } from 'payload'

import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { collectionsByType } from './index.ts'

/** A content type and the collection that stores it. */
export interface Source {
  type: Resource
  collection: CollectionSlug
  hasDrafts: boolean
}

export function sourceOf(name: ResourceName): Source {
  const type: Resource = resources[name]
  return { type, collection: collectionsByType[name].slug, hasDrafts: type.drafts === true }
}

export const sources: readonly Source[] = resourceNames.map(sourceOf)
