import type { PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import { type Source, sources } from '#collections/sources.ts'
import { invalidField, notFoundError } from '#cms/common/http-error.ts'
import { exists } from '#cms/content/exists.ts'
import { moveEntry } from '#cms/content/order.ts'
import { readBody } from './body.ts'
import { json } from './response.ts'
import type { Route } from './router.ts'
import { fieldNotText } from '#contract/fields/messages.ts'

/** Moves an entry behind another one in the order that visitors see, or to the front. */
async function move(req: PayloadRequest, { type, collection }: Source): Promise<Response> {
  const { id, after = null } = (await readBody(req)).fields
  if (typeof id !== 'string') throw invalidField('id', fieldNotText('Id'))
  if (after !== null && typeof after !== 'string') throw invalidField('after', fieldNotText('After'))
  const behind = after === '' ? null : after
  if (behind === id) throw invalidField('after', 'After must be another entry')
  for (const one of [id, ...(behind === null ? [] : [behind])])
    if (!isId(req, one) || !(await exists(req, collection, one))) throw notFoundError(type.name)
  await moveEntry(req, collection, id, behind)
  return json({ id, after: behind })
}

/** The routes that move entries, of all types whose order is set by hand. */
export const orderRoutes: readonly Route[] = sources
  .filter(({ type }) => type.order === 'manual')
  .map((source) => ({
    method: 'post',
    path: `/order/${source.type.path}`,
    who: 'staff',
    handler: (req) => move(req, source),
  }))
