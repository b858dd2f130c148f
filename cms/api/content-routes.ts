import type { PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import { type AnyEntity, type Action, type Call, callsOf } from '#contract/resource.ts'
import { countAttempt, refundUnlessClientError } from '#cms/auth/rate-limits.ts'
import { preparePicture } from '#cms/media/re-encode.ts'
import { type Handler, json } from './response.ts'
import { type Body, readBody } from './body.ts'
import { requireStaff } from './authorize.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { pageHeaders, readDrafts, readListQuery } from './list-query.ts'
import { listEntries, readEntry } from './read-entries.ts'
import { clientIpOf } from '#cms/common/request-context.ts'
import { pathParameter, type Route } from './router.ts'
import { cacheableJson } from './cacheable-json.ts'
import { createEntry, deleteEntry, updateEntry, type Upload } from './write-entries.ts'

const isVisitorRead = ({ action, who }: Call): boolean => who === 'visitor' && action !== 'create'

function toRouteMethod(method: Call['methods'][number]): Route['method'] {
  const names = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const
  return names[method]
}

/** Runs the work with the parsed body and its validated picture; deletes the temporary files afterwards. */
async function withParsedBody<T>(
  req: PayloadRequest,
  { type }: Source,
  work: (body: Body, picture: Upload | undefined) => Promise<T>,
): Promise<T> {
  const body = await readBody(req, type.image === true)
  let picture: Upload | undefined
  try {
    if (body.image) picture = { ...(await preparePicture(body.image.file)), originalName: body.image.originalName }
    return await work(body, picture)
  } finally {
    await body.image?.drop()
    await picture?.drop()
  }
}

const create = (source: Source): Handler =>
  source.type.create === 'staff'
    ? (req) => createFromBody(req, source)
    : async (req) => {
        const counted = await countAttempt(req.payload, 'inquiryPerAddress', clientIpOf(req))
        return refundUnlessClientError(createFromBody(req, source), counted)
      }

const createFromBody = (req: PayloadRequest, source: Source): Promise<Response> =>
  withParsedBody(req, source, ({ fields, fingerprint }, picture) =>
    withIdempotencyKey(req, fingerprint, () => {
      req.context.formFields = fields
      return createEntry(req, source, { fields, picture })
    }),
  )

const list =
  (source: Source, call: Call): Handler =>
  async (req) => {
    const query = readListQuery(req.searchParams)
    if (query.drafts) await requireStaff(req)
    const { entities, total } = await listEntries(req, source, query)
    const headers = pageHeaders(`/api${call.path}/`, query, total)
    return call.who === 'staff' || query.drafts ? json(entities, 200, headers) : cacheableJson(entities, headers)
  }

const read =
  (by: 'id' | 'slug') =>
  (source: Source): Handler =>
  async (req) => {
    const drafts = readDrafts(req.searchParams)
    if (drafts) await requireStaff(req)
    const name = by === 'id' ? { id: pathParameter(req, 'id') } : { slug: pathParameter(req, 'slug') }
    const entity = await readEntry(req, source, name, drafts)
    return drafts
      ? json(entity)
      : cacheableJson(entity, isFormerSlug(name, entity) ? contentLocation(source, entity) : {})
  }

/** Whether the entry was found by a former slug. */
const isFormerSlug = (name: { id: string } | { slug: string }, { slug }: AnyEntity): boolean =>
  'slug' in name && name.slug !== slug

const contentLocation = ({ type }: Source, { slug }: AnyEntity) => ({ 'content-location': `/api/${type.path}/${slug}` })

const update =
  (source: Source): Handler =>
  (req) =>
    withParsedBody(req, source, async ({ fields }, picture) => {
      const changes = {
        fields,
        picture,
        removeImage: fields['removeImage'] === 'true' || fields['removeImage'] === true,
      }
      const ifMatch = req.headers.get('if-match')
      return json(await updateEntry(req, source, pathParameter(req, 'id'), { ...changes, ifMatch }))
    })

const remove =
  (source: Source): Handler =>
  async (req) =>
    json(await deleteEntry(req, source, pathParameter(req, 'id')))

const handlers: Readonly<Record<Action, (source: Source, call: Call) => Handler>> = {
  create,
  list,
  readBySlug: read('slug'),
  readById: read('id'),
  update,
  remove,
}

/** The routes of every content type, generated from its description. */
export const contentRoutes: readonly Route[] = sources.flatMap((source) =>
  callsOf(source.type).flatMap((call) =>
    call.methods.map((method): Route => ({
      method: toRouteMethod(method),
      path: call.path,
      who: call.who,
      handler: handlers[call.action](source, call),
      cacheable: isVisitorRead(call) ? true : undefined,
    })),
  ),
)
