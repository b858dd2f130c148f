import type { Payload, Where } from 'payload'

import { NOTICE_DAYS } from '#contract/inquiry-desk.ts'
import { DAY_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'
import { deleteLocked } from '#cms/locks/delete-locked.ts'
import { readDeskSettings } from './inquiry-desk-settings.ts'

const collection = 'inquiries'

/** The time so many months before or after another, on the last day of a month that has no such day. */
export function monthsFrom(time: number, months: number): number {
  const at = new Date(time)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  return at.setUTCDate(Math.min(day, last))
}

/**
 * Housekeeping: deletes inquiries about which nothing was done for the months that the settings name. The desk announces
 * the removal at least two weeks before, also for inquiries that are older than that when the months are set.
 */
export async function deleteOldInquiries(payload: Payload, now = Date.now()): Promise<void> {
  const { keepMonths } = await readDeskSettings(payload)
  if (keepMonths === null) return cancelRemovals(payload, { removeAt: { exists: true } })
  const noticed = iso(monthsFrom(now + NOTICE_DAYS * DAY_MS, -keepMonths))
  await cancelRemovals(payload, { and: [{ removeAt: { exists: true } }, { updatedAt: { greater_than: noticed } }] })
  const old: Where = { and: [{ removeAt: { exists: false } }, { updatedAt: { less_than_equal: noticed } }] }
  for (const { id, updatedAt } of await rows(payload, old)) {
    const due = Math.max(monthsFrom(Date.parse(updatedAt), keepMonths), now + NOTICE_DAYS * DAY_MS)
    await setRemoval(payload, id, updatedAt, iso(due))
  }
  let count = 0
  for (const { id, updatedAt, removeAt } of await rows(payload, { removeAt: { exists: true } })) {
    const due = iso(monthsFrom(Date.parse(updatedAt), keepMonths))
    // The months may have been raised since the removal was announced.
    if (removeAt && removeAt < due) await setRemoval(payload, id, updatedAt, due)
    // Something may have been done about it since it was read.
    else if (removeAt && removeAt <= iso(now) && (await deleteLocked(payload, collection, id, asRead(updatedAt))))
      count += 1
  }
  if (count > 0) log.info({ count }, 'old inquiries were deleted, as the settings say')
}

const asRead = (updatedAt: string): Where => ({ updatedAt: { equals: updatedAt } })

const iso = (time: number): string => new Date(time).toISOString()

async function cancelRemovals(payload: Payload, where: Where): Promise<void> {
  for (const { id, updatedAt } of await rows(payload, where)) await setRemoval(payload, id, updatedAt, null)
}

const rows = async (payload: Payload, where: Where) =>
  (await payload.find({ collection, where, select: { updatedAt: true, removeAt: true }, depth: 0, pagination: false }))
    .docs

/**
 * Bypasses the hooks and keeps `updatedAt`, since this is no change by the staff. One that somebody has changed since it was read is left
 * as it is.
 */
const setRemoval = (payload: Payload, id: string, updatedAt: string, removeAt: string | null) =>
  payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, asRead(updatedAt)] },
    data: { removeAt, updatedAt },
    returning: false,
  })
