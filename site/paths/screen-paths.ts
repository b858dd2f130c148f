import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { staffEditPath, staffListPath } from '#contract/staff-paths.ts'

const descriptionOf = (name: ResourceName): Resource => resources[name]

/** Content types that staff create entries of; each has its own screens. */
export const managedTypes: readonly ResourceName[] = resourceNames.filter(
  (name) => descriptionOf(name).create === 'staff',
)

/** Whether entries of a type can be edited. */
export const isEditable = (name: ResourceName): boolean => descriptionOf(name).update === true

/** The path of the screen with the create form and the list. */
export const listScreenPath = (name: ResourceName): string => staffListPath(descriptionOf(name))

/** The path of the edit screen, by the entry's id or the route's pattern. */
export const editPath = (name: ResourceName, id: string): string => staffEditPath(descriptionOf(name), id)

/** The path of the screen on which an entry is changed; the list's, of types that have no edit screen. */
export const entryScreenPath = (name: ResourceName, id: string): string =>
  isEditable(name) ? editPath(name, id) : listScreenPath(name)
