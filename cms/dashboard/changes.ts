import type { PayloadRequest, Where } from 'payload'

import { SiteSettings } from '#collections/index.ts'
import { isAdministrator } from '#collections/access.ts'
import { CHANGE_ROWS, changeActions, type ChangeRow } from '#contract/dashboard.ts'
import { auditKinds, kindsOf } from '#cms/audit/kinds.ts'
import type { Audit } from '#cms/generated/payload-types.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { type TrashCollection, trashCollections } from '#cms/trash/trash-collections.ts'
import { presentAmong } from './entries.ts'
import { foldRuns, type Folded } from './fold-runs.ts'

const { slug: SETTINGS } = SiteSettings
/** Events that are read: several may be about one entry, of which the last is shown. */
const EVENTS = 100

/** Inquiries have a thread of their own, and their names are not in the audit trail. */
const shown: readonly TrashCollection[] = trashCollections.filter(({ type }) => type !== 'inquiry')

type Event = Pick<Audit, 'at' | 'userId' | 'action' | 'kind' | 'title' | 'documentId'>

/** The last change of each entry and picture, and for administrators of the settings, from the audit trail. */
export async function lastChanges(req: PayloadRequest): Promise<ChangeRow[]> {
  const events = foldRuns(await lastEvents(req)).slice(0, CHANGE_ROWS)
  const [names, places] = await Promise.all([
    userNames(
      req.payload,
      events.map(({ userId }) => userId ?? undefined),
    ),
    placesOf(req, events),
  ])
  return events.flatMap((event) => rowOf(req, event, names, places))
}

const kindsIn = ({ payload }: PayloadRequest, { collection }: TrashCollection): string[] =>
  kindsOf(payload.collections[collection].config)

/** The last event of each document, the newest first. */
async function lastEvents(req: PayloadRequest): Promise<Event[]> {
  const about: Where[] = [
    { kind: { in: shown.flatMap((trash) => kindsIn(req, trash)) } },
    ...(isAdministrator(req) ? [{ documentId: { equals: SETTINGS } }] : []),
  ]
  const { docs } = await req.payload.db.find<Event>({
    collection: 'audit',
    where: { and: [{ action: { in: [...changeActions] } }, { or: about }] },
    sort: '-at',
    select: { at: true, userId: true, action: true, kind: true, title: true, documentId: true },
    limit: EVENTS,
    pagination: false,
    req,
  })
  const seen = new Set<unknown>()
  return docs.filter(({ documentId }) => !seen.has(documentId) && seen.add(documentId))
}

type Places = Awaited<ReturnType<typeof presentAmong>>

async function placesOf(req: PayloadRequest, events: readonly Event[]): Promise<Places> {
  const found = await Promise.all(
    shown.map((trash) => {
      const kinds = kindsIn(req, trash)
      const ids = events.flatMap(({ kind, documentId }) => (kinds.includes(kind ?? '') ? (documentId ?? []) : []))
      return ids.length === 0 ? [] : presentAmong(req, trash.collection, ids)
    }),
  )
  return new Map(found.flatMap((each) => [...each]))
}

function rowOf(
  req: PayloadRequest,
  event: Folded<Event>,
  names: ReadonlyMap<string, string>,
  places: Places,
): ChangeRow[] {
  const { at, userId, kind, title, documentId, more } = event
  const action = changeActions.find((each) => each === event.action)
  const _id = documentId ?? ''
  const known = _id === SETTINGS ? 'settings' : shown.find((trash) => kindsIn(req, trash).includes(kind ?? ''))?.type
  if (!action || !known) return []
  const now = places.get(_id)
  // Earlier versions recorded documents as pictures.
  const type = now?.isPdf || kind === auditKinds.document ? 'document' : known
  const place = type === 'settings' || now?.isTrashed === false ? 'site' : now ? 'trash' : 'gone'
  return [
    { at, who: names.get(userId ?? '') ?? null, action, type, _id, title: now?.title || (title ?? ''), place, more },
  ]
}
