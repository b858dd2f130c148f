import type { Payload } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { DAY_MS } from '#contract/time.ts'
import { log } from '#cms/common/log.ts'

const KEY = 'housekeeping-clock'

/** Nodes' clocks may differ, and a site may be off for a night or a day. */
const MOST_AHEAD_MS = 2 * DAY_MS

/** The running time after which a clock that is further ahead is believed: the site was off for long. */
const WAIT_MS = DAY_MS

/** What is known of the clock, as the database has it. */
interface Clock {
  /** The last time that was believed, in milliseconds since 1970. */
  believed: number
  /** How long the site has run since with a clock that is too far ahead. */
  waitedMs: number
}

/** @param ranMs how long this process has run since its last reading of the clock */
export function readClock({ believed, waitedMs }: Clock, now: number, ranMs: number): Clock {
  const waited = waitedMs + ranMs
  return now - believed <= MOST_AHEAD_MS || waited >= WAIT_MS
    ? { believed: now, waitedMs: 0 }
    : { believed, waitedMs: waited }
}

let isTrusted = false
let readAt: number | undefined

/**
 * Housekeeping's first task: compares the clock with the last time that housekeeping ran. A clock that is days ahead, such as one that was
 * set wrongly at a start, would delete all that is kept for a number of days; so `byAge` then does nothing until the site has run for a day.
 */
export async function checkClock(payload: Payload): Promise<void> {
  isTrusted = false
  const [now, running] = [Date.now(), performance.now()]
  const known = clockOf(await payload.kv.get<NonNullable<unknown>>(KEY)) ?? (await firstClock(payload))
  const next = readClock(known, now, running - (readAt ?? running))
  await payload.kv.set(KEY, { ...next })
  readAt = running
  isTrusted = next.believed === now
  if (!isTrusted && known.believed > 0)
    log.warn(
      { lastRun: new Date(known.believed).toISOString() },
      'the clock is more than two days ahead of the last run: nothing is deleted for its age until the site has run for a day',
    )
}

/** Before the first run, the time of the newest record of the audit trail is believed. */
async function firstClock({ db }: Payload): Promise<Clock> {
  const query = { collection: 'audit', sort: '-at', limit: 1, pagination: false } as const
  const { docs } = await db.find<{ id: string; at: string }>(query)
  return { believed: docs[0] ? Date.parse(docs[0].at) : 0, waitedMs: 0 }
}

function clockOf(stored: unknown): Clock | undefined {
  if (!isRecord(stored)) return undefined
  const { believed, waitedMs } = stored
  return typeof believed === 'number' && typeof waitedMs === 'number' ? { believed, waitedMs } : undefined
}

/** A task that deletes what is old: it runs if the last `checkClock` trusted the clock. */
export const byAge =
  (task: (payload: Payload) => Promise<unknown>) =>
  async (payload: Payload): Promise<void> => {
    if (isTrusted) await task(payload)
  }
