import type { Payload, PayloadRequest } from 'payload'

import type { AuditAction } from '#collections/audit.ts'
import { isRecord } from '#contract/narrow.ts'
import { log } from '#cms/common/log.ts'

/** The user who did something, with the columns that the trail stores. */
export interface Actor {
  id: string | number
  name?: unknown
  email?: unknown
  /** The API key of a request, whose name the trail stores; absent for sessions. */
  apiKey?: unknown
}

export interface AuditEvent {
  who: Actor
  action: AuditAction
  /** The kind of document, as the panel labels it. */
  kind?: string
  documentId?: string
  title?: string
  status?: string
  address?: string
}

/** The columns of an event's record, except its time. */
export type Columns = Omit<AuditEvent, 'who'> & { who: string; userId: string }

const eventColumns = ({ who, ...event }: AuditEvent): Columns => ({
  ...event,
  who: nameOf(who),
  userId: String(who.id),
})

const pending = new Set<Promise<void>>()

/** Adds a record to the audit trail in the background; a failure is only logged. */
export function record(payload: Payload, event: AuditEvent): void {
  const work = store(payload, eventColumns(event)).catch((error: unknown) => logUnrecorded(error, event))
  pending.add(work)
  void work.finally(() => pending.delete(work))
}

/** Adds a record in the transaction of its change; see `besideChange`. */
export const recordIn = (req: PayloadRequest, event: AuditEvent): Promise<void> =>
  besideChange(req, event, (columns) => store(req.payload, columns, req))

/** Does work on the trail in a change's transaction, which fails with it. Without one the change has been written: a failure is logged. */
export async function besideChange(
  req: PayloadRequest,
  event: AuditEvent,
  work: (columns: Columns) => Promise<void>,
): Promise<void> {
  try {
    await work(eventColumns(event))
  } catch (error) {
    if (await req.transactionID) throw error
    logUnrecorded(error, event)
  }
}

/** Stores a record, in the request's transaction if one is given. */
export async function store(payload: Payload, columns: Columns, req?: PayloadRequest): Promise<void> {
  const data = { ...columns, at: new Date().toISOString() }
  await payload.db.create({ collection: 'audit', data, returning: false, ...(req ? { req } : {}) })
}

const logUnrecorded = (error: unknown, { action }: Pick<AuditEvent, 'action'>): void =>
  log.error({ err: error, action }, 'an audit record could not be written')

const nameOf = ({ name, email, id, apiKey }: Actor): string => {
  const key = isRecord(apiKey) && typeof apiKey['name'] === 'string' ? `(API key “${apiKey['name']}”)` : undefined
  const parts = [name, typeof email === 'string' ? `<${email}>` : undefined, key].filter(
    (part) => typeof part === 'string',
  )
  return parts.length > 0 ? parts.join(' ') : String(id)
}

/** Waits for the records that are being written; called before the database is closed. */
export const flushAuditTrail = async (): Promise<void> => void (await Promise.all(pending))
