import { expect, it } from 'vitest'

import { collectionSlug } from '../contract/collection-slug.ts'
import { sources } from './sources.ts'

it('collections are called by the paths of their types in the plural: links from the staff’s screens lead there', () => {
  const edited = sources.filter(({ type }) => type.update)
  expect(edited.map(({ collection }) => collection)).toEqual(edited.map(({ type }) => collectionSlug(type)))
})
