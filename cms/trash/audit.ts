import type { CollectionSlug, PayloadRequest } from 'payload'

import type { AuditAction } from '#collections/audit.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import { eventOf } from '#cms/audit/hooks.ts'
import { type Actor, record } from '#cms/audit/record.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'

/** A row as the database adapter returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The text that names a row in the panel. */
export function rowTitle({ payload }: Pick<PayloadRequest, 'payload'>, collection: CollectionSlug, row: Row): string {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  return textOf(valueInLanguage(row[useAsTitle], DEFAULT_LANGUAGE).value)
}

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
  const title = { [config.admin.useAsTitle ?? 'id']: rowTitle(req, collection, row) }
  record(req.payload, { who, ...eventOf(config, action, { ...row, ...title }) })
}
