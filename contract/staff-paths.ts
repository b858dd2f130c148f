import type { Resource } from './resource.ts'

/** The path of a type's screen with the create form and the list. */
export const staffListPath = (type: { path: string }): string => `/add-${type.path}`

/** The path of the screen that changes an entry, by its id. */
export const staffEditPath = ({ path, editVerb = 'edit' }: Pick<Resource, 'path' | 'editVerb'>, id: string): string =>
  `/${editVerb}-${path}/${id}`
