import type { FlattenedField, Payload, PayloadRequest } from 'payload'

import { refersToEntries } from '#contract/fields/refers-to-entries.ts'
import { htmlFieldName, richTextFields, storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { RICH_TEXT_NODES } from '#contract/limits.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '#contract/languages.ts'
import { type Field, kindOf } from '#contract/fields/index.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { SEPARATOR } from '#contract/fields/references.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import { tooComplex, tooManyNodes } from '#contract/fields/html.ts'
import { hasTooManyPictures, pictureNodesIn, tooManyPictures } from '#contract/rich-text/file-nodes.ts'
import { type Before, validate, type Values } from '#contract/validate.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { writeWithSlug } from '#cms/content/write-with-slug.ts'
import { entryLockName } from '#cms/locks/lock-names.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { log } from '#cms/common/log.ts'
import type { Upload } from '#cms/media/replace-file.ts'
import { deleteUnusedPicture } from '#cms/media/delete-unused.ts'
import { findTextPictures } from '#cms/media/text-pictures.ts'
import { addFile } from '#cms/media/stored-files.ts'
import { moveToTrash } from '#cms/trash/trash.ts'
import { invalidField, invalidFields } from '#cms/common/http-error.ts'
import type { Converted } from '#cms/rich-text/convert.ts'
import { convertOffThread, toHtmlOffThread } from '#cms/rich-text/convert-off-thread.ts'
import { hasTooManyNodes } from '#cms/rich-text/size.ts'
import { TooComplex } from '#cms/rich-text/conversion-thread.ts'
import { requestIdOf } from '#cms/common/request-context.ts'
import { chosenPicture } from './pictures.ts'
import { findEntryInAllLanguages } from './read-entries.ts'
import type { Body } from './body.ts'
import { entityOf } from './populate-references.ts'
import type { Document } from './shape.ts'
import { contentTag } from '#cms/common/etag.ts'
import { ifMatchOf, requireMatch } from '#cms/common/if-match.ts'
import { isLocalized } from '#cms/internals/payload-row-queries.ts'

type Data = Record<string, unknown>

/** The input of an update. */
export interface Changes {
  fields: Readonly<Record<string, unknown>>
  picture: Upload | undefined
  removeImage: boolean
  ifMatch: string | null
}

/** The changes that a request asks for. */
export const changesOf = (req: PayloadRequest, { fields }: Body, picture: Upload | undefined): Changes => ({
  fields,
  picture,
  removeImage: fields['removeImage'] === 'true' || fields['removeImage'] === true,
  ifMatch: ifMatchOf(req),
})

/** Validates, stores the picture, then the entry; on failure neither remains. Throws 400 for invalid fields. */
export async function createEntry(
  req: PayloadRequest,
  source: Source,
  { fields, picture }: Pick<Changes, 'fields' | 'picture'>,
): Promise<AnyEntity> {
  const { type } = source
  const { data, html } = await toColumns(req.payload, type, validated(type, fields, 'create'))
  const document = await withPicture(req, type, { fields, picture }, (image) =>
    insertWithSlug(req, source, {
      html,
      data: { ...data, ...(image ? { image } : {}), ...(source.hasDrafts ? { _status: 'published' } : {}) },
    }),
  )
  return writtenEntity(req, source, document)
}

/** The content that is changed: the published one, or the newest draft. `write` and a second `read` run under the entry's lock. */
interface Content<Written> {
  rules: 'update' | 'draft'
  /** Throws 404, or 412 if the content does not match `If-Match`. */
  read: () => Promise<Document>
  write: (columns: Columns, before: Document) => Promise<Written>
}

/**
 * Changes the given fields. Conversion and the picture's storage run before the lock is taken; under the lock the entry is read
 * again, so that no concurrent change is overwritten.
 */
export async function changeContent<Written>(
  req: PayloadRequest,
  source: Source,
  id: string,
  { fields, picture, removeImage }: Changes,
  { rules, read, write }: Content<Written>,
): Promise<Written> {
  const { type } = source
  const language = languageOf(req.locale)
  const document = await read()
  const current = await entityOf(req, type, document, language)
  const values = validated(type, fields, rules, { language, current })
  const { data, html } = await toColumns(req.payload, type, values, { document, entity: current })
  return withPicture(req, type, { fields, picture }, (image) =>
    withClusterLock(req.payload, entryLockName(source, id), async () => {
      const ownPicture = image ? { image } : removeImage ? { image: null } : {}
      return write({ data: { ...data, ...ownPicture }, html }, await read())
    }),
  )
}

/** Updates the given fields of the published content; throws 412 if the entry no longer matches `If-Match`. */
export async function updateEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  changes: Changes,
): Promise<AnyEntity> {
  const document = await changeContent(req, source, id, changes, {
    rules: 'update',
    read: () => findMatching(req, source, id, changes.ifMatch),
    write: (columns) => writePublished(req, source, id, columns),
  })
  return writtenEntity(req, source, document)
}

