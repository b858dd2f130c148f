import type { TaskConfig } from 'payload'

import { getSettings } from '#cms/common/environment.ts'

/** About four days: 5 s, 10 s, 20 s, … */
export const retries = { attempts: 16, backoff: { type: 'exponential', delay: 5_000 } } as const

/** About ten minutes: 5 s, 10 s, 20 s, … After that users request another link. */
export const passwordLinkRetries = { attempts: 7, backoff: { type: 'exponential', delay: 5_000 } } as const

/**
 * The time until which a mail is tried again, whose try at `now` has failed; undefined if that was the last one. Each wait is twice as long as
 * the one before.
 *
 * @param tried the number of tries that failed before
 */
export function triedUntil(policy: TaskConfig['retries'], tried: number, now: number): string | undefined {
  const { attempts = 0, backoff } = typeof policy === 'object' ? policy : { attempts: policy ?? 0 }
  if (tried >= attempts) return undefined
  return new Date(now + (backoff?.delay ?? 0) * (2 ** attempts - 2 ** tried)).toISOString()
}

/** The same id for each attempt, so that mail programs show a mail that was sent twice only once. */
export const messageId = (about: string): string => `<${about}@${getSettings().mailFrom.address.split('@')[1]}>`
