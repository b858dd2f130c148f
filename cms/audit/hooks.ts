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
import { MINUTE_MS } from '#contract/time.ts'
import { titleColumn } from '#cms/content/row-title.ts'
import type { Audit } from '#cms/generated/payload-types.ts'
import { auditKinds, kindOf } from './kinds.ts'
import { type AuditEvent, besideChange, type Columns, recordIn, store } from './record.ts'

/** Internal collections that only the server writes. */
const unaudited = new Set(['audit', 'receipts', 'second-factors'])

/** Their titles are personal data, which must not outlive the document. */
const untitled = new Set(['inquiries'])

/** The same change within this time is a repeat, which is not recorded. */
export const REPEAT_MS = MINUTE_MS

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
  const changed: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) =>
    collection.slug === 'users' && operation === 'update'
      ? recordAccountChange(req, eventOf(collection, 'changed', doc), previousDoc, doc)
      : recordAction(req, operation === 'create' ? 'created' : 'changed', doc)
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

/** Every change of an account, with what it changes about who may sign in: rights may be given and taken within a minute. */
async function recordAccountChange(
  req: PayloadRequest,
  event: Omit<AuditEvent, 'who'>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!req.user) return
  const changed = ['role', 'email'].filter((name) => before[name] !== after[name])
  const status = changed.map((name) => `${name}: ${String(after[name])}`).join(', ')
  await recordIn(req, { who: req.user, ...event, ...(status === '' ? {} : { status }) })
}

type Labelled = Pick<CollectionConfig, 'slug' | 'labels' | 'admin'>

/** The audit event of an action on a document. */
export const eventOf = (
  collection: Labelled,
  action: AuditAction,
  doc: Readonly<Record<string, unknown>>,
): Omit<AuditEvent, 'who'> => ({
  action,
  kind: kindOf(collection, doc),
  documentId: String(doc['id']),
  ...titleOf(collection, doc),
  ...statusOf(doc),
})

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const changed: GlobalAfterChangeHook = ({ doc, req }) =>
    recordOnce(req, { action: 'changed', kind: auditKinds.settings, documentId: global.slug, ...statusOf(doc) })
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), changed] } }
}

/** Records an event in the transaction of its change, unless it repeats the last one of its document within a minute. */
async function recordOnce(req: PayloadRequest, event: Omit<AuditEvent, 'who'>): Promise<void> {
  const { user, payload } = req
  if (!user) return
  await besideChange(req, { who: user, ...event }, async (columns) => {
    // The last record of a document names who changed it last, also where two save it in turns.
    if (!(await isRepeat(req, columns))) await store(payload, columns, req)
  })
}

/** Whether a document's newest record is of the same change a short time ago: the panel's autosave would fill the trail. */
async function isRepeat(req: PayloadRequest, columns: Columns): Promise<boolean> {
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
  const title = untitled.has(slug) ? undefined : textIfAny(doc[titleColumn({ admin })])
  return title === undefined ? {} : { title: title.slice(0, TITLE_LENGTH).toWellFormed() }
}

const statusOf = (doc: Readonly<Record<string, unknown>>): Pick<AuditEvent, 'status'> =>
  typeof doc['_status'] === 'string' ? { status: doc['_status'] } : {}

const textIfAny = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