/** Publishes the published content again with these values; a newer draft is lost. The caller holds the entry's lock. */
export async function writePublished(
  req: PayloadRequest,
  source: Source,
  id: string,
  { data, html }: Columns = { data: {}, html: {} },
): Promise<Document> {
  const { collection } = source
  const published = await publishedColumns(req, source, id)
  const knownHtml = { ...published.html, ...html }
  const update = {
    collection,
    id,
    data: { ...published.data, ...data },
    locale: languageOf(req.locale),
    context: { knownHtml, ...(published.row ? { valuesByLanguage: published.row } : {}) },
  }
  const write = () => req.payload.update({ ...update, depth: 1, overrideAccess: false, req })
  return { ...(await writeWithSlug(collection, write)) }
}

/**
 * Puts an entry into the trash, and its picture if nothing else uses it. Returns the deleted entry; throws 404, or 412 if it does not
 * match `If-Match`.
 */
export async function deleteEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null,
): Promise<AnyEntity> {
  return withClusterLock(req.payload, entryLockName(source, id), async () => {
    const found = await findEntryInAllLanguages(req, source, { id })
    const entity = await entityOf(req, source.type, found, languageOf(req.locale))
    requireEntityMatch(ifMatch, entity)
    await moveToTrash(req, source.collection, String(found['id']))
    return entity
  })
}

/** Reads the entry; throws 412 if it does not match `If-Match`. */
async function findMatching(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null,
): Promise<Document> {
  const document = await findEntryInAllLanguages(req, source, { id })
  if (ifMatch === null) return document
  const entity = await entityOf(req, source.type, document, languageOf(req.locale))
  requireEntityMatch(ifMatch, entity)
  return document
}

/** Throws 412 if an entry, as the API returns it, does not match `If-Match`. */
const requireEntityMatch = (ifMatch: string | null, entity: AnyEntity): void =>
  requireMatch(ifMatch, contentTag(JSON.stringify(entity)))

/** The written entry; in other languages than the default it is read again, since Payload does not return which texts fell back. */
async function writtenEntity(req: PayloadRequest, source: Source, document: Document): Promise<AnyEntity> {
  const language = languageOf(req.locale)
  const id = String(document['id'])
  const whole = language === DEFAULT_LANGUAGE ? document : await findEntryInAllLanguages(req, source, { id })
  return entityOf(req, source.type, whole, language)
}

/** Deletes a picture of a write that failed. A failure is only logged. */
async function releaseUnusedPicture(req: PayloadRequest, picture: string): Promise<void> {
  await deleteUnusedPicture(req.payload, picture).catch((error: unknown) =>
    log.error({ err: error, picture, requestId: requestIdOf(req) }, 'unused picture not deleted'),
  )
}

/** The valid input of a request; throws 400 for an invalid one. */
export function validated(
  type: Resource,
  fields: Readonly<Record<string, unknown>>,
  mode: Parameters<typeof validate>[2],
  before?: Before,
): Values {
  const result = validate(type, fields, mode, before)
  if (!result.ok) throw invalidFields(result.errors)
  return result.values
}

/** Values as Payload stores them, and the HTML of rich text by field. */
interface Columns {
  data: Data
  html: Record<string, string>
}

/** An entry before an update: as it is stored, and as the API returns it to the writer. */
interface Stored {
  document: Document
  entity: AnyEntity
}

/** Validated values as Payload stores them. */
export async function toColumns(payload: Payload, type: Resource, values: Values, before?: Stored): Promise<Columns> {
  const current = before?.entity
  const data: Data = {}
  const html: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = type.fields[name]
    if (!field || (current && namesTheSame(field, value, current[name]))) continue
    const { storage, write } = storedKindOf(field)
    if (storage !== 'richText') {
      const ids = before && { stored: before.document[name], shown: idsRead(field, before.entity[name]) }
      data[name] = write ? write(value, field, ids) : value
      continue
    }
    const converted = await ofLibrary(payload, await convertHtml(name, String(value)))
    if (value !== current?.[name] && hasTooManyNodes(converted.stored))
      throw invalidField(name, tooManyNodes(fieldLabel(name), RICH_TEXT_NODES))
    if (value !== current?.[name] && hasTooManyPictures(converted.stored))
      throw invalidField(name, tooManyPictures(fieldLabel(name)))
    data[name] = converted.stored
    html[name] = converted.html
  }
  return { data, html }
}

