import type { CollectionSlug, PayloadRequest } from 'payload'

import type { AuditAction } from '#collections/audit.ts'
import { eventOf } from '#cms/audit/hooks.ts'
import { type Actor, record } from '#cms/audit/record.ts'
import { titleColumn, titleIn } from '#cms/content/row-title.ts'

/** A row as the database adapter returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** Adds an action of the trash to the audit trail; by default by the signed-in user. */
export function recordTrash(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  collection: CollectionSlug,
  action: AuditAction,
  row: Row,
  who: Actor | null = req.user,
): void {
  if (!who) return
  const { config } = req.payload.collections[collection]
  const title = { [titleColumn(config)]: titleIn(config, row) }
  record(req.payload, { who, ...eventOf(config, action, { ...row, ...title }) })
}
