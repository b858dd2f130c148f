import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'

import type { AuditAction } from '#collections/audit.ts'
import type { Audit } from '#cms/generated/payload-types.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { type AuditEvent, besideChange, type Columns, store } from './record.ts'
import { Repeats, REPEAT_MS } from './repeats.ts'

/** Internal collections that only the server writes. */
const unaudited = new Set(['audit', 'receipts', 'second-factors'])

/** Their titles are personal data, which must not outlive the document. */
const untitled = new Set(['inquiries'])

const repeats = new Repeats()

/**
 * The audit trail of all content: what signed-in users create, change and delete, on any route. Writes without a user
 * (seeding, housekeeping, a visitor's inquiry) are not recorded.
 */
export const auditTrail: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    unaudited.has(collection.slug) ? collection : audited(collection),
  ),
  globals: config.globals?.map(auditedGlobal),
})

function audited(collection: CollectionConfig): CollectionConfig {
  const recordAction = (req: PayloadRequest, action: AuditAction, doc: Record<string, unknown>) =>
    recordOnce(req, eventOf(collection, action, doc))
  const changed: CollectionAfterChangeHook = ({ doc, operation, req }) =>
    recordAction(req, operation === 'create' ? 'created' : 'changed', doc)
  const deleted: CollectionAfterDeleteHook = ({ doc, req }) =>
    recordAction(req, collection.trash ? 'deleted for good' : 'deleted', doc)
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), changed],
      afterDelete: [...(hooks?.afterDelete ?? []), deleted],
    },
  }
}

type Labelled = Pick<CollectionConfig, 'slug' | 'labels' | 'admin'>

/** The audit event of an action on a document. */
export const eventOf = (
  collection: Labelled,
  action: AuditAction,
  doc: Readonly<Record<string, unknown>>,
): Omit<AuditEvent, 'who'> => ({
  action,
  kind: textOf(collection.labels?.singular) ?? collection.slug,
  documentId: String(doc['id']),
  ...titleOf(collection, doc),
  ...statusOf(doc),
})

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const kind = textOf(global.label) ?? global.slug
  const changed: GlobalAfterChangeHook = ({ doc, req }) =>
    recordOnce(req, { action: 'changed', kind, documentId: global.slug, ...statusOf(doc) })
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), changed] } }
}

/** Records an event in the transaction of its change, unless it repeats the last one of its document within a minute. */
async function recordOnce(req: PayloadRequest, event: Omit<AuditEvent, 'who'>): Promise<void> {
  const { user, payload } = req
  if (!user) return
  await besideChange(req, { who: user, ...event }, async (columns) => {
    // The last record of a document names who changed it last, also where two save it in turns.
    const isRepeat = await (isSqlite(payload.db) ? isKnownRepeat(columns) : isStoredRepeat(req, columns))
    if (!isRepeat || event.action !== 'changed') await store(payload, columns, req)
  })
}

/** Of one process, whose changes are never rolled back, the memory is enough. */
const isKnownRepeat = (columns: Columns): boolean =>
  repeats.isRepeat(JSON.stringify(columns), { subject: JSON.stringify([columns.kind, columns.documentId]) })

/** Other nodes record too, and a transaction that is rolled back leaves no record: the newest one that is stored decides. */
async function isStoredRepeat(req: PayloadRequest, columns: Columns): Promise<boolean> {
  const { action, kind, documentId } = columns
  if (action !== 'changed') return false
  const { docs } = await req.payload.db.find<Audit>({
    collection: 'audit',
    where: { and: [{ documentId: { equals: documentId } }, { kind: { equals: kind } }] },
    sort: '-at',
    limit: 1,
    pagination: false,
    req,
  })
  const last = docs[0]
  if (!last || Date.now() - Date.parse(last.at) >= REPEAT_MS) return false
  const names = ['action', 'title', 'status', 'who', 'userId'] as const
  return names.every((name) => (last[name] ?? undefined) === columns[name])
}

const TITLE_LENGTH = 200

function titleOf({ slug, admin }: Labelled, doc: Readonly<Record<string, unknown>>): Pick<AuditEvent, 'title'> {
  const title = untitled.has(slug) ? undefined : textOf(doc[admin?.useAsTitle ?? 'id'])
  return title === undefined ? {} : { title: title.slice(0, TITLE_LENGTH).toWellFormed() }
}

const statusOf = (doc: Readonly<Record<string, unknown>>): Pick<AuditEvent, 'status'> =>
  typeof doc['_status'] === 'string' ? { status: doc['_status'] } : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
