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

export const sourceOf = (name: ResourceName): Source => ({
  type: resources[name],
  collection: collectionsByType[name].slug,
  hasDrafts: 'versions' in collectionsByType[name],
})

export const sources: readonly Source[] = resourceNames.map(sourceOf)
