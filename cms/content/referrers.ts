import type { PayloadRequest } from 'payload'

import { storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { NamingQuery } from '#cms/internals/payload-row-queries.ts'
import { entryRows } from '#cms/internals/payload-rows.ts'
import { entryQuery } from './entry-query.ts'

/**
 * The ids of the entries of a type that name others in a field, by the ids of the latter, in the order of the type.
 *
 * @param name of a field of references
 * @param most that are returned for each
 */
export function referrersOf(
  req: PayloadRequest,
  source: Source,
  name: string,
  ids: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  return entryRows(req).naming(referrersQuery(source, name), ids, most)
}

/** How many entries of a type name one in a field of references. */
export const countReferrers = (req: PayloadRequest, source: Source, name: string, id: string): Promise<number> =>
  entryRows(req).countNaming(referrersQuery(source, name), id)

function referrersQuery(source: Source, name: string): NamingQuery {
  const field = source.type.fields[name]
  const columns = field && storedKindOf(field).idColumns?.(name, field)
  if (!columns) throw new Error(`${source.type.name} has no references called ${name}`)
  return { ...entryQuery(source), columns }
}
