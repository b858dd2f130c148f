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
import { type AuditEvent, record } from './record.ts'
import { Repeats } from './repeats.ts'

/** Written by the server for itself. */
const unseen = new Set(['audit', 'receipts'])

/** Their titles are people's names and questions, which are to be gone when they are deleted. */
const untitled = new Set(['inquiries'])

const repeats = new Repeats()

/**
 * The audit trail of all content: what signed-in people create, change and delete, through whichever door. What the
 * server does by itself (seeding, housekeeping, a visitor's inquiry) is nobody's deed and not in it.
 */
export const auditTrail: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    unseen.has(collection.slug) ? collection : watched(collection),
  ),
  globals: config.globals?.map(watchedGlobal),
})

function watched(collection: CollectionConfig): CollectionConfig {
  const kind = textOf(collection.labels?.singular) ?? collection.slug
  const note = (req: PayloadRequest, action: AuditAction, doc: Record<string, unknown>) =>
    tell(req, { action, kind, documentId: String(doc['id']), ...titleOf(collection, doc), ...statusOf(doc) })
  const changed: CollectionAfterChangeHook = ({ doc, operation, req }) => {
    note(req, operation === 'create' ? 'created' : 'changed', doc)
  }
  const deleted: CollectionAfterDeleteHook = ({ doc, req }) => {
    note(req, 'deleted', doc)
  }
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

function watchedGlobal(global: GlobalConfig): GlobalConfig {
  const kind = textOf(global.label) ?? global.slug
  const changed: GlobalAfterChangeHook = ({ doc, req }) => {
    tell(req, { action: 'changed', kind, documentId: global.slug, ...statusOf(doc) })
  }
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), changed] } }
}

function tell(req: PayloadRequest, event: Omit<AuditEvent, 'who'>): void {
  const { user, payload } = req
  if (!user) return
  if (event.action === 'changed' && repeats.isRepeat(JSON.stringify([user.id, event]))) return
  record(payload, { who: user, ...event })
}

const TITLE = 200

function titleOf({ slug, admin }: CollectionConfig, doc: Record<string, unknown>): Pick<AuditEvent, 'title'> {
  const title = untitled.has(slug) ? undefined : textOf(doc[admin?.useAsTitle ?? 'id'])
  return title === undefined ? {} : { title: title.slice(0, TITLE).toWellFormed() }
}

const statusOf = (doc: Record<string, unknown>): Pick<AuditEvent, 'status'> =>
  typeof doc['_status'] === 'string' ? { status: doc['_status'] } : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
