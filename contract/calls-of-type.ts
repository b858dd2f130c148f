import { idSegment, type Resource, type Who } from './resource.ts'

export type Action = 'create' | 'list' | 'readBySlug' | 'readById' | 'update' | 'remove'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One call of the API: `path` has no base and no trailing slash, parameters are written `:id` and `:slug`. */
export interface Call {
  readonly action: Action
  readonly methods: readonly Method[]
  readonly path: string
  readonly who: Who
}

/** All calls of a type. Fixed paths come before patterns that would match them too. */
export function callsOf(type: Resource): readonly Call[] {
  const root = `/${type.path}`
  const one = `${root}/:id`
  const calls: Call[] = [
    { action: 'create', methods: ['POST'], path: root, who: type.create },
    { action: 'list', methods: ['GET'], path: root, who: type.list },
  ]
  const read = (action: Action, path: string) => calls.push({ action, methods: ['GET'], path, who: 'visitor' })
  if (type.readById?.includes('named')) read('readById', `${root}/${idSegment(type)}/:id`)
  if (type.slugFrom) read('readBySlug', `${root}/:slug`)
  if (type.readById?.includes('plain')) read('readById', one)
  if (type.update) calls.push({ action: 'update', methods: ['PATCH', 'PUT'], path: one, who: 'staff' })
  if (type.remove) calls.push({ action: 'remove', methods: ['DELETE'], path: one, who: 'staff' })
  return calls
}
