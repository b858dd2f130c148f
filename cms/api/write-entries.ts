import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload'

import { htmlFieldName, richTextFields, storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import { messages } from '#contract/messages.ts'
import { fieldLabel, type AnyEntity, type Resource } from '#contract/resource.ts'
import { tooComplex } from '#contract/fields/html.ts'
import { validateField } from '#contract/fields/index.ts'
import { validate, type Values } from '#contract/validate.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { log } from '#cms/common/log.ts'
import { imageOf } from '#cms/media/api-image.ts'
import type { Prepared } from '#cms/media/re-encode.ts'
import { addPicture, deleteUnusedPicture } from '#cms/media/store.ts'
import { httpError, invalidField, invalidFields } from '#cms/common/http-error.ts'
import type { Converted } from '#cms/rich-text/convert.ts'
import { convertOffThread } from '#cms/rich-text/convert-off-thread.ts'
import { noteHtml } from '#cms/rich-text/noted.ts'
import { leavePacked } from '#cms/rich-text/packed.ts'
import { TooComplex } from '#cms/rich-text/thread.ts'
import { requestIdOf } from '#cms/common/request-context.ts'
import { findDocument } from './read-entries.ts'
import { entityOf } from './populate-references.ts'
import type { Document } from './shape.ts'
import { ifMatchHas, contentTag } from '#cms/common/etag.ts'

type Data = Record<string, unknown>

/** A picture uploaded with a request. */
export type Upload = Prepared & { originalName: string }

/** The input of an update. */
export interface Changes {
  fields: Readonly<Record<string, unknown>>
  picture: Upload | undefined
  removeImage: boolean
  ifMatch: string | null
}

/** Validates, stores the picture, then the entry; on failure neither remains. Throws 400 for invalid fields. */
export async function createEntry(
  req: PayloadRequest,
  source: Source,
  { fields, picture }: Pick<Changes, 'fields' | 'picture'>,
): Promise<AnyEntity> {
  const { type } = source
  const data = await toColumns(req, type, validated(type, fields, 'create'))
  const document = await withPicture(req, picture, (image) =>
    insertWithSlug(req, source, {
      ...data,
      ...(image ? { image } : {}),
      ...(source.hasDrafts ? { _status: 'published' } : {}),
    }),
  )
  return entityOf(req, type, document)
}

/**
 * Updates the given fields; throws 412 if the entry no longer matches `If-Match`. Conversion and the picture's storage run
 * before the lock is taken; under the lock the entry is read again, so that no concurrent change is overwritten.
 */
export async function updateEntry(
  req: PayloadRequest,
  source: Source,
  id: string,
  changes: Changes,
): Promise<AnyEntity> {
  const { type, collection } = source
  await findMatching(req, source, id, changes.ifMatch)
  const input = await toColumns(req, type, validated(type, changes.fields, 'update'))
  const { document, oldPicture } = await withPicture(req, changes.picture, (image) =>
    withClusterLock(req.payload, entryLockName(source, id), async () => {
      const before = await findMatching(req, source, id, changes.ifMatch)
      const picture = image ? { image } : changes.removeImage ? { image: null } : {}
      const data = { ...(await publishedValues(req, source, id, input)), ...input, ...picture }
      const update = () => req.payload.update({ collection, id, data, depth: 1, overrideAccess: false, req })
      return { document: await retryOnWriteConflict(update), oldPicture: pictureId(before) }
    }),
  )
  if (oldPicture !== undefined && (changes.picture || changes.removeImage)) await releaseUnusedPicture(req, oldPicture)
  return entityOf(req, type, { ...document })
}

/** Deletes an entry, and its picture if nothing else uses it. Returns the deleted entry; throws 404. */
export async function deleteEntry(req: PayloadRequest, source: Source, id: string): Promise<AnyEntity> {
  const { collection } = source
  const { deleted, oldPicture } = await withClusterLock(req.payload, entryLockName(source, id), async () => {
    const found = await findDocument(req, source, { id })
    const entity = await entityOf(req, source.type, found)
    const remove = () => req.payload.delete({ collection, id: String(found['id']), overrideAccess: false, req })
    await retryOnWriteConflict(remove)
    return { deleted: entity, oldPicture: pictureId(found) }
  })
  if (oldPicture !== undefined) await releaseUnusedPicture(req, oldPicture)
  return deleted
}

/** The name of the lock under which an entry is changed. */
export const entryLockName = ({ collection }: Pick<Source, 'collection'>, id: string): string => `${collection} ${id}`

/** Reads the entry; throws 412 if it does not match `If-Match`. */
async function findMatching(
  req: PayloadRequest,
  source: Source,
  id: string,
  ifMatch: string | null,
): Promise<Document> {
  const document = await findDocument(req, source, { id })
  if (ifMatch !== null && !ifMatchHas(ifMatch, contentTag(JSON.stringify(await entityOf(req, source.type, document)))))
    throw httpError(412, messages.changedMeanwhile)
  return document
}

/** Deletes a picture that is no longer used. A failure is only logged: the change itself has succeeded. */
async function releaseUnusedPicture(req: PayloadRequest, picture: string): Promise<void> {
  await deleteUnusedPicture(req.payload, picture).catch((error: unknown) =>
    log.error({ err: error, picture, requestId: requestIdOf(req) }, 'unused picture not deleted'),
  )
}

function validated(type: Resource, fields: Readonly<Record<string, unknown>>, mode: 'create' | 'update'): Values {
  const result = validate(type, fields, mode)
  if (!result.ok) throw invalidFields(result.errors)
  return result.values
}

/** The values as Payload stores them. The limit also applies to rich text as stored, so that reads can be written back. */
async function toColumns(req: PayloadRequest, type: Resource, values: Values): Promise<Data> {
  const data: Data = {}
  for (const [name, value] of Object.entries(values)) {
    const field = type.fields[name]
    if (!field) continue
    const { storage, write } = storedKindOf(field)
    if (storage !== 'richText') {
      data[name] = write ? write(value, field) : value
      continue
    }
    const { stored, html } = await convertHtml(name, String(value))
    const { message } = validateField(fieldLabel(name), field, html)
    if (message !== undefined) throw invalidField(name, message)
    noteHtml(req, name, html)
    data[name] = stored
  }
  return data
}

async function convertHtml(field: string, html: string): Promise<Converted> {
  try {
    return await convertOffThread(html)
  } catch (error) {
    throw error instanceof TooComplex ? invalidField(field, tooComplex(fieldLabel(field))) : error
  }
}

/** Fields managed by Payload, and the list order, which has its own endpoint (`cms/content/order.ts`). */
const managedFields = new Set(['id', 'createdAt', 'updatedAt', '_order'])

/**
 * The published values of all fields, written again with each update: otherwise Payload would merge the update into a newer
 * unpublished draft and publish that.
 */
async function publishedValues(
  req: PayloadRequest,
  { type, collection }: Source,
  id: string,
  input: Data,
): Promise<Data> {
  const row = await req.payload.db.findOne<Data & { id: string }>({ collection, where: { id: { equals: id } }, req })
  for (const name of richTextFields(type)) {
    const html = row?.[htmlFieldName(name)]
    if (typeof html === 'string' && !Object.hasOwn(input, name)) noteHtml(req, name, html)
  }
  const fields = req.payload.collections[collection]?.config.flattenedFields ?? []
  return row ? completeValues(fields, row) : {}
}

/** Adds null for missing values, which would otherwise be taken from the draft. */
function completeValues(fields: readonly FlattenedField[], values: Data): Data {
  const written = fields.filter(({ name }) => !managedFields.has(name))
  return Object.fromEntries(
    written.map((field) => {
      const value = values[field.name]
      return [
        field.name,
        field.type === 'group' ? completeValues(field.flattenedFields, asData(value)) : (value ?? null),
      ]
    }),
  )
}

const asData = (value: unknown): Data => (typeof value === 'object' && value !== null ? { ...value } : {})

function pictureId(document: Document): string | undefined {
  const { image } = document
  if (imageOf(image) === null) return undefined
  return typeof image === 'object' && image !== null && 'id' in image ? String(image.id) : undefined
}

/** Stores the picture and runs the work with its id; deletes the picture if the work fails. */
async function withPicture<T>(
  req: PayloadRequest,
  picture: Upload | undefined,
  work: (id: string | undefined) => Promise<T>,
): Promise<T> {
  if (!picture) return work(undefined)
  const id = await addPicture(req.payload, picture, { originalName: picture.originalName })
  try {
    return await work(id)
  } catch (error) {
    await releaseUnusedPicture(req, id)
    throw error
  }
}

const MAX_ATTEMPTS = 20

/** Inserts with a free slug chosen by the collection's hook; retries if another node has taken the slug meanwhile. */
async function insertWithSlug(req: PayloadRequest, { type, collection }: Source, data: Data): Promise<Document> {
  // A visitor's create (an inquiry) has been validated by the route; visitors have no other access.
  const overrideAccess = type.create === 'visitor'
  leavePacked(req)
  return withLocalLock(collection, async () => {
    for (let n = 1; ; n += 1) {
      try {
        const create = () => req.payload.create({ collection, data, depth: 1, overrideAccess, req })
        return { ...(await retryOnWriteConflict(create)) }
      } catch (error) {
        if (!isSlugTaken(error) || n === MAX_ATTEMPTS) throw error
      }
    }
  })
}

const isSlugTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'slug')
