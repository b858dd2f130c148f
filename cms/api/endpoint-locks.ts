import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { ACCOUNTS_LOCK } from '#cms/auth/accounts-lock.ts'
import { lookUpUser } from '#cms/auth/strategy.ts'
import { httpError } from '#cms/common/http-error.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { withClusterLocks } from '#cms/locks/cluster-lock.ts'
import { entryLockName, globalLockName } from '#cms/locks/lock-names.ts'
import { trashCollections } from '#cms/trash/trash-collections.ts'
import { authorize } from './authorize.ts'
import type { ServedEndpoint } from './payload-endpoints.ts'
import type { CheckedQuery } from './payload-query.ts'
import { idInPath } from './router.ts'
import { tooManyAtOnce } from '#contract/staff-messages.ts'

/** Payload's endpoints change accounts, entries, files and settings under the locks that the contract's calls hold. */

/** The most documents that one bulk operation may change. */
const BULK_MAX = 250

type Locked = Pick<ServedEndpoint, 'method' | 'path' | 'collection' | 'global'>

/** Runs an endpoint under its locks; the user's role is looked up again under them. */
export async function withEndpointLocks(
  req: PayloadRequest,
  endpoint: ServedEndpoint,
  ids: readonly string[],
  work: () => Promise<Response>,
): Promise<Response> {
  const names = lockNamesOf(endpoint, ids)
  if (names.length === 0) return work()
  return withClusterLocks(req.payload, names, async () => {
    req.user = await lookUpUser(req)
    await authorize(req, endpoint)
    return work()
  })
}

/**
 * The names of the locks under which an endpoint runs.
 *
 * @param ids of the documents that it changes
 */
export function lockNamesOf({ method, path, collection, global }: Locked, ids: readonly string[]): string[] {
  if (method === 'get' || path.startsWith('/access')) return []
  // Administrators cannot change their own account or role, so one always remains, provided that two of them cannot demote
  // each other at the same time: the role check runs under the same lock as the change.
  if (collection === 'users') return [ACCOUNTS_LOCK]
  if (global !== undefined) return [globalLockName(global)]
  const locked = trashCollections.find((one) => one.collection === collection)
  return locked ? ids.map((id) => entryLockName(locked, id)) : []
}

/** The id of the document that an endpoint's path names, or that has the version which it names; none where there is no such one. */
export async function idsInPath(req: PayloadRequest, { method, path, collection }: Locked): Promise<string[]> {
  const id = idInPath(req)
  const namesVersion = collection !== undefined && method !== 'get' && path.startsWith('/versions/')
  if (!namesVersion) return id === '' ? [] : [id]
  const { docs } = await req.payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    select: { parent: true },
    limit: 1,
    pagination: false,
    req,
  })
  return docs.map(({ parent }) => String(parent))
}

/** The ids of the documents that a bulk operation of this query would change. Throws 400 for too many. */
export async function idsInBulk(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  { where, trash }: CheckedQuery,
): Promise<string[]> {
  // Payload refuses the operation.
  if (where === undefined) return []
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where,
      trash: trash === 'true',
      draft,
      select: {},
      limit: BULK_MAX + 1,
      pagination: false,
      overrideAccess: false,
      // Without a locale the adapter cannot compare localized fields.
      req: inLocale(req, req.locale ?? DEFAULT_LANGUAGE),
    })
    return docs.map(({ id }) => String(id))
  }
  // Some operations look among the newest drafts, others among the rows.
  const found = [await find(false), versions ? await find(true) : []]
  const ids = [...new Set(found.flat())]
  if (ids.length > BULK_MAX) throw httpError(400, tooManyAtOnce(BULK_MAX))
  return ids
}