/** Whether references are sent as they were read; then those that are stored but not shown (trashed entries, drafts) stay. */
function namesTheSame(field: Field, value: unknown, read: unknown): boolean {
  if (!refersToEntries(field)) return false
  const ids = Array.isArray(value) ? value : value === null ? [] : [value]
  return ids.join(SEPARATOR) === idsRead(field, read).join(SEPARATOR)
}

/** The ids in a field of references as an entity carries it. */
function idsRead(field: Field, read: unknown): string[] {
  if (!refersToEntries(field) && field.kind !== 'documents') return []
  const kind = kindOf(field)
  return kind.isValue(read) ? kind.toText(read).split(SEPARATOR).filter(Boolean) : []
}

async function convertHtml(field: string, html: string): Promise<Converted> {
  try {
    return await convertOffThread(html)
  } catch (error) {
    throw error instanceof TooComplex ? invalidField(field, tooComplex(fieldLabel(field))) : error
  }
}

/** Reduces the pictures of a converted text to those of the library (`findTextPictures`), in its structure and its HTML. */
async function ofLibrary(payload: Payload, converted: Converted): Promise<Converted> {
  if (!converted.stored || pictureNodesIn(converted.stored).length === 0) return converted
  const stored = await findTextPictures(payload, converted.stored)
  return { stored, html: await toHtmlOffThread(stored) }
}

/** Fields managed by Payload, and the list order, which has its own endpoint (`cms/content/order.ts`). */
const managedFields = new Set(['id', 'createdAt', 'updatedAt', '_order'])

/**
 * The published values of all fields, written again with each update: otherwise Payload would merge the update into a newer
 * unpublished draft and publish that.
 */
async function publishedColumns(
  req: PayloadRequest,
  { type, collection }: Source,
  id: string,
): Promise<Columns & { row: Data | null }> {
  const language = languageOf(req.locale)
  const row = await req.payload.db.findOne<Data & { id: string }>({ collection, where: { id: { equals: id } }, req })
  const html: Record<string, string> = {}
  for (const name of richTextFields(type)) {
    const stored = asData(row?.[htmlFieldName(name)])[language]
    if (typeof stored === 'string') html[name] = stored
  }
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? []
  return { data: row ? completeValues(fields, row, language) : {}, html, row }
}

/** The values in a language, with null for missing ones, which would otherwise be taken from the draft. */
function completeValues(fields: readonly FlattenedField[], values: Data, language: Language): Data {
  const written = fields.filter(({ name }) => !managedFields.has(name))
  return Object.fromEntries(written.map((field) => [field.name, completeValue(field, values[field.name], language)]))
}

function completeValue(field: FlattenedField, value: unknown, language: Language): unknown {
  if (field.type === 'group') return completeValues(field.flattenedFields, asData(value), language)
  return (isLocalized(field) ? asData(value)[language] : value) ?? null
}

const asData = (value: unknown): Data => (typeof value === 'object' && value !== null ? { ...value } : {})

/**
 * Stores the picture of a request and runs the work with its id; deletes the picture if the work fails. Without a file it is the
 * picture of the library that the request names, if any; throws 400 if there is none.
 */
export async function withPicture<T>(
  req: PayloadRequest,
  type: Resource,
  { fields, picture }: Pick<Changes, 'fields' | 'picture'>,
  work: (id: string | undefined) => Promise<T>,
): Promise<T> {
  if (!picture) return work(type.image ? await chosenPicture(req, fields) : undefined)
  const id = await addFile(req.payload, picture, { originalName: picture.originalName })
  try {
    return await work(id)
  } catch (error) {
    await releaseUnusedPicture(req, id)
    throw error
  }
}

/** Inserts with a free slug chosen by the collection's hook; retries if another write has taken the slug meanwhile. */
export async function insertWithSlug(
  req: PayloadRequest,
  { type, collection }: Source,
  { data, html }: Columns,
  draft = false,
): Promise<Document> {
  // A visitor's create (an inquiry) has been validated by the route; visitors have no other access.
  const overrideAccess = type.create === 'visitor'
  const context = { knownHtml: html }
  const create = () =>
    req.payload.create({
      collection,
      data,
      locale: languageOf(req.locale),
      context,
      draft,
      depth: 1,
      overrideAccess,
      req,
    })
  return withLocalLock(collection, async () => ({
    ...(await writeWithSlug(collection, create)),
  }))
}
