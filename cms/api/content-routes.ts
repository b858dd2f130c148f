import type { PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import { type Language, languageOf } from '#contract/languages.ts'
import { type Action, type Call, callsOf } from '#contract/calls-of-type.ts'
import { type AnyEntity } from '#contract/resource.ts'
import { countAttempt, refundUnlessDone } from '#cms/auth/count-attempts.ts'
import { type Handler, json, jsonArray } from './response.ts'
import { withParsedBody } from './parsed-body.ts'
import { requireStaff } from './authorize.ts'
import { inLanguage } from './in-language.ts'
import { rowCreation, withIdempotencyKey } from './idempotency.ts'
import { languageQuery, pageHeaders, readDrafts, readListQuery } from './list-query.ts'
import { listEntries, readEntry } from './read-entries.ts'
import { ifMatchOf } from '#cms/common/if-match.ts'
import { clientIpOf } from '#cms/common/request-context.ts'
import { exists } from '#cms/content/exists.ts'
import { idInPath, pathParameter, type Route } from './router.ts'
import { cacheableArray, cacheableJson } from './cacheable-json.ts'
import { changesOf, createEntry, deleteEntry, updateEntry } from './write-entries.ts'

const isVisitorRead = ({ action, who }: Call): boolean => who === 'visitor' && action !== 'create'

function toRouteMethod(method: Call['methods'][number]): Route['method'] {
  const names = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const
  return names[method]
}

const create = (source: Source): Handler =>
  source.type.create === 'staff'
    ? (req) => createFromBody(req, source)
    : async (req) => {
        const counted = await countAttempt(req.payload, 'inquiryPerClientIp', clientIpOf(req))
        return refundUnlessDone(createFromBody(req, source), counted)
      }

const createFromBody = (req: PayloadRequest, source: Source): Promise<Response> =>
  withParsedBody(req, source, ({ fields, fingerprint }, picture) => {
    const creation = {
      create: () => {
        req.context.formFields = fields
        return createEntry(req, source, { fields, picture })
      },
      read: (id: string) => readEntry(req, source, { id }, { language: languageOf(req.locale), drafts: false }),
    }
    // The contact form's key without JavaScript is made of its content: after a deletion the same may be sent anew.
    const ofVisitor =
      source.type.create === 'staff'
        ? {}
        : { isGone: async (id: string) => !(await exists(req, source.collection, id)) }
    return withIdempotencyKey(req, fingerprint, rowCreation(req, source.collection, { ...creation, ...ofVisitor }))
  })

const list =
  (source: Source, call: Call): Handler =>
  async (req) => {
    const query = readListQuery(req.searchParams)
    if (query.drafts) await requireStaff(req)
    const { pieces, total } = await listEntries(req, source, query)
    const headers = pageHeaders(`/api${call.path}/`, query, total)
    return call.who === 'staff' || query.drafts ? jsonArray(pieces, headers) : cacheableArray(pieces, headers)
  }

const read =
  (by: 'id' | 'slug') =>
  (source: Source): Handler =>
  async (req) => {
    const drafts = readDrafts(req.searchParams)
    if (drafts) await requireStaff(req)
    const name = by === 'id' ? { id: idInPath(req) } : { slug: pathParameter(req, 'slug') }
    const entity = await readEntry(req, source, name, { language: languageOf(req.locale), drafts })
    return drafts
      ? json(entity)
      : cacheableJson(entity, isFormerSlug(name, entity) ? contentLocation(source, entity, languageOf(req.locale)) : {})
  }

/** Whether the entry was found by a former slug. */
const isFormerSlug = (name: { id: string } | { slug: string }, { slug }: AnyEntity): boolean =>
  'slug' in name && name.slug !== slug

/** The URL of the response's language (RFC 9110, 8.7). */
function contentLocation({ type }: Source, { slug }: AnyEntity, language: Language) {
  const query = new URLSearchParams(languageQuery(language)).toString()
  return { 'content-location': `/api/${type.path}/${slug}${query && `?${query}`}` }
}

const update =
  (source: Source): Handler =>
  (req) =>
    withParsedBody(req, source, async (body, picture) =>
      json(await updateEntry(req, source, idInPath(req), changesOf(req, body, picture))),
    )

const remove =
  (source: Source): Handler =>
  async (req) =>
    json(await deleteEntry(req, source, idInPath(req), ifMatchOf(req)))

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
      handler: inLanguage(handlers[call.action](source, call)),
      cacheable: isVisitorRead(call) ? true : undefined,
    })),
  ),
)
