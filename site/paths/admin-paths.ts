import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'

const descriptionOf = (name: ResourceName): Resource => resources[name]

/** Content types that staff create entries of; each has its own screens. */
export const managedTypes: readonly ResourceName[] = resourceNames.filter(
  (name) => descriptionOf(name).create === 'staff',
)

/** Whether entries of a type can be edited. */
export const isEditable = (name: ResourceName): boolean => descriptionOf(name).update === true

/** The path of the screen with the create form and the list. */
export const listPath = (name: ResourceName): string => `/add-${descriptionOf(name).path}`

/** The path of the edit screen, by the entry's id or the route's pattern. */
export const editPath = (name: ResourceName, id: string): string =>
  `/${name === 'team' ? 'update' : 'edit'}-${descriptionOf(name).path}/${id}`
