import { setTimeout as pause } from 'node:timers/promises'

import type { Payload } from 'payload'

import { isStorageUnavailable } from '#cms/common/storage-unavailable.ts'
import {
  SERVER_ERROR,
  unavailableCodes,
  unavailableMessages,
  unavailableNames,
  unavailableServerCodes,
  withoutValues,
  WRITE_CONFLICT,
} from '#cms/internals/driver-errors.ts'

const names = new Set(unavailableNames)
const hasUnavailableWords = (message: string): boolean => {
  const words = withoutValues(message).toLowerCase()
  return unavailableMessages.some((known) => words.includes(known))
}

/** Whether an error, or one of its causes, means that the database or the pictures' storage is unavailable, perhaps for a moment. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (isStorageUnavailable(at) || names.has(at.name) || hasUnavailableWords(at.message)) return true
    if (isWriteConflict(at)) return true
    if (!('code' in at)) continue
    if (typeof at.code === 'string' && unavailableCodes.test(at.code)) return true
    if (at.name === SERVER_ERROR && unavailableServerCodes.has(at.code)) return true
  }
  return false
}

/**
 * Whether a transaction was aborted because another one wrote the same document (MongoDB on a replica set). Nothing was
 * written, so it can be retried.
 */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === SERVER_ERROR &&
  'errorLabels' in error &&
  Array.isArray(error.errorLabels) &&
  error.errorLabels.includes(WRITE_CONFLICT)

const ATTEMPTS = 10
const FIRST_PAUSE_MS = 40
const LONGEST_PAUSE_MS = 500

/** Retries a write up to nine times, within about two seconds, after a write conflict. Its effects outside the database must be repeatable. */
export async function retryOnWriteConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await write()
    } catch (error) {
      if (n === ATTEMPTS || !isWriteConflict(error)) throw error
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (n - 1)))
    }
  }
}

const PING_MS = 1500

/** Pings the database; false on any error or after 1.5 s. */
export const isDatabaseReachable = (payload: Payload): Promise<boolean> =>
  succeedsInTime(payload.db.count({ collection: 'sessions', where: { key: { equals: '' } } }))

/** Whether a ping succeeds within 1.5 s. */
export async function succeedsInTime(ping: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS)
  })
  const success = ping.then(
    () => true,
    () => false,
  )
  return Promise.race([success, late]).finally(() => clearTimeout(timer))
}
