import type { PayloadRequest } from 'payload'

import { type Source, sources } from '#collections/sources.ts'
import { titleOf } from '#contract/entity-texts.ts'
import { scheduledActions } from '#contract/writing.ts'
import { labelOf } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { schedule, unschedule } from '#cms/drafts/plan-schedule.ts'
import { statesOf } from '#cms/drafts/states.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import type { Upload } from '#cms/media/replace-file.ts'
import { type Body, readBody } from './body.ts'
import { rowCreation, withIdempotencyKey } from './idempotency.ts'
import { inLanguage } from './in-language.ts'
import { readFlag } from './list-query.ts'
import { withParsedBody } from './parsed-body.ts'
import { changesOf } from './write-entries.ts'
import { type Handler, json } from './response.ts'
import { pathParameter, type Route } from './router.ts'
import { readSchedule } from './schedule-body.ts'
import { requireSchedulable } from './schedule-rules.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'
import {
  createDraft,
  discardDraft,
  type Newest,
  newestOf,
  type SaveMode,
  saveNewest,
  unpublishEntry,
  writingOf,
  writingResponse,
} from './draft-entries.ts'

const idOf = (req: PayloadRequest): string => pathParameter(req, 'id')
const ifMatchOf = (req: PayloadRequest): string | null => req.headers.get('if-match')

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
    await saveNewest(req, source, idOf(req), changesOf(req, body, picture), mode)
    return writingResponse(req, source, idOf(req))
  }
  return withParsedBody(req, source, work, mode === 'publish')
}

const after =
  (change: typeof unpublishEntry) =>
  async (req: PayloadRequest, source: Source): Promise<Response> => {
    await change(req, source, idOf(req), ifMatchOf(req))
    return writingResponse(req, source, idOf(req))
  }

async function setSchedule(req: PayloadRequest, source: Source): Promise<Response> {
  const scheduled = readSchedule((await readBody(req)).fields)
  return changeSchedule(req, source, async ({ entry, state }) => {
    if (scheduled.action === 'publish') await requireSchedulable(req.payload, source, entry._id, state)
    await schedule(req, source.collection, entry._id, scheduled)
    return `${scheduled.action} at ${scheduled.at}`
  })
}

const cancelSchedule = (req: PayloadRequest, source: Source): Promise<Response> =>
  changeSchedule(req, source, async ({ entry }) => {
    await unschedule(req, source.collection, entry._id, scheduledActions)
    return 'nothing scheduled'
  })

/** Runs the change under the entry's lock, so that each action has one time; the change returns its status for the audit trail. */
async function changeSchedule(
  req: PayloadRequest,
  source: Source,
  change: (newest: Newest) => Promise<string>,
): Promise<Response> {
  const id = idOf(req)
  await withClusterLock(req.payload, entryLockName(source, id), async () => {
    const newest = await newestOf(req, source, id)
    const status = await change(newest)
    recordSchedule(req, source, id, titleOf(source.type, newest.entry), status)
  })
  return writingResponse(req, source, id)
}

/** Schedules are no documents of their own: the audit trail records them as a change of the entry. */
function recordSchedule({ user, payload }: PayloadRequest, source: Source, id: string, title: string, status: string) {
  if (!user) return
  const kind = labelOf(payload.collections[source.collection].config)
  record(payload, { who: user, action: 'changed', kind, documentId: id, title, status })
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
    route('get', `${state}/:id`, (req) => writingResponse(req, source, idOf(req))),
    route('post', draft, create),
    route('patch', `${draft}/:id`, (req) =>
      save(req, source, readFlag(req.searchParams, 'autosave') ? 'autosave' : 'draft'),
    ),
    route('delete', `${draft}/:id`, after(discardDraft)),
    route('post', `/publish/${path}/:id`, (req) => save(req, source, 'publish')),
    route('post', `/unpublish/${path}/:id`, after(unpublishEntry)),
    route('put', `/schedule/${path}/:id`, setSchedule),
    route('delete', `/schedule/${path}/:id`, cancelSchedule),
    route('get', versions, async (req) => json(await listVersions(req, source, idOf(req)))),
    route('get', `${versions}/:version`, async (req) =>
      json(await readVersion(req, source, idOf(req), pathParameter(req, 'version'))),
    ),
    route('post', `${versions}/:version`, async (req) => {
      await restoreVersion(req, source, idOf(req), pathParameter(req, 'version'), ifMatchOf(req))
      return writingResponse(req, source, idOf(req))
    }),
  ]
}

/** The routes of all types with drafts. */
export const writingRoutes: readonly Route[] = sources.filter(({ type }) => type.drafts).flatMap(routesOf)
