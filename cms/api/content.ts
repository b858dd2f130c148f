import type { PayloadRequest } from 'payload'

import { type AnyEntity, type Action, type Call, callsOf } from '#contract/resource.ts'
import { countAttempt, refundUnlessClientError } from '#cms/auth/rate-limits.ts'
import { rememberFormFields } from '#cms/inquiries/form-fields.ts'
import { preparePicture } from '#cms/media/prepare.ts'
import { type Handler, json } from './answer.ts'
import { type Body, readBody } from './body.ts'
import { addressOf, demandStaff } from './caller.ts'
import { once } from './idempotency.ts'
import { pageHeaders, readDrafts, readListQuery } from './page.ts'
import { listEntries, readEntry, type Source, sources } from './read.ts'
import { parameter, type Route } from './routes.ts'
import { visitorAnswer } from './visitor-read.ts'
import { createEntry, removeEntry, updateEntry, type Upload } from './write.ts'

const isVisitorRead = ({ action, who }: Call): boolean => who === 'visitor' && action !== 'create'

function lower(method: Call['methods'][number]): Route['method'] {
  const names = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const
  return names[method]
}

/** Runs the work with the body's fields and its picture, judged; temporary files are gone afterwards. */
async function withBody<T>(
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
  source.type.create === 'admin'
    ? (req) => createFromBody(req, source)
    : async (req) => {
        const counted = await countAttempt(req.payload, 'inquiryPerAddress', addressOf(req))
        return refundUnlessClientError(createFromBody(req, source), counted)
      }

const createFromBody = (req: PayloadRequest, source: Source): Promise<Response> =>
  withBody(req, source, ({ fields, fingerprint }, picture) =>
    once(req, fingerprint, () => {
      rememberFormFields(req, fields)
      return createEntry(req, source, { fields, picture })
    }),
  )

const list =
  (source: Source, call: Call): Handler =>
  async (req) => {
    const query = readListQuery(req.searchParams)
    if (query.drafts) demandStaff(req)
    const { entities, total } = await listEntries(req, source, query)
    const headers = pageHeaders(`/api${call.path}/`, query, total)
    return call.who === 'admin' || query.drafts ? json(entities, 200, headers) : visitorAnswer(entities, headers)
  }

const read =
  (by: 'id' | 'slug') =>
  (source: Source): Handler =>
  async (req) => {
    const drafts = readDrafts(req.searchParams)
    if (drafts) demandStaff(req)
    const wanted = by === 'id' ? { id: parameter(req, 'id') } : { slug: parameter(req, 'slug') }
    const entity = await readEntry(req, source, wanted, drafts)
    return drafts ? json(entity) : visitorAnswer(entity, isElsewhere(wanted, entity) ? located(source, entity) : {})
  }

/** Found by a slug that it had before. */
const isElsewhere = (wanted: { id: string } | { slug: string }, { slug }: AnyEntity): boolean =>
  'slug' in wanted && wanted.slug !== slug

const located = ({ type }: Source, { slug }: AnyEntity) => ({ 'content-location': `/api/${type.path}/${slug}` })

const update =
  (source: Source): Handler =>
  (req) =>
    withBody(req, source, async ({ fields }, picture) => {
      const changes = {
        fields,
        picture,
        removeImage: fields['removeImage'] === 'true' || fields['removeImage'] === true,
      }
      const ifMatch = req.headers.get('if-match')
      return json(await updateEntry(req, source, parameter(req, 'id'), { ...changes, ifMatch }))
    })

const remove =
  (source: Source): Handler =>
  async (req) =>
    json(await removeEntry(req, source, parameter(req, 'id')))

const handlers: Readonly<Record<Action, (source: Source, call: Call) => Handler>> = {
  create,
  list,
  readBySlug: read('slug'),
  readById: read('id'),
  update,
  remove,
}

/** The calls of every content type, made from its description. */
export const contentRoutes: readonly Route[] = sources.flatMap((source) =>
  callsOf(source.type).flatMap((call) =>
    call.methods.map((method) => ({
      method: lower(method),
      path: call.path,
      who: call.who === 'admin' ? ('staff' as const) : ('visitor' as const),
      handler: handlers[call.action](source, call),
      ...(isVisitorRead(call) ? { forVisitors: true as const } : {}),
    })),
  ),
)
