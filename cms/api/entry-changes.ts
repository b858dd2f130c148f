import type { PayloadRequest, Where } from 'payload'

import { isId } from '#collections/row-id.ts'
import { labelsOf } from '#collections/fields.ts'
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

/** The last saves of an entry, the newest first, from the audit trail. Throws 404. */
export async function listChanges(req: PayloadRequest, source: Source, id: string): Promise<EntryChange[]> {
  const { payload, user } = req
  const { collection, type } = source
  if (!isId(req, id) || !(await exists(req, collection, id))) throw notFoundError(type.name)
  const { docs } = await payload.db.find<Pick<Audit, 'at' | 'userId'>>({
    collection: 'audit',
    where: {
      and: [
        { documentId: { equals: id } },
        { kind: { equals: labelsOf(type).singular } },
        { action: { in: ['created', 'changed', 'restored'] } },
        isSave,
      ],
    },
    sort: '-at',
    select: { at: true, userId: true },
    limit: CHANGES_MAX,
    pagination: false,
    req,
  })
  const names = await userNames(
    payload,
    docs.map(({ userId }) => userId ?? undefined),
  )
  return docs.map(({ at, userId }) => ({
    at: new Date(at).toISOString(),
    who: names.get(userId ?? '') ?? null,
    isOwn: user !== null && userId === String(user.id),
  }))
}
