import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'

const described = (name: ResourceName): Resource => resources[name]

/** The types that administrators make entries of; each has its screens. */
export const managed: readonly ResourceName[] = resourceNames.filter((name) => described(name).create === 'staff')

/** Whether entries of a type can be changed once they are there. */
export const isEditable = (name: ResourceName): boolean => described(name).update === true

/** The screen with the form for a new entry, and the list. */
export const listPath = (name: ResourceName): string => `/add-${described(name).path}`

/** The screen that changes an entry, by its id or the route's pattern. */
export const editPath = (name: ResourceName, id: string): string =>
  `/${name === 'team' ? 'update' : 'edit'}-${described(name).path}/${id}`
