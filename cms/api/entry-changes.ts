import type { PayloadRequest, Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import type { Source } from '#collections/sources.ts'
import type { EntryChange } from '#contract/writing.ts'
import { userNames } from '#cms/auth/accounts.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { exists } from '#cms/content/exists.ts'
import type { Audit } from '#cms/generated/payload-types.ts'

/** The most changes that are returned. */
export const CHANGES_MAX = 10

/** Schedules are recorded as changes too, with what was set as their status. */
const isSave: Where = { or: [{ status: { exists: false } }, { status: { in: ['draft', 'published'] } }] }

/** A save of an entry in the audit trail. */
export interface Save {
  /** Milliseconds since 1970. */
  at: number
  userId: string | undefined
  /** The person's name; null if they are gone. */
  who: string | null
}

/** The saves of an entry in the audit trail, the newest first: those since a time, and at most so many. */
export async function savesOf(
  req: PayloadRequest,
  id: string,
  { since, limit = 0 }: { since?: number; limit?: number },
): Promise<Save[]> {
  const { docs } = await req.payload.db.find<Pick<Audit, 'at' | 'userId'>>({
    collection: 'audit',
    where: {
      and: [
        { documentId: { equals: id } },
        { action: { in: ['created', 'changed', 'restored'] } },
        isSave,
        ...(since === undefined ? [] : [{ at: { greater_than_equal: new Date(since).toISOString() } }]),
      ],
    },
    sort: '-at',
    select: { at: true, userId: true },
    limit,
    pagination: false,
    req,
  })
  const names = await userNames(
    req.payload,
    docs.map(({ userId }) => userId ?? undefined),
  )
  return docs.map(({ at, userId }) => ({
    at: Date.parse(at),
    userId: userId ?? undefined,
    who: names.get(userId ?? '') ?? null,
  }))
}

/** The last saves of an entry, the newest first. Throws 404. */
export async function listChanges(req: PayloadRequest, source: Source, id: string): Promise<EntryChange[]> {
  const { collection, type } = source
  if (!isId(req, id) || !(await exists(req, collection, id))) throw notFoundError(type.name)
  const saves = await savesOf(req, id, { limit: CHANGES_MAX })
  return saves.map(({ at, userId, who }) => ({
    at: new Date(at).toISOString(),
    who,
    isOwn: req.user !== null && userId === String(req.user.id),
  }))
}
