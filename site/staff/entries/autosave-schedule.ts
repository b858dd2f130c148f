import { ApiError } from '../../api/client.ts'

/** The pause in typing after which the form is saved. */
const PAUSE_MS = 2000
/** The longest time that typing without a pause is not saved. */
const LONGEST_MS = 20_000
/** The pause before a save that was not refused is repeated. */
const RETRY_MS = 15_000
/** The longest pause that a server can ask for. */
const RETRY_MAX_MS = 3_600_000

/** The statuses of the client's errors that another attempt may not meet: the session, its rights, time, order and number of calls. */
const PASSING = new Set([401, 403, 408, 425, 429])

/** The last save, if it failed. Times are in ms. */
export interface FailedSave {
  at: number
  /** Whether the same content was refused, and would be again. */
  isRefused: boolean
  /** How long the server asks to wait. */
  retryAfter?: number | undefined
}

/** What the time of the next save depends on. */
export interface AutosaveState {
  /** The first and the last change that no save has sent. */
  changed: { first: number; last: number } | undefined
  failed: FailedSave | undefined
  /** When the way to the server was last open again: a connection, a session, or its second factor. */
  reopenedAt: number
}

/**
 * What a save's error means for the next one.
 *
 * @param isNew whether it is of a new entry, which the next save creates if it was deleted meanwhile
 */
export function failedSave(error: unknown, at: number, isNew = false): FailedSave {
  if (!(error instanceof ApiError)) return { at, isRefused: false }
  const { status, retryAfter } = error
  const isRefused = status >= 400 && status < 500 && !PASSING.has(status) && !(isNew && status === 404)
  return { at, isRefused, retryAfter: retryAfter && retryAfter * 1000 }
}

/** When a form with unsaved content is saved next; undefined: not before another change. */
export function nextSave({ changed, failed, reopenedAt }: AutosaveState): number | undefined {
  // Typing does not put off a repetition.
  if (failed && !failed.isRefused) {
    const due = failed.at + Math.min(Math.max(failed.retryAfter ?? RETRY_MS, PAUSE_MS), RETRY_MAX_MS)
    return failed.retryAfter === undefined && reopenedAt > failed.at ? Math.min(reopenedAt, due) : due
  }
  return changed && Math.min(changed.last + PAUSE_MS, changed.first + LONGEST_MS)
}
