import type { Payload } from 'payload'

import type { AuditAction } from '#collections/audit.ts'
import { isObject } from '#cms/common/json.ts'
import { log } from '#cms/common/log.ts'

/** Who did something; the columns of a user that the trail keeps. */
export interface Actor {
  id: string | number
  name?: unknown
  email?: unknown
  /** Of a program that signed in with a person's key. */
  apiKey?: unknown
}

/** What happened. */
export interface Event {
  who: Actor
  action: AuditAction
  /** The kind of document, in the words of the panel. */
  kind?: string
  documentId?: string
  title?: string
  status?: string
  address?: string
}

const underWay = new Set<Promise<void>>()

/** Adds a line to the audit trail. Nobody waits for it, and its failure is logged and nothing else. */
export function record(payload: Payload, { who, ...event }: Event): void {
  const data = { ...event, at: new Date().toISOString(), who: nameOf(who), userId: String(who.id) }
  const work = payload.db.create({ collection: 'audit', data, returning: false }).then(
    () => undefined,
    (error: unknown) => log.error({ err: error, action: event.action }, 'not in the audit trail'),
  )
  underWay.add(work)
  void work.finally(() => underWay.delete(work))
}

const nameOf = ({ name, email, id, apiKey }: Actor): string => {
  const key = isObject(apiKey) && typeof apiKey['name'] === 'string' ? `(API key “${apiKey['name']}”)` : undefined
  const words = [name, typeof email === 'string' ? `<${email}>` : undefined, key].filter(
    (word) => typeof word === 'string',
  )
  return words.length > 0 ? words.join(' ') : String(id)
}

/** Waits for the lines that are being written, before the database is closed. */
export const allRecorded = async (): Promise<void> => void (await Promise.all(underWay))

const DAY_MS = 24 * 60 * 60 * 1000

/** Housekeeping: drops lines older than that many days. */
export const dropOldRecords = (payload: Payload, days: number): Promise<void> =>
  payload.db.deleteMany({
    collection: 'audit',
    where: { at: { less_than: new Date(Date.now() - days * DAY_MS).toISOString() } },
  })
