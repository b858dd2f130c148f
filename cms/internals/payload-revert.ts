import { isRecord } from '#contract/narrow.ts'

/**
 * Payload's panel reverts an entry to what is published by a PATCH of the whole published document, as a GET of the same URL has
 * answered with it in one language. The request has no other mark. Payload merges what it sends with the newest draft, whose texts
 * in other languages are published with it.
 *
 * @internals @payloadcms/ui@3.90.2
 */

/** Whether a PATCH may be a reversion: forms that publish send neither an id nor all that a GET answers with. */
export const mayRevert = (id: string, data: unknown): data is Record<string, unknown> =>
  isRecord(data) && data['id'] === id && data['_status'] === 'published'
