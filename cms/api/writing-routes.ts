import type { PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import { statesOf } from '#cms/drafts/states.ts'
import { ifMatchOf } from '#cms/common/if-match.ts'
import type { Upload } from '#cms/media/replace-file.ts'
import { type Body, readBody } from './body.ts'
import { rowCreation, withIdempotencyKey } from './idempotency.ts'
import { inLanguage } from './in-language.ts'
import { readFlag } from './list-query.ts'
import { withParsedBody } from './parsed-body.ts'
import { changesOf } from './write-entries.ts'
import { type Handler, json } from './response.ts'
import { idInPath, pathParameter, type Route } from './router.ts'
import { cancelSchedule, scheduleEntry } from './schedule-entry.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'
import {
  createDraft,
  discardDraft,
  type SaveMode,
  saveNewest,
  unpublishEntry,
  writingOf,
  writingResponse,
} from './draft-entries.ts'

/** Creates a draft. If its key has already published an entry whose response was lost, that entry is returned instead. */
const create = (req: PayloadRequest, source: Source): Promise<Response> =>
  withParsedBody(req, source, ({ fields, fingerprint }, picture) => {
    const read = (id: string) => writingOf(req, source, id)
    const creation = {
      create: async () => read(await createDraft(req, source, { fields, picture })),
      read,
      sharesKeysOf: { pathname: `/api/${source.type.path}`, read },
    }
    return withIdempotencyKey(req, fingerprint, rowCreation(req, source.collection, creation))
  })

function save(req: PayloadRequest, source: Source, mode: SaveMode): Promise<Response> {
  const work = async (body: Body, picture: Upload | undefined) => {
    await saveNewest(req, source, idInPath(req), changesOf(req, body, picture), mode)
    return writingResponse(req, source, idInPath(req))
  }
  return withParsedBody(req, source, work, mode === 'publish')
}

const after =
  (change: typeof unpublishEntry) =>
  async (req: PayloadRequest, source: Source): Promise<Response> => {
    await change(req, source, idInPath(req), ifMatchOf(req))
    return writingResponse(req, source, idInPath(req))
  }

async function setSchedule(req: PayloadRequest, source: Source): Promise<Response> {
  await scheduleEntry(req, source, idInPath(req), (await readBody(req)).fields)
  return writingResponse(req, source, idInPath(req))
}

async function endSchedule(req: PayloadRequest, source: Source): Promise<Response> {
  await cancelSchedule(req, source, idInPath(req))
  return writingResponse(req, source, idInPath(req))
}

/** The staff's routes for entries beyond the contract's calls: drafts, publishing, schedules and versions. */
const routesOf = (source: Source): Route[] => {
  const { path } = source.type
  const route = (
    method: Route['method'],
    routePath: string,
    work: (req: PayloadRequest, source: Source) => Promise<Response>,
  ): Route => {
    const handler: Handler = inLanguage((req) => work(req, source))
    return { method, path: routePath, who: 'staff', handler }
  }
  const [state, draft, versions] = [`/state/${path}`, `/draft/${path}`, `/versions/${path}/:id`]
  return [
    route('get', state, async (req) => json(await statesOf(req, source))),
    route('get', `${state}/:id`, (req) => writingResponse(req, source, idInPath(req))),
    route('post', draft, create),
    route('patch', `${draft}/:id`, (req) =>
      save(req, source, readFlag(req.searchParams, 'autosave') ? 'autosave' : 'draft'),
    ),
    route('delete', `${draft}/:id`, after(discardDraft)),
    route('post', `/publish/${path}/:id`, (req) => save(req, source, 'publish')),
    route('post', `/unpublish/${path}/:id`, after(unpublishEntry)),
    route('put', `/schedule/${path}/:id`, setSchedule),
    route('delete', `/schedule/${path}/:id`, endSchedule),
    route('get', versions, async (req) => json(await listVersions(req, source, idInPath(req)))),
    route('get', `${versions}/:version`, async (req) =>
      json(await readVersion(req, source, idInPath(req), pathParameter(req, 'version'))),
    ),
    route('post', `${versions}/:version`, async (req) => {
      await restoreVersion(req, source, idInPath(req), pathParameter(req, 'version'), ifMatchOf(req))
      return writingResponse(req, source, idInPath(req))
    }),
  ]
}

/** The routes of all types with drafts. */
export const writingRoutes: readonly Route[] = sources.filter(({ type }) => type.drafts).flatMap(routesOf)
