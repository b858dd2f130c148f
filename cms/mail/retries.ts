import { getSettings } from '#cms/common/environment.ts'

/** About four days: 5 s, 10 s, 20 s, … */
export const retries = { attempts: 16, backoff: { type: 'exponential', delay: 5_000 } } as const

/** About ten minutes: 5 s, 10 s, 20 s, … After that users request another link. */
export const passwordLinkRetries = { attempts: 7, backoff: { type: 'exponential', delay: 5_000 } } as const

/** The same id for each attempt, so that mail programs show a mail that was sent twice only once. */
export const messageId = (about: string): string => `<${about}@${getSettings().mailFrom.address.split('@')[1]}>`
