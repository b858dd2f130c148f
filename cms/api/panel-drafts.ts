import { isDeepStrictEqual } from 'node:util'

import type {
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'

import { isId } from '#collections/row-id.ts'
import { type Source, sources } from '#collections/sources.ts'
import { languageOf } from '#contract/languages.ts'
import { isRecord } from '#contract/narrow.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { fieldError } from '#cms/common/field-error.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { parseJson } from '#cms/common/json.ts'
import { newestVersion } from '#cms/drafts/newest-version.ts'
import { collectionOf, withHandler } from '#cms/internals/payload-config.ts'
import { mayRevert } from '#cms/internals/payload-revert.ts'
import { newestOf, withoutDraft } from './draft-entries.ts'
import { checkPayloadBody } from './payload-body.ts'
import { idInPath } from './router.ts'

/**
 * The panel's requests to revert an entry to what is published, and to restore a version that was never published, do what the staff's routes
 * do: visitors see what they saw. The entries are locked already (endpoint-locks.ts).
 */
export function draftsFromPanel(config: SanitizedConfig): SanitizedConfig {
  for (const source of sources.filter(({ hasDrafts }) => hasDrafts)) {
    const found = collectionOf(config, source.collection)
    const reverting = withHandler(found.endpoints, { method: 'patch', path: '/:id' }, revert(source, found))
    found.endpoints = withHandler(reverting, { method: 'post', path: '/versions/:id' }, restore(source))
  }
  return config
}

/**
 * Refuses changes through Payload's endpoint of one entry that would withdraw it: where a request names no status, Payload takes that of the
 * newest version, a draft's, and its texts. A request to the trash is none of these.
 */
export function requireStatusBesideDraft(config: SanitizedConfig): SanitizedConfig {
  for (const { collection } of sources.filter(({ hasDrafts }) => hasDrafts)) {
    const found = collectionOf(config, collection)
    found.endpoints = withHandler(found.endpoints, { method: 'patch', path: '/:id' }, unlessItWithdraws(collection))
  }
  return config
}

const unlessItWithdraws =
  (collection: CollectionSlug) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const namesStatus = isRecord(req.data) && req.data['_status'] !== undefined
    if (!req.user || namesStatus || req.query['draft'] === 'true') return handler(req)
    const id = idInPath(req)
    const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
    const isPublished = isId(req, id) && (await req.payload.db.count({ collection, where, req })).totalDocs > 0
    const columns = { _status: true } as const
    const newest = isPublished ? await newestVersion(req.payload, collection, id, { columns, req }) : undefined
    if (newest?.version['_status'] === 'draft') throw fieldError('_status', staffMessages.statusBesideDraft)
    return handler(req)
  }

/** Payload would publish the newest draft's texts in the other languages. */
const revert =
  (source: Source, collection: SanitizedCollectionConfig) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const id = idInPath(req)
    if (!req.user || !mayRevert(id, req.data)) return handler(req)
    const read = () => readPublished(req, source, id)
    if (!isSame(req.data, await read(), collection)) return handler(req)
    const { state } = await newestOf(req, source, id)
    if (state === 'draft') return handler(req)
    await withoutDraft(req, source, id, state)
    return Response.json({ doc: await read(), message: req.t('general:updatedSuccessfully') })
  }

/** What the panel shows of an entry that is published, in the request's language without the texts of another one. */
const readPublished = (req: PayloadRequest, { collection }: Source, id: string): Promise<unknown> =>
  req.payload.findByID({
    collection,
    id,
    depth: 0,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: false,
    // Payload sets the fallback of the request that it is given.
    req: inLocale(req, languageOf(req.locale)),
  })

/** Whether a checked body is the document, as a response has it. */
function isSame(data: unknown, document: unknown, { flattenedFields }: SanitizedCollectionConfig): boolean {
  const sent = parseJson(JSON.stringify(document))
  if (!isRecord(sent)) return false
  checkPayloadBody(sent, flattenedFields)
  return isDeepStrictEqual(data, sent)
}

/** Payload would write a draft into the row of an entry that is published, and so withdraw it. */
const restore =
  ({ collection }: Source) =>
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const where: Where = {
      and: [{ id: { equals: idInPath(req) } }, { 'version._status': { equals: 'draft' } }],
    }
    const { totalDocs } = await req.payload.db.countVersions({ collection, where, req })
    if (totalDocs > 0) req.query['draft'] = 'true'
    return handler(req)
  }
