import type { PayloadRequest } from 'payload'

import { isId } from '#collections/row-id.ts'
import type { Source } from '#collections/sources.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#contract/languages.ts'
import { ownContent } from '#contract/own-content.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { scheduledActions, type Writing, type WritingState } from '#contract/writing.ts'
import { contentTag, etagHeader } from '#cms/common/etag.ts'
import { writeWithSlug } from '#cms/content/write-with-slug.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { inLocale } from '#cms/common/in-locale.ts'
import { requireMatch } from '#cms/common/if-match.ts'
import { pendingSchedules, scheduledOf, unschedule } from '#cms/drafts/plan-schedule.ts'
import { pageSlugOf, rowColumns, writingStateOf } from '#cms/drafts/states.ts'
import { unpublish } from '#cms/content/unpublish.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { entityOf } from './populate-references.ts'
import { addPictures } from './read-entries.ts'
import { json } from './response.ts'
import { columnsOf, type Document } from './shape.ts'
import { ownTexts } from './translations.ts'
import {
  changeContent,
  type Changes,
  insertWithSlug,
  toColumns,
  validated,
  withPicture,
  writePublished,
} from './write-entries.ts'
import { writingFields } from './slug-and-seo-fields.ts'

/** The newest content of an entry and what visitors see of it. */
export interface Newest {
  document: Document
  entry: AnyEntity
  state: WritingState
  /**
   * The revision of the content in the request's language, for `If-Match`; in the default language it includes whether visitors
   * see the entry.
   */
  tag: string
  pageSlug?: string
}

/** Reads the newest content of an entry. Throws 404, or 412 if it does not match `If-Match`. */
export async function newestOf(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null = null,
): Promise<Newest> {
  const { collection, type } = source
  const row = isId(req, id)
    ? await req.payload.db.findOne<{ id: string } & Document>({
        collection,
        where: { id: { equals: id } },
        select: Object.fromEntries(rowColumns(type).map((column) => [column, true])),
        req,
      })
    : null
  const found =
    row &&
    (await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      select: { ...columnsOf(type), _status: true, updatedAt: true },
      disableErrors: true,
      overrideAccess: false,
      locale: 'all',
      req: inLocale(req, 'all'),
    }))
  if (!found) throw notFoundError(type.name)
  const language = languageOf(req.locale)
  const document = await addPictures(req, found, language)
  const entry = await entityOf(req, type, document, language)
  const state = writingStateOf(row['_status'], document['_status'] === 'draft')
  // The revision covers this language’s own texts only, so translators and authors do not conflict.
  const content =
    language === DEFAULT_LANGUAGE ? [state === 'draft', ownContent(type, entry)] : ownTexts(type, document, language)
  const tag = contentTag(JSON.stringify(content))
  requireMatch(ifMatch, tag)
  return { document, entry, state, tag, ...pageSlugOf(type, row) }
}

/** An entry's newest content with its state, schedule, time and revision. Throws 404. */
export async function writingOf(req: PayloadRequest, source: Source, id: string): Promise<Writing> {
  const { document, entry, tag, ...stateAndSlug } = await newestOf(req, source, id)
  const known = (await scheduledOf(req, source.collection, entry._id)).get(entry._id) ?? []
  const scheduled = pendingSchedules(known, stateAndSlug.state)
  const savedAt = new Date(String(document['updatedAt'])).toISOString()
  return { _id: entry._id, ...stateAndSlug, scheduled, savedAt, revision: etagHeader(tag), entry }
}

/** The response with that; its revision is also the `ETag`. */
export async function writingResponse(req: PayloadRequest, source: Source, id: string): Promise<Response> {
  const writing = await writingOf(req, source, id)
  return json(writing, 200, { etag: writing.revision })
}

/** Creates an entry that visitors do not see. Required fields may be empty. Returns its id. */
export async function createDraft(
  req: PayloadRequest,
  source: Source,
  { fields, picture }: Pick<Changes, 'fields' | 'picture'>,
): Promise<string> {
  const { type } = source
  const { data, html } = await toColumns(req.payload, type, validated(type, fields, 'draft'))
  const own = writingFields(type, fields, {}, languageOf(req.locale))
  const document = await withPicture(req, type, { fields, picture }, (image) =>
    insertWithSlug(
      req,
      source,
      { html, data: { ...data, ...own, ...(image ? { image } : {}), _status: 'draft' } },
      true,
    ),
  )
  return String(document['id'])
}

/** How content is saved: as a draft, as a draft that replaces the last autosaved one, or published. */
export type SaveMode = 'draft' | 'autosave' | 'publish'

/** Saves the given fields with the rest of an entry's newest content. */
export async function saveNewest(
  req: PayloadRequest,
  source: Source,
  id: string,
  changes: Changes,
  mode: SaveMode,
): Promise<void> {
  const { type, collection } = source
  const isPublished = mode === 'publish'
  await changeContent(req, source, id, changes, {
    rules: isPublished ? 'update' : 'draft',
    read: async () => (await newestOf(req, source, id, changes.ifMatch)).document,
    write: async ({ data, html }, before) => {
      const language = languageOf(req.locale)
      const columns: Record<string, unknown> = {
        ...data,
        ...writingFields(type, changes.fields, before, language),
        _status: isPublished ? 'published' : 'draft',
      }
      const save = {
        collection,
        id,
        data: columns,
        locale: language,
        context: { knownHtml: html },
        draft: !isPublished,
        autosave: mode === 'autosave',
      }
      const update = () => req.payload.update({ ...save, depth: 0, overrideAccess: false, req })
      await writeWithSlug(collection, update)
    },
  })
}

/** Unpublishes an entry, and ends what is scheduled for it. Its newest content stays as a draft. Throws 404, or 412 if it does not match `If-Match`. */
export async function unpublishEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null,
): Promise<void> {
  const { collection } = source
  await withClusterLock(req.payload, entryLockName(source, id), async () => {
    await newestOf(req, source, id, ifMatch)
    await unpublish(req.payload, collection, id, { req })
    await unschedule(req, collection, id, scheduledActions)
  })
}

/** Replaces the newest draft by the published content. Throws 404 if nothing is published, or 412. */
export async function discardDraft(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null,
): Promise<void> {
  await withClusterLock(req.payload, entryLockName(source, id), async () => {
    const { state } = await newestOf(req, source, id, ifMatch)
    if (state === 'draft') throw notFoundError(source.type.name)
    await withoutDraft(req, source, id, state)
  })
}

/** Leaves an entry that is published without a draft, and so without a time at which that is published. The caller holds the entry's lock. */
export async function withoutDraft(
  req: PayloadRequest,
  source: Source,
  id: string,
  state: Exclude<WritingState, 'draft'>,
): Promise<void> {
  if (state !== 'changed') return
  await writePublished(req, source, id)
}
