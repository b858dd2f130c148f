import { type PayloadRequest, restoreVersionOperation } from 'payload'

import { isId } from '#collections/row-id.ts'
import type { Source } from '#collections/sources.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import { languageOf } from '#contract/languages.ts'
import { type AnyEntity, titleField } from '#contract/resource.ts'
import type { Version } from '#contract/writing.ts'
import { REPEAT_MS } from '#cms/audit/hooks.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { exists } from '#cms/content/exists.ts'
import { valueInLanguage } from '#cms/content/fall-back.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { savesOf } from './entry-changes.ts'
import { populateImages } from './populate-images.ts'
import { entityOf } from './populate-references.ts'
import { columnsOf, type Document } from './shape.ts'
import { newestOf, withoutDraft } from './draft-entries.ts'
import { whoSaved } from './who-saved.ts'

/** The stored versions of an entry with who saved them, the newest first. Throws 404. */
export async function listVersions(req: PayloadRequest, source: Source, id: string): Promise<Version[]> {
  const { collection, type } = source
  await newestOf(req, source, id)
  const title = titleField(type)
  const { docs } = await req.payload.db.findVersions<Document>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: { updatedAt: true, version: { _status: true, [title]: true } },
    limit: 0,
    pagination: false,
    req,
  })
  const times = docs.map(({ updatedAt }) => Date.parse(String(updatedAt)))
  const saves = times.length > 0 ? await savesOf(req, id, { since: Math.min(...times) - REPEAT_MS }) : []
  const people = whoSaved(times, saves)
  return docs.map(({ id: version, updatedAt, version: content }, n) => ({
    _id: String(version),
    savedAt: new Date(String(updatedAt)).toISOString(),
    who: people[n] ?? null,
    isPublished: content['_status'] === 'published',
    title: textOf(valueInLanguage(content[title], languageOf(req.locale)).value),
  }))
}

/**
 * The content of one version, as it would be returned once published: with pictures in the trash, since restoring the version takes them
 * out of it. Throws 404.
 */
export async function readVersion(
  req: PayloadRequest,
  source: Source,
  id: string,
  version: string,
): Promise<AnyEntity> {
  const { collection, type } = source
  const language = languageOf(req.locale)
  const isKnown = isId(req, id) && isId(req, version) && (await exists(req, collection, id))
  const { docs } = isKnown
    ? await req.payload.db.findVersions<Document>({
        collection,
        where: { and: [{ id: { equals: version } }, { parent: { equals: id } }] },
        select: { version: columnsOf(type) },
        limit: 1,
        pagination: false,
        req,
      })
    : { docs: [] }
  const [found] = docs
  if (!isRecord(found?.version)) throw notFoundError('Version')
  const pictures = { withTrash: true }
  const [document = found.version] = await populateImages(req, [{ ...found.version, id }], language, pictures)
  return entityOf(req, type, document, language, pictures)
}

/**
 * Makes a version the entry's newest draft; visitors see what they saw. The version that they see leaves no draft. Throws 404, or 412 for
 * another `If-Match`.
 */
export async function restoreVersion(
  req: PayloadRequest,
  source: Source,
  id: string,
  version: string,
  ifMatch: string | null,
): Promise<void> {
  const collection = req.payload.collections[source.collection]
  if (!collection) throw new Error(`there is no collection ${source.collection}`)
  await withClusterLock(req.payload, entryLockName(source, id), async () => {
    const { state } = await newestOf(req, source, id, ifMatch)
    await readVersion(req, source, id, version)
    if (state !== 'draft' && version === (await publishedVersion(req, source, id))) {
      await withoutDraft(req, source, id, state)
      return
    }
    // Calls the operation, since `payload.restoreVersion` has no `draft` and would publish a version that was published.
    await retryOnWriteConflict(() =>
      restoreVersionOperation({ collection, id: version, draft: true, depth: 0, overrideAccess: false, req }),
    )
  })
}

/** The id of the version that visitors see of an entry that is published. */
async function publishedVersion(req: PayloadRequest, { collection }: Source, id: string): Promise<string | undefined> {
  const { docs } = await req.payload.db.findVersions<Document>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    select: { updatedAt: true },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] && String(docs[0].id)
}
